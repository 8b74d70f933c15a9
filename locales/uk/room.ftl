### Навколо столу в браузері: очікування, меню, підсумки.

## Верхній рядок і меню

room-brand = Roshambo
room-home = На головну
room-at-hand = Завжди під рукою
room-rules = Правила
room-emotes = Щось сказати
room-menu = Меню
room-settings = Налаштування
room-keys = Клавіші
room-copy-link = Скопіювати посилання
room-copied = Скопійовано
room-copy-failed = Браузер не дає скопіювати. Виділіть посилання і скопіюйте його самі.
room-undo = Узяти хід назад
room-undo-ask = Попросити взяти хід назад
room-resign = Здатися
room-leave = Вийти з-за столу
room-go-away = Завершити перегляд

## Правила

room-rules-pages = Сторінки правил
room-rules-game = Ця гра
room-rules-common = Усі ігри

## Налаштування

room-lang = Мова
room-lang-en = English
room-lang-ru = Русский
room-lang-uk = Українська
room-theme = Вигляд
room-theme-auto = Як на пристрої
room-theme-light = Світлий
room-theme-dark = Темний
room-pace = Як швидко рухаються карти
room-pace-off = Миттєво
room-pace-fast = Швидко
room-pace-normal = Спокійно
room-pace-slow = Повільно
room-volume = Гучність
room-awake = Не гасити екран під час гри
room-vibrate = Вібрація, коли ваш хід
room-switch-on = Так
room-switch-off = Ні
room-fullscreen = На весь екран
room-fullscreen-end = Звичайний розмір
room-me = Ім’я та аватар
room-lots = Скидатися за мене перед грою
room-lots-bots = Проти ботів
room-lots-always = Завжди
room-lots-never = Ніколи
room-sort = Карти на руці
room-sort-colour = За кольором
room-sort-sign = За знаком
room-name = Ваше ім’я
room-keep = Зберегти

## Точно?

room-sure = Точно?
room-yes = Так
room-no = Ні, повернутися
room-sure-resign = За вас дограє бот, а ви посядете останнє місце. Скасувати це не можна.
room-sure-resign-all = Здаються всі, хто грає на цьому пристрої: за вас дограють боти, а ви посядете останні місця. Скасувати це не можна.
room-sure-leave = Гра ще триває. За вас дограє бот, а ви посядете останнє місце. Скасувати це не можна.
room-sure-stand-all = З-за столу встануть усі, хто грає на цьому пристрої.
room-sure-kick = { $name } вийде з-за столу й зможе сісти знову лише після наступної гри.

## Зв’язок із сервером

room-line-lost = Зв’язок зник. Пробуємо знову…
room-line-slow = Під’єднуємося…
room-line-now = Повторити
room-line-back = Зв’язок відновлено
room-line-closed = Сервер закрив з’єднання.
room-line-older = Відкрито застарілу версію сторінки. Оновіть її.
room-reload = Оновити

## Столу немає

room-no-table = Тут немає столу
room-try-again = Спробувати ще раз

## Перед грою

room-chairs = Місця за столом
room-seat = Місце { $number }
room-free = вільне
room-host = господар столу
room-sit = Сісти
room-sit-down = Сісти за стіл
room-stand-up = Встати
room-invite-here = Посадити…
room-another = Ще один гравець
room-another-long = Ще гравець на цьому пристрої
room-change = Інший бот
room-kick = Попросити піти
room-start = Почати гру
room-start-bots = Почати з ботами
room-bots-level = { $count ->
    [one] На вільне місце сяде бот:
    [few] На { $count } вільні місця сядуть боти:
   *[many] На { $count } вільних місць сядуть боти:
}
room-waits-players = Чекаємо на гравців. Гру починає { $name }.
room-waits-host = Усі зібралися. Гру починає { $name }.
room-full = Вільних місць немає, але можна дивитися.

room-who-sits = Хто сяде на місце { $number }?
room-bot-here = Бот
room-bot-away = Прибрати бота
room-person-here = Хтось поруч із вами
room-person-here-about = На одному пристрої можна грати разом, передаючи його одне одному. Кожен бачить лише свої карти.
room-level-random = ходить як заманеться
room-level-easy = для першої гри
room-level-medium = гідний суперник
room-level-hard = думає наперед
room-level-expert = не пробачає помилок

room-name-title = Як вас називати?
room-name-about = Це ім’я побачать усі за столом.
room-name-other-title = Хто ще тут грає?
room-name-other-about = Пристрій передають одне одному; перед кожним ходом стіл закривається.

room-share = Покличте друзів
room-share-code = Код столу
room-share-link = Або посилання
room-send = Надіслати
room-qr = Посилання на цей стіл у вигляді QR-коду

room-chosen = Як граємо
room-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
room-option-opening-throw = хто починає, вирішить розіграш на пальцях
room-option-opening-seat = { $seat-is ->
    [you] починаєте
   *[other] починає
} { $seat }
room-option-games = { $count ->
    [one] у серії { $count } партія
    [few] у серії { $count } партії
   *[many] у серії { $count } партій
}
room-option-help-on = із жетонами допомоги
room-option-help-off = без жетонів допомоги
room-option-variant-novice = «Новачок»: відкрите в сутичці лишається на видноті
room-option-variant-pro = «Профі»: відкрите в сутичці треба пам’ятати
room-option-items = камені: { $rocks }, ножиці: { $scissors }, папір: { $papers }
room-option-house = { $rule }: { $value }

house-rules = Домашні правила
house-rules-why = Про дещо книжки правил мовчать. Тут можна зіграти це інакше.
house-comeback = Свої карти повернулися
house-comeback-always = ваші, доки їх не поб’ють
house-comeback-once = ваші лише на один хід
house-jokers = Джокери на руці за особливого закінчення
house-jokers-one = рахуються за одну карту
house-jokers-two = рахуються за дві карти
house-token = Жетон допомоги, якщо вас двоє
house-token-total = у кого більше очок загалом
house-token-game = у кого більше очок за партію
house-triple = Три карти з одним значенням
house-triple-rock = камінь, ножиці, папір
house-triple-scissors = ножиці, папір, камінь
house-triple-paper = папір, камінь, ножиці
house-draw = Коли можна взяти карту
house-draw-stuck = лише якщо жодна не підходить
house-draw-free = будь-коли
house-answer = Після відповіді на «Шанс»
house-answer-ends-turn = ходить наступний гравець
house-answer-keeps-turn = ходить той, хто відповів
house-quiet = Нічия, якщо ніхто не нападає
house-quiet-count = { $count ->
    [one] через { $count } хід
    [few] через { $count } ходи
   *[many] через { $count } ходів
}
room-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунди
   *[many] { $count } секунд
}
room-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
   *[many] { $count } хвилин
}
room-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
   *[many] { $count } годин
}
room-clock-none = час не обмежено
room-clock-per-move = на кожен хід: { $time }
room-clock-bank = на всю гру: { $time }
room-clock-bank-more = на всю гру: { $time } і ще { $increment } с за кожен хід
room-away-after = якщо когось немає на зв’язку, його замінює бот; чекаємо: { $time }
room-away-never = тих, кого немає на зв’язку, ніхто не замінює
room-public = стіл видно всім
room-private = лише для тих, хто має посилання або код
room-hints = можна брати підказки

room-fair = Тасування, на яке ніхто не може вплинути
room-fair-about = Браузер додає до тасування таємне слово, і вибрати його можете ви. Порядок карт вийде з усіх слів та із секрету, який стіл загадав наперед і вже не змінить. Після гри це може перевірити кожен.
room-fair-word = { $seat-is ->
    [you] Ваше
   *[other] { $seat } — ваше
} слово:
room-fair-give = Додати
room-fair-given = { $seat-is ->
    [you] Ваше слово
   *[other] { $seat }: слово
} замкнено до початку гри
room-starting = Карти тасуються…
room-fair-promise = Обіцянка столу:

## Кілька людей на одному пристрої

room-pass = Пристрій бере { $seat }
room-pass-why = Карти закрито, щоб ніхто не побачив чужого.
room-pass-look = Лише глянути на свої карти. Решта відвертається!
room-pass-show = Я — { $seat }. Показати!
room-pass-other = Ні, я — { $seat }
room-not-now = Не зараз
room-at-device = Гравці на цьому пристрої
room-show-mine = Показати карти: { $seat }
room-looked = Закрити карти

## Що варто знати

room-watching = Ви дивитеся гру
room-gone = Ви здалися. За вас дограє бот.
room-replaced = За вас грає бот
room-replaced-of = Боти грають за: { $seats }
room-take-back = Повернути місце
room-returning = Бот зробить цей хід, і місце знову ваше
room-kept = Цю гру за вас дограє бот
room-missed = Час вийшов: цей хід за вас зробить бот
room-missed-before = Час вийшов, і за вас походив бот. Наступний хід ваш.
room-paused = Пауза: чекаємо, доки хтось із гравців повернеться
room-paused-replaced = Гру призупинено. Поверніть місце, щоб продовжити.
room-undo-asked = { $seat } { $seat-is ->
    [you] просите
   *[other] просить
} взяти останній хід назад
room-undo-waits = Чекаємо, чи дозволять інші взяти ваш хід назад
room-undo-allow = Дозволити
room-undo-refuse = Відмовити
room-undo-cancel = Не треба
room-undid = { $seat }: хід узято назад
room-silent = { $seat } довго { $seat-is ->
    [you] не ходите
   *[other] не ходить
}
room-call = Покликати бота
room-call-for = Покликати бота замість: { $seat }

## Що було

room-log-empty = Поки що нічого.
room-log-round = Раунд { $number }
room-log-game = Партія { $number }
room-log-now = Зараз
room-log-play = На дошці

## Підсумок

room-result = Підсумок
room-winner = перемога
room-place = { $place }.
room-left = гру здано
room-bot-moves = { $moves ->
    [one] { $moves } хід зробив бот
    [few] { $moves } ходи зробив бот
   *[many] { $moves } ходів зробив бот
}
room-undone = { $times ->
    [one] { $times } хід узято назад
    [few] { $times } ходи взято назад
   *[many] { $times } ходів узято назад
}
room-wants-again = хоче ще раз
room-given-up = Гру не дограли до кінця.
room-ended = Гра закінчилася.
room-score-paws = { $score ->
    [one] { $score } жетон
    [few] { $score } жетони
   *[many] { $score } жетонів
}
room-score-paws-quick = { $score ->
    [one] { $score } штрафне очко
    [few] { $score } штрафні очки
   *[many] { $score } штрафних очок
}
room-tie-paws-quick = Найменше штрафних очок одразу в кількох: вирішила кількість виграних партій.
room-tie-ninjan = Найбільша сума одразу в кількох: вирішив розіграш на пальцях.
room-score-ninjan = сума { $score }
room-score-kanobu = { $score ->
    [0] без карт
    [one] { $score } карта
    [few] { $score } карти
   *[many] { $score } карт
}
room-again = Ще раз
room-again-bots = Ще раз, з ботами
room-again-waits = Чекаємо: { $seats }
room-again-free = Чекаємо, доки хтось займе вільне місце
room-again-hint = У наступній грі всі пересуваються на одне місце.
room-look = Подивитися на стіл
room-other-game = Інші ігри
room-next-game = Змінити гру
room-next-choose = Вибрати
room-next-note = Усі лишаються за столом, і посилання лишається те саме.
room-record = Зберегти запис

## Підказки й те, чого ще не видно

hint-ask = Підказка
hint-asking = Шукаємо добрий хід…
hint-setup = Розставте фігури так
hint-chance = Шанс перемогти: близько { $chance } %
hint-do = Так і зробити
hint-lay = Показати цю розстановку
hint-close = Закрити підказку
unseen-title = Що ще приховано
unseen-total = { $count ->
    [one] Невідомо, де ще { $count } карта: на чужій руці, у колоді чи поза грою.
    [few] Невідомо, де ще { $count } карти: на чужій руці, у колоді чи поза грою.
   *[many] Невідомо, де ще { $count } карт: на чужій руці, у колоді чи поза грою.
}
unseen-count = { $count } з { $of }
unseen-card = { $card }: приховано { $count } з { $of }
unseen-figures = Що ще може мати кожна фігура суперника:
unseen-figure = може мати: { $items }
