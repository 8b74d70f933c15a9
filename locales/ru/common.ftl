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
sign-letter = { $sign ->
    [R] К
    [S] Н
   *[P] Б
}
list-and = { $list } и { $last }

## Розыгрыш на пальцах

move-throw = Показать: { $sign }
throw-decided = { $seat-is ->
    [you] { $seat } сделали выбор
   *[other] { $seat }: выбор сделан
}
throw-sign = { $seat } — { $sign }
throw-won = На пальцах: { $signs }. { $left-is ->
    [you] Побеждаете
   *[other] Побеждает
} { $left }
throw-again = На пальцах: { $signs }. { $left-is ->
    [you] { $left } скидываетесь снова
   *[other] Снова скидываются: { $left }
}
throw-won-unseen = На пальцах { $left-is ->
    [you] побеждаете
   *[other] побеждает
} { $left }
throw-again-unseen = { $left-is ->
    [you] { $left } скидываетесь снова
   *[other] Снова скидываются: { $left }
}

## Отказы, общие для всех игр

refused-game-over = Игра окончена, ходов больше нет.
refused-deck-awaited = Сейчас никто не ходит: сначала нужно перемешать колоду.
refused-no-such-seat = Места { $seat } нет: за этим столом места с 1 по { $seats }.
refused-not-awaited = { $seat } сейчас { $seat-is ->
    [you] не ходите
   *[other] не ходит
}. Игра ждёт: { $awaited }.
refused-already-decided = { $seat-is ->
    [you] { $seat } уже сделали выбор
   *[other] { $seat }: выбор уже сделан
}, а тайный выбор не меняют. Игра ждёт: { $awaited }.
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
option-comeback = сколько можно заменять свои вернувшиеся карты: пока их не побьют или только один ход
option-comeback-values = always или once
option-comeback-default-always = always
option-comeback-default-once = once
option-jokers = за сколько карт считается джокер на руке при особом окончании раунда
option-jokers-values = one или two
option-jokers-default = one
option-token = кому вдвоём достаётся жетон помощи: у кого больше очков в сумме или за последнюю партию
option-token-values = total или game
option-token-default = total
option-triple = какой знак первый, если у трёх карт одно значение
option-triple-values = rock, scissors или paper
option-triple-default = rock
option-draw = когда можно взять карту: только если ни одна не подходит или когда угодно
option-draw-values = stuck или free
option-draw-default = stuck
option-answer = кто ходит после ответа на «Шанс»: следующий игрок или снова вы
option-answer-values = ends-turn или keeps-turn
option-answer-default = ends-turn
option-quiet = сколько ходов подряд без нападения дают ничью
option-quiet-values = число от 20 до 200
option-quiet-default = 100

## Записи игр

record-error = Строка { $line }. { $problem }
record-refused = { $refused } Пункт правил: { $ruling }.
record-io = Запись не читается: { $error }.
record-not-text = Это не UTF-8. Ожидается обычный текст.
record-too-long = Строка длиннее { $bytes } байт. Ожидается строка записи игры.
record-header-too-long = Заголовок длиннее { $bytes } байт. До этого места должна стоять строка ---.
record-carriage-return = В строке есть возврат каретки (CR). Строки должны заканчиваться только переводом строки (LF).
record-blank = Строка пуста. Ожидается { $expected }.
record-ends = Здесь запись обрывается. Ожидается { $expected }.
record-rules-version = Игра записана по правилам версии { $found } и по другим не воспроизводится. Ожидается версия { $known }.
seats-out-of-range = Игра «{ $game }»: от { $min } до { $max } игроков, а задано { $found }.
seats-other-than = Игра «{ $game }»: { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, а задано { $found }.
option-twice = Настройка { $name } задана дважды. Каждую настройку задают один раз.
expected-record-version = roshambo-record 1
expected-game-line = game и код игры
expected-seats-line = seats и число мест
expected-header-line = option ИМЯ=ЗНАЧЕНИЕ, meta ИМЯ=ЗНАЧЕНИЕ или ---
expected-entry = deck и карты либо номер места и ход

## Что система говорит о файлах

io-not-found = нет такого файла или папки
io-permission-denied = нет прав доступа
io-already-exists = уже существует
io-is-a-directory = это папка
io-not-a-directory = часть пути — не папка
io-storage-full = не осталось места
io-read-only = доступно только чтение
io-other = { $error }

## Доказательство честности

proof-missing = В доказательстве честности нет строки meta { $name }=…
proof-twice = Строка meta { $name }=… стоит в доказательстве честности дважды, а должна один раз.
proof-malformed = Строка meta { $name }=… в доказательстве честности не читается. Ожидается { $expected }.
proof-commitment = Секрет не сходится с обещанием { $promised }: из него получается { $found }.
proof-commitment-local = Секрет и тексты ботов не сходятся с обещанием { $promised }: из них получается { $found }.
proof-text = Текст места { $seat } — не тот, который игрок закрепил хешем, и не тот, что следует из секрета.
proof-deck = Колода { $number } не следует из секрета и текстов. Ожидается deck { $expected }
proof-seal = Решение не то, отпечаток которого записан в { $name }.
proof-seal-missing = Место { $seat } приняло в сетевой игре тайное решение, но в записи нет строки meta { $name }=… с его печатью.
proof-seal-of-nothing = Печать в { $name } не относится ни к одному тайному решению.
expected-scheme = 2 или отсутствие такой строки
expected-secret = число из 64 шестнадцатеричных цифр, буквы строчные
expected-bots = список номеров мест за столом через запятую
expected-text = текст от 1 до { $most } байт без управляющих символов
text-malformed = Текст игрока — от 1 до { $most } байт, без управляющих символов.
text-no-such-seat = Места { $seat } за этим столом нет.
text-no-hash = Игрок закрепляет текст его хешем. Ожидаются 64 шестнадцатеричные цифры, буквы строчные, а не { $found }.
text-other-hash = Это не тот текст, который вы закрепили.
text-not-now = Сейчас раскрывать нечего.

## Боты

bot-not-awaited = { $seat } сейчас ничего не решает. Ожидается игрок, чей сейчас ход.
bot-program = Программа «{ $program }» { $problem }
contest-bot = { $seat }. { $error }
contest-illegal = { $seat } отвечает «{ $text }», и такой ход не принят. { $refused } Пункт правил: { $ruling }.
contest-endless = Игра не закончилась и после { $most } решений. Нужны игроки, которые доводят её до конца.
expected-level = уровень: random, easy, medium, hard или expert
expected-contender = уровень (random, easy, medium, hard или expert), plain-ismcts, pimc или exec:ПРОГРАММА
expected-program = программа после exec:
