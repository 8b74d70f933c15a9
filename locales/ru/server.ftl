### Что говорит сервер: за столами и когда не может сделать то, о чём попросили.

## Реплики за столом

remark-hello = Привет!
remark-good-luck = Удачи!
remark-nice-move = Отличный ход!
remark-well-played = Хорошая игра!
remark-thanks = Спасибо!
remark-oops = Ой!
remark-sorry = Извините!
remark-thinking = Дайте подумать.
remark-back-soon = Сейчас вернусь.
remark-laugh = Ха-ха!
remark-wow = Ух ты!
remark-cry = О нет…
remark-angry = Грр!
remark-clap = Браво!
