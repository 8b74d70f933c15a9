### Цу-е-фа!

tsuefa-title = Цу-е-фа!
tsuefa-about = две команды со спрятанными предметами на доске шесть на шесть; захватите чужой флаг

## Предметы

tsuefa-item-dynamite = динамит
tsuefa-item-flag = флаг

## Ходы

tsuefa-move-setup = Расставить: задний ряд — { $back }; передний ряд — { $front }
tsuefa-move-step = Пойти с { $from } на { $to }

## Что происходит

tsuefa-set-up = { $seat }: расстановка готова
tsuefa-begins = Обе расстановки готовы. Начинает { $seat }
tsuefa-stepped = { $seat } ходит с { $from } на { $to }
tsuefa-stepped-unseen = { $seat } ходит фигурой
tsuefa-fought = { $seat } нападает с { $from } на { $to }: { $attacker ->
    [rock] камень
    [scissors] ножницы
    [paper] бумага
    [dynamite] динамит
   *[flag] флаг
} против { $defender ->
    [rock] камня
    [scissors] ножниц
    [paper] бумаги
    [dynamite] динамита
   *[flag] флага
}. { $result ->
    [attacker-wins] Нападающий побеждает и занимает клетку
    [defender-wins] Защитник побеждает и остаётся на месте
    [both-leave] Обе фигуры уходят с доски
   *[tied] Ничья: игроки скидываются
}
tsuefa-fought-unseen = { $seat } нападает
tsuefa-tie-settled = { $seat } побеждает в схватке: у фигуры на { $square } теперь { $sign }
tsuefa-tie-settled-unseen = { $seat } побеждает в схватке
tsuefa-game-won = { $loser } теряет флаг. { $seat } побеждает
tsuefa-drawn = Ходов подряд без нападения: { $steps }. Ничья

## Отказы

tsuefa-refused-set-up-first = Игра начинается с расстановки: сначала дайте по предмету каждой из двенадцати своих фигур.
tsuefa-refused-set-up-done = Фигуры уже расставлены: ходите одной из своих на соседнюю клетку.
tsuefa-refused-throw-first = В схватке ничья, игроки скидываются: покажите камень, ножницы или бумагу.
tsuefa-refused-no-throw = Сейчас никто не скидывается: ходите одной из своих фигур на соседнюю клетку.
tsuefa-refused-flags = В расстановке должен быть ровно один флаг, а у вас { $found ->
    [0] нет ни одного
   *[other] их { $found }
}.
tsuefa-refused-dynamites = В расстановке должен быть ровно один динамит, а у вас { $found ->
    [0] нет ни одного
   *[other] их { $found }
}.
tsuefa-refused-sign-count = В расстановке неверное число предметов «{ $sign }»: у вас { $found }, а нужно { $expected }.
tsuefa-refused-no-figure = На клетке { $square } нет вашей фигуры: выберите свою.
tsuefa-refused-not-one-square = Клетка { $to } не соседняя с { $from }: фигура ходит на одну клетку вверх, вниз, влево или вправо.
tsuefa-refused-dynamite-stays = У фигуры на { $square } динамит, и она никогда не ходит: выберите другую.
tsuefa-refused-onto-own = На клетке { $square } стоит ваша же фигура: ходите на пустую клетку или нападайте на фигуру соперника.

## Запись ходов

expected-tsuefa-move = ход: setup, throw или шаг, например a2-a3
expected-square = клетка: от a1 до f6
expected-layout = запись из двенадцати букв R, S, P, D и F
