### Tsu-e-fa!: the guided first game.

## The goal, and how figures move

learn-tsuefa-goal = The goal
learn-tsuefa-goal-look = You lead the hooligans against the nerds. Every figure hides an item behind its back, and you see only your own. One of the nerds carries the flag: capture it, and you win!
learn-tsuefa-goal-meet = A figure goes one square up, down, left or right, never diagonally. One nerd has stepped out of line. Bring one of your hooligans right next to that nerd.
learn-tsuefa-goal-far = No hooligan stands next to that nerd yet. Touching at a corner does not count: only up, down, left and right do. Try again.
learn-tsuefa-goal-away = This hooligan was close, and now it walks away from the nerd. Try again in another direction.
learn-tsuefa-goal-near = Face to face! The next step could be an attack. Remember: you have to move on every turn, and you cannot step onto your own figures.

## Fights

learn-tsuefa-fight = Rock, scissors, paper
learn-tsuefa-fight-look = Stepping onto an opponent’s figure is an attack: both show their items, and the better sign stays. The nerd in the middle has fought before, so you can see what it carries.
learn-tsuefa-fight-beat = Your rock, your scissors and your paper all stand next to that nerd. Attack with the one that is sure to win.
learn-tsuefa-fight-rock = Paper wraps rock: your rock would leave the board, and the nerd would stay. Try again.
learn-tsuefa-fight-paper = Paper against paper is a tie, and you could still lose it. One of your figures is sure to win: try again.
learn-tsuefa-fight-blind = You cannot see what this nerd hides, so you would be guessing. Attack the one that you can see. Try again.
learn-tsuefa-fight-else = The nerd in the middle is still there. One of the three figures around it beats what it carries. Try again.
learn-tsuefa-fight-stays = Scissors cut paper: the nerd is gone, and your scissors have taken the square. Then a rock attacked your paper and lost. A defender that wins stays where it is.

## Ties

learn-tsuefa-tie = Equal signs
learn-tsuefa-tie-even = A nerd has attacked you: rock against rock, and neither is stronger. So both players throw: each picks a sign in secret, and both are shown together.
learn-tsuefa-tie-throw = You know your opponent well: the first sign is always rock. Win this throw!
learn-tsuefa-tie-again = Rock against rock again: nobody wins, and you would have to throw once more. You can win right away. Try again.
learn-tsuefa-tie-lost = Rock blunts scissors: you would lose the throw, and your figure would leave the board. Try again.
learn-tsuefa-tie-use = You won with paper, so your figure carries paper from now on, and both of you know it. The nerd in front of it has shown a rock. Make use of your new item!
learn-tsuefa-tie-away = Your figure turns away from a fight that it would win. Try again.
learn-tsuefa-tie-else = The rock still stands in front of your figure. The one that has just won the throw can beat it now. Try again.
learn-tsuefa-tie-done = Paper wraps rock! Your old rock would only have tied. After a throw, remember which sign won it: the figure carries that one now.

## Dynamite

learn-tsuefa-dynamite = Dynamite
learn-tsuefa-dynamite-trap = Dynamite never moves and never attacks: it waits. Whoever attacks it leaves the board together with it. Yours waits at the left end of your front row, and a nerd already stands before it.
learn-tsuefa-dynamite-choose = Two nerds stand next to the rock that has gone furthest ahead. Attack with it, but be sure not to hit dynamite. What is it that dynamite never does?
learn-tsuefa-dynamite-boom = Boom! This nerd has not moved since the start, and it does carry dynamite: both figures would leave the board. Try again.
learn-tsuefa-dynamite-else = Nobody is attacked like this. Look at the two nerds next to your foremost rock: one of them has already moved. Try again.
learn-tsuefa-dynamite-both = Whoever has moved has no dynamite, so you were safe, and your rock won. Then a paper attacked your dynamite: both have left the board. A fine trap, but it works only once.

## The setup

learn-tsuefa-setup = Your own setup
learn-tsuefa-setup-hide = Before the game both players give out their items in secret. The flag loses to every attacker, so hide it well, perhaps in the back row with dynamite beside it. Set up your figures as you like!
learn-tsuefa-setup-begin = Only you know this setup. The hooligans always begin, so it is your turn. Make any first move you like.
learn-tsuefa-setup-done = This is how every game begins. Keep different signs side by side, so that someone is always there to strike back.

## Novice and pro

learn-tsuefa-memory = Novice and pro
learn-tsuefa-memory-scout = This is a pro game. A nerd stands face to face with your scissors. Find out what it hides, and watch closely!
learn-tsuefa-memory-other = That is another nerd. You want to know about the one in front of your scissors. Try again.
learn-tsuefa-memory-else = You learn nothing this way: only a fight shows what a figure hides. Try again with your scissors in the middle.
learn-tsuefa-memory-recall = Your scissors lost, and then that nerd went one square further. In a novice game you would still see its item; in a pro game it is hidden again. Do you remember? Beat that nerd!
learn-tsuefa-memory-wrong = This nerd has not fought yet, and nobody has shown you what it hides. Look for the one that beat your scissors. Try again.
learn-tsuefa-memory-forgot = The nerd that beat your scissors is still there. Which sign beats scissors, and what beats that sign? Try again.
learn-tsuefa-memory-done = Paper wraps rock: well remembered! In a novice game, whatever a fight has shown stays visible; in a pro game you keep it in your head. Everything else is the same.

## The flag

learn-tsuefa-flag = Capture the flag
learn-tsuefa-flag-look = The yard is almost empty. Two nerds still hide something. All other items of the nerds have been shown, so these two must have the dynamite and the flag.
learn-tsuefa-flag-capture = Both of these nerds stand next to your paper. Work out who has the flag, and capture it!
learn-tsuefa-flag-boom = This nerd has never moved: it carries the dynamite, and your paper would leave the board together with it. Try again.
learn-tsuefa-flag-else = You can capture the flag right now, and it might run away: a figure with the flag may move. Which of the two has already done so? Try again.
learn-tsuefa-flag-won = The flag loses to every attacker, so you have won, 1 to 0! Whoever’s flag leaves the board, in whatever way, has lost.
learn-tsuefa-flag-also = Two more things. Your own flag may move, too, but when it attacks, it wins only against the other flag. And a hundred moves in a row without an attack make a draw.
learn-tsuefa-flag-go = Hide, scout, remember, strike: now you know it all. See you in the school yard!
