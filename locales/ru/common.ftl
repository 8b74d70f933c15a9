### Общее для всех игр: игроки, знаки, розыгрыш на пальцах, отказы, запись ходов, настройки.

## Игроки, карты и знаки

player = Игрок { $seat }
cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
sign-rock = камень
sign-scissors = ножницы
sign-paper = бумага

## Розыгрыш на пальцах

move-throw = Показать: { $sign }
throw-decided = { $seat }: выбор сделан
throw-sign = { $seat } – { $sign }
throw-won = На пальцах: { $signs }. Побеждает { $left }
throw-again = На пальцах: { $signs }. Снова скидываются: { $left }
throw-won-unseen = На пальцах побеждает { $left }
throw-again-unseen = Снова скидываются: { $left }

## Отказы, общие для всех игр

refused-game-over = Игра окончена, ходов больше нет.
refused-deck-awaited = Сейчас никто не ходит: сначала нужно перемешать колоду.
refused-no-such-seat = Места { $seat } нет: за этим столом места с 1 по { $seats }.
refused-not-awaited = { $seat } сейчас не ходит. Игра ждёт: { $awaited }.
refused-already-decided = { $seat }: выбор уже сделан, а тайный выбор не меняют. Игра ждёт: { $awaited }.
deck-not-awaited = Сейчас колода не нужна: ожидается ход, а если игра окончена — ничего.
deck-wrong-size = В колоде карт: { $found }, а должно быть { $expected }.
deck-wrong-cards = В колоде слишком много { $surplus } и слишком мало { $missing }.

## Запись ходов: чего ожидали

malformed = Ожидается { $expected }, а получено «{ $found }».
expected-seat = номер места, начиная с 1 и без нулей впереди
expected-seats = число мест без нулей впереди
expected-sign = знак: R, S или P
expected-game = игра: paws, paws-quick, ninjan, kanobu или tsuefa
expected-colour = цвет: b, g, r или y
expected-kind = вид: one или many
expected-copies = не больше одинаковых карт, чем есть в колоде
expected-no-card = отсутствие карт: в этой игре нет колоды

## Настройки

option-none = Настройки «{ $name }» нет: у этой игры нет настроек.
option-unknown = Настройки «{ $name }» нет. Есть такие: { $expected }.
option-value = Настройка { $name } не может быть «{ $value }». Ожидается { $expected }.
option-opening = кто ходит первым: победитель розыгрыша на пальцах или указанный игрок
option-opening-values = throw или номер места за столом
option-opening-default = throw
option-games = сколько партий в серии
option-games-values = число от 1 до 20
option-games-default = столько, сколько мест
option-help = получают ли жетоны помощи игроки, у которых больше всего штрафных очков
option-help-values = on или off
option-help-default = on, если партий больше одной
option-variant = остаются ли на виду предметы, открытые в схватке, или их надо помнить
option-variant-values = novice или pro
option-variant-default = novice
option-items = сколько камней, ножниц и бумаг у каждого игрока
option-items-values = три числа, например 4-3-3: каждое не меньше 1, вместе 10
option-items-default = 4-3-3
