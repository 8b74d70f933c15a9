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
sign-letter = { $sign ->
    [R] К
    [S] Н
   *[P] П
}
list-and = { $list } та { $last }

## Розіграш на пальцях

move-throw = Показати: { $sign }
throw-decided = { $seat-is ->
    [you] { $seat } зробили вибір
   *[other] { $seat }: вибір зроблено
}
throw-sign = { $seat } — { $sign }
throw-won = На пальцях: { $signs }. { $left-is ->
    [you] Перемагаєте
   *[other] Перемагає
} { $left }
throw-again = На пальцях: { $signs }. { $left-is ->
    [you] { $left } скидаєтеся знову
   *[other] Знову скидаються: { $left }
}
throw-won-unseen = На пальцях { $left-is ->
    [you] перемагаєте
   *[other] перемагає
} { $left }
throw-again-unseen = { $left-is ->
    [you] { $left } скидаєтеся знову
   *[other] Знову скидаються: { $left }
}

## Відмови, спільні для всіх ігор

refused-game-over = Гру закінчено, ходів більше немає.
refused-deck-awaited = Зараз ніхто не ходить: спершу треба перетасувати колоду.
refused-no-such-seat = Місця { $seat } немає: за цим столом місця від 1 до { $seats }.
refused-not-awaited = { $seat } зараз { $seat-is ->
    [you] не ходите
   *[other] не ходить
}. Гра чекає: { $awaited }.
refused-already-decided = { $seat-is ->
    [you] { $seat } вже зробили вибір
   *[other] { $seat }: вибір уже зроблено
}, а таємний вибір не змінюють. Гра чекає: { $awaited }.
deck-not-awaited = Зараз колода не потрібна: очікується хід, а якщо гру закінчено — нічого.
deck-wrong-size = У колоді { $found ->
    [one] { $found } карта
    [few] { $found } карти
   *[many] { $found } карт
}, а має бути { $expected }.
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
option-comeback = скільки можна замінювати свої карти, що повернулися: доки їх не поб’ють чи лише один хід
option-comeback-values = always або once
option-comeback-default-always = always
option-comeback-default-once = once
option-jokers = за скільки карт рахується джокер на руці за особливого закінчення раунду
option-jokers-values = one або two
option-jokers-default = one
option-token = кому вдвох дістається жетон допомоги: у кого більше очок загалом чи за останню партію
option-token-values = total або game
option-token-default = total
option-triple = який знак перший, якщо три карти мають одне значення
option-triple-values = rock, scissors або paper
option-triple-default = rock
option-draw = коли можна взяти карту: лише якщо жодна не підходить чи будь-коли
option-draw-values = stuck або free
option-draw-default = stuck
option-answer = хто ходить після відповіді на «Шанс»: наступний гравець чи знову ви
option-answer-values = ends-turn або keeps-turn
option-answer-default = ends-turn
option-quiet = скільки ходів поспіль без нападу дають нічию
option-quiet-values = число від 20 до 200
option-quiet-default = 100

## Записи ігор

record-error = Рядок { $line }. { $problem }
record-refused = { $refused } Пункт правил: { $ruling }.
record-io = Запис не читається: { $error }.
record-not-text = Це не UTF-8. Очікується звичайний текст.
record-too-long = Рядок довший за { $bytes } байтів. Очікується рядок запису гри.
record-header-too-long = Заголовок довший за { $bytes } байтів. До цього місця має стояти рядок ---.
record-carriage-return = У рядку є повернення каретки (CR). Рядки мають закінчуватися лише переведенням рядка (LF).
record-blank = Рядок порожній. Очікується { $expected }.
record-ends = Тут запис обривається. Очікується { $expected }.
record-rules-version = Гру записано за правилами версії { $found }, і за іншими вона не відтворюється. Очікується версія { $known }.
seats-out-of-range = Гра «{ $game }»: від { $min } до { $max } гравців, а задано { $found }.
seats-other-than = Гра «{ $game }»: { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}, а задано { $found }.
option-twice = Параметр { $name } задано двічі. Кожен параметр задають один раз.
expected-record-version = roshambo-record 1
expected-game-line = game і код гри
expected-seats-line = seats і кількість місць
expected-header-line = option НАЗВА=ЗНАЧЕННЯ, meta НАЗВА=ЗНАЧЕННЯ або ---
expected-entry = deck і карти або номер місця та хід

## Що система каже про файли

io-not-found = немає такого файлу або теки
io-permission-denied = немає прав доступу
io-already-exists = уже існує
io-is-a-directory = це тека
io-not-a-directory = частина шляху — не тека
io-storage-full = не залишилося місця
io-read-only = доступне лише читання
io-other = { $error }

## Доказ чесності

proof-missing = У доказі чесності немає рядка meta { $name }=…
proof-twice = Рядок meta { $name }=… стоїть у доказі чесності двічі, а має один раз.
proof-malformed = Рядок meta { $name }=… у доказі чесності не читається. Очікується { $expected }.
proof-commitment = Секрет не відповідає обіцянці { $promised }: з нього виходить { $found }.
proof-commitment-local = Секрет і тексти ботів не відповідають обіцянці { $promised }: з них виходить { $found }.
proof-text = Текст місця { $seat } — не той, який гравець закріпив хешем, і не той, що випливає із секрету.
proof-deck = Колода { $number } не випливає із секрету й текстів. Очікується deck { $expected }
proof-seal = Рішення не збігається з тим, чия печатка записана в { $name }.
proof-seal-missing = Місце { $seat } ухвалило в мережевій грі таємне рішення, але в записі немає рядка meta { $name }=… з його печаткою.
proof-seal-of-nothing = Печатка в { $name } не стосується жодного таємного рішення.
expected-scheme = 2 або відсутність такого рядка
expected-secret = число з 64 шістнадцяткових цифр, літери малі
expected-bots = список номерів місць за столом через кому
expected-text = текст від 1 до { $most } байтів без символів керування
text-malformed = Текст гравця — від 1 до { $most } байтів, без символів керування.
text-no-such-seat = Місця { $seat } за цим столом немає.
text-no-hash = Гравець закріплює текст його хешем. Очікуються 64 шістнадцяткові цифри, літери малі, а не { $found }.
text-other-hash = Це не той текст, який ви закріпили.
text-not-now = Зараз розкривати нема чого.

## Боти

bot-not-awaited = { $seat } зараз нічого не вирішує. Очікується гравець, чий зараз хід.
bot-program = Програма «{ $program }» { $problem }
contest-bot = { $seat }. { $error }
contest-illegal = { $seat } відповідає «{ $text }», і такий хід не прийнято. { $refused } Пункт правил: { $ruling }.
contest-endless = Гра не закінчилася й після { $most } рішень. Потрібні гравці, які доводять її до кінця.
expected-level = рівень: random, easy, medium, hard або expert
expected-contender = рівень (random, easy, medium, hard або expert), plain-ismcts, pimc або exec:ПРОГРАМА
expected-program = програма після exec:
