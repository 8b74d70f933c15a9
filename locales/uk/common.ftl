### Спільне для всіх ігор: гравці, знаки, розіграш на пальцях, відмови, запис ходів, параметри.

## Гравці, карти та знаки

player = Гравець { $seat }
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
sign-rock = камінь
sign-scissors = ножиці
sign-paper = папір

## Розіграш на пальцях

move-throw = Показати: { $sign }
throw-decided = { $seat }: вибір зроблено
throw-sign = { $seat } – { $sign }
throw-won = На пальцях: { $signs }. Перемагає { $left }
throw-again = На пальцях: { $signs }. Знову скидаються: { $left }
throw-won-unseen = На пальцях перемагає { $left }
throw-again-unseen = Знову скидаються: { $left }

## Відмови, спільні для всіх ігор

refused-game-over = Гру закінчено, ходів більше немає.
refused-deck-awaited = Зараз ніхто не ходить: спершу треба перетасувати колоду.
refused-no-such-seat = Місця { $seat } немає: за цим столом місця з 1 до { $seats }.
refused-not-awaited = { $seat } зараз не ходить. Гра чекає: { $awaited }.
refused-already-decided = { $seat }: вибір уже зроблено, а таємний вибір не змінюють. Гра чекає: { $awaited }.
deck-not-awaited = Зараз колода не потрібна: очікується хід, а якщо гру закінчено — нічого.
deck-wrong-size = У колоді карт: { $found }, а має бути { $expected }.
deck-wrong-cards = У колоді забагато { $surplus } і замало { $missing }.

## Запис ходів: чого очікували

malformed = Очікується { $expected }, а отримано «{ $found }».
expected-seat = номер місця, починаючи з 1 і без нулів попереду
expected-seats = кількість місць без нулів попереду
expected-sign = знак: R, S або P
expected-game = гра: paws, paws-quick, ninjan, kanobu або tsuefa
expected-colour = колір: b, g, r або y
expected-kind = вид: one або many
expected-copies = не більше однакових карт, ніж є в колоді
expected-no-card = відсутність карт: у цій грі немає колоди

## Параметри

option-none = Параметра «{ $name }» немає: ця гра не має параметрів.
option-unknown = Параметра «{ $name }» немає. Є такі: { $expected }.
option-value = Параметр { $name } не може бути «{ $value }». Очікується { $expected }.
option-opening = хто ходить першим: переможець розіграшу на пальцях чи вказаний гравець
option-opening-values = throw або номер місця за столом
option-opening-default = throw
option-games = скільки партій у серії
option-games-values = число від 1 до 20
option-games-default = стільки, скільки місць
option-help = чи отримують жетони допомоги гравці, у яких найбільше штрафних очок
option-help-values = on або off
option-help-default = on, якщо партій більше однієї
option-variant = чи залишаються на видноті предмети, відкриті в сутичці, чи їх треба пам’ятати
option-variant-values = novice або pro
option-variant-default = novice
option-items = скільки каменів, ножиць і паперів у кожного гравця
option-items-values = три числа, наприклад 4-3-3: кожне не менше 1, разом 10
option-items-default = 4-3-3
