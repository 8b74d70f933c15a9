### Що каже сервер: за столами й тоді, коли не може зробити те, про що попросили.

## Репліки за столом

remark-hello = Привіт!
remark-good-luck = Щасти!
remark-nice-move = Чудовий хід!
remark-well-played = Гарна гра!
remark-thanks = Дякую!
remark-oops = Ой!
remark-sorry = Перепрошую!
remark-thinking = Дайте подумати.
remark-back-soon = Зараз повернуся.
remark-laugh = Ха-ха!
remark-wow = Ого!
remark-cry = О ні…
remark-angry = Грр!
remark-clap = Браво!
