### What the server says: at tables, and when it cannot do what was asked.

## Remarks at a table

remark-hello = Hello!
remark-good-luck = Good luck!
remark-nice-move = Nice move!
remark-well-played = Well played!
remark-thanks = Thank you!
remark-oops = Oops!
remark-sorry = Sorry!
remark-thinking = Let me think.
remark-back-soon = Back in a moment.
remark-laugh = Ha-ha!
remark-wow = Wow!
remark-cry = Oh no…
remark-angry = Grr!
remark-clap = Bravo!
