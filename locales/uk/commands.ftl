### Команди програми: що вони друкують, від чого відмовляються, і довідка до них.

## Спільне для команд

quoted = «{ $text }»
outcome-draw = нічия; рахунок: { $scores }
outcome-won = перемагає { $winners }; рахунок: { $scores }
outcome-shared = перемогу ділять { $winners }; рахунок: { $scores }
batch-progress = ігор: { $done } з { $all }, залишилося { $left }
batch-interrupted = Перервано. Ось що встигли зіграти.
failure-output = Не вдалося надрукувати результат: { $error }.
failure-open = Не вдалося відкрити { $file }: { $error }.
failure-write = Не вдалося записати { $file }: { $error }.
failure-seed = Не вдалося отримати випадкове зерно: { $error }.
failure-threads = Не вдалося запустити потоки: { $error }.
failure-interrupt = Не вдалося налаштувати обробку Ctrl-C: { $error }.
failure-random-move = Випадковий хід «{ $move }» не прийнято. { $refused }
failure-of = { $name }. { $error }

## games

games-title = { $title }, { $seats }
games-seats = { $min }–{ $max } { $max ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
games-seats-only = { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
games-option = параметр { $name }: { $about }
games-option-values = { $values } (типово: { $default })

## replay

replay-title = { $title } ({ $game }), { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
replay-deck = (колода)
replay-over = Гру закінчено: { $outcome }
replay-bot-moves = { $moves ->
    [one] { $seat }: { $moves } хід зробив бот.
    [few] { $seat }: { $moves } ходи зробив бот.
   *[many] { $seat }: { $moves } ходів зробив бот.
}
replay-undone = { $times ->
    [one] { $seat }: { $times } хід узято назад. У записі гра без нього.
    [few] { $seat }: { $times } ходи взято назад. У записі гра без них.
   *[many] { $seat }: { $times } ходів узято назад. У записі гра без них.
}
replay-deck-awaited = Гру не закінчено: потрібен порядок карт у колоді
replay-awaited = Гру не закінчено. Чекаємо: { $seats }
replay-no-such-seat = Місця { $seat } для --view немає: у записі місця від 1 до { $seats }.

## verify

verify-commitment-online = Секрет відповідає обіцянці, і типові тексти випливають із нього
verify-commitment = Секрет і тексти ботів відповідають обіцянці
verify-given = Закріпили власний текст до того, як було показано хоча б один: { $seats }
verify-decks = Усі колоди ({ $decks }) випливають із секрету й текстів
verify-seals = { $seals ->
    [one] { $seals } таємне рішення збігається зі своєю печаткою
    [few] { $seals } таємні рішення збігаються зі своїми печатками
   *[many] { $seals } таємних рішень збігаються зі своїми печатками
}
verify-over = Відтворено кроків: { $entries }; { $outcome }
verify-unfinished = Відтворено кроків: { $entries }; гру не закінчено
verify-not-proven = Не доведено:
verify-open-published = - що обіцянка й печатки ті самі, які були показані до гри та під час неї. Порівняйте їх із тими, що бачили ви, або перевірте гру в браузері
verify-open-nobody = - що сервер не добирав карти: ніхто з гравців не закріпив власного тексту
verify-open-withheld = - що карти не вибрано з двох варіантів: ці гравці закріпили текст, але не розкрили його: { $seats }
verify-open-local = - що тексти гравців було закріплено раніше, ніж стала відома обіцянка: в іграх за одним комп’ютером і в мережевих іграх до версії 0.3 одна програма знала все
verify-open-seals = { $seals ->
    [one] - що { $seals } таємне рішення не змінили пізніше: у нього немає печатки
    [few] - що { $seals } таємні рішення не змінили пізніше: у них немає печаток
   *[many] - що { $seals } таємних рішень не змінили пізніше: у них немає печаток
}
verify-strict = Доведено не все, чого вимагає --strict.
verify-done = Перевірено

## sim

sim-title = { $game }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}, { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, зерно { $seed }
sim-draws = Нічиїх: { $draws }
sim-plies = Кроків за гру: { $plies }, з них рішень: { $decisions }
sim-levels = Рівнів у --levels: { $found }. Потрібен один для всіх або { $seats }, по одному на кожне місце.

## arena

arena-title = { $game }, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}, зерно { $seed }; кожну роздачу грають з кожного місця
arena-one-level = У --levels лише один рівень. Потрібно два або більше, через кому.
arena-iterations = Чисел у --iterations: { $found }. Потрібно { $levels }, по одному на кожен рівень; - залишає ітерації самого рівня.
arena-no-search = У --iterations задано число для { $name }, а цей гравець ходи не перебирає. На його місці має стояти -.
expected-iterations = кількість ітерацій або -, щоб залишити ітерації самого рівня

## lab

lab-done = { $game }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} у кожному варіанті, зерно { $seed }
lab-written = { $variants ->
    [one] { $variants } варіант.
    [few] { $variants } варіанти.
   *[many] { $variants } варіантів.
} Звіт — у { $file }, його числа — поруч, у report.csv і report.json.
lab-interrupted = Перервано. Та сама команда продовжить звідси: усе зігране лежить у { $folder }.
lab-too-many-variants = Із цих списків виходить варіантів: { $found }. Можна не більше ніж { $most }.
lab-seats-twice = У --seats число { $seats } стоїть двічі. Кожне потрібне один раз.
lab-level-twice = У --levels рівень { $level } стоїть двічі. Кожен потрібен один раз.
lab-endless = Гра не закінчується.
lab-cannot-resume = Продовжити в { $folder } не можна: { $error }
lab-other-plan = там результати іншої гри, іншого зерна або інших варіантів. Виберіть іншу теку через --out або викличте команду як раніше.
lab-damaged = файл checkpoint.txt пошкоджено. Видаліть його або виберіть іншу теку через --out.
expected-width = Потрібна ширина від 0.01 до 50 відсоткових пунктів.

## suggest

suggest-title = { $game }, місце { $seat }: { $level }, { $iterations ->
    [one] { $iterations } ітерація
    [few] { $iterations } ітерації
   *[many] { $iterations } ітерацій
}
suggest-why = Чому { $best }:
suggest-no-such-seat = Місця { $seat } для --seat немає: у записі місця від 1 до { $seats }.
suggest-over = Гру закінчено: { $outcome }. Потрібна гра, яка ще триває.
suggest-deck-awaited = У кінці запису потрібен порядок карт у колоді, а не рішення гравця.
suggest-not-awaited = У кінці запису гравцеві на місці { $seat } нема чого вирішувати. Очікується --seat { $awaited }.

## review

review-title = { $title } ({ $game }), місць: { $seats }; глибина { $depth }, зерно { $seed }

## Гравці-програми

program-not-started = не запускається: { $error }. Потрібна програма, яку можна запустити.
program-ended = завершилася ({ $how }), не давши відповіді. { $expected }
program-exit-status = код виходу { $code }
program-signal = сигнал { $signal }
program-closed = закрила своє виведення, не давши відповіді. { $expected }
program-late = не дала відповіді за { $seconds } с. { $expected }
program-too-long = дала відповідь, довшу за { $bytes } байтів. { $expected }
program-stopped = не встигла відповісти: на неї більше не чекають.
program-broken = не приймає запитань: { $error }. { $expected }
program-illegal = відповіла «{ $answer }», а такого ходу зараз немає. { $expected }
program-expected = Очікується один рядок із ходом, наприклад: { $moves }.
program-expected-of-many = Очікується один рядок із ходом, наприклад: { $moves } (усього ходів: { $count }).

## serve, backup, restore, migrate

serve-ready = Відкрийте цю адресу в браузері. Ctrl-C зупиняє сервер.
serve-ready-lan = Цю адресу може відкрити кожен у вашій мережі, а можна відсканувати код. Ctrl-C зупиняє сервер.
serve-ready-alone = Схоже, цей комп’ютер не під’єднано до мережі: адресу зможете відкрити лише ви. Ctrl-C зупиняє сервер.
serve-public = Адреса для відвідувачів: { $url }
serve-address-in-use = Адресу { $addr } зайняла інша програма. Зупиніть її або виберіть інший порт: --addr.
serve-address-elsewhere = Цей комп’ютер не має адреси { $addr }. Укажіть одну з його адрес або --lan, щоб слухати всі.
serve-cannot-listen = Не вдалося зайняти адресу { $addr }: { $error }.
healthcheck-ready = Сервер { $addr } готовий.
healthcheck-not-ready = Сервер { $addr } не готовий: він відповів кодом { $status }.
healthcheck-no-answer = Сервер { $addr } не відповідає: { $error }.
database-locked = Базу даних { $file } зайняв інший сервер. Спершу зупиніть його або виберіть інший файл: --db.
database-full = Не вдалося записати { $file }: немає вільного місця.
database-damaged = Базі даних { $file } не можна довіряти: { $what }. Повернути резервну копію можна командою «roshambo restore».
database-unavailable = Не вдалося відкрити базу даних { $file }: { $what }.
database-no-folder = Не вдалося створити базу даних { $file }: немає теки { $folder }. Перевірте шлях або спершу створіть теку.
database-missing = Бази даних { $file } немає, а { $part } на місці. Поверніть базу даних або приберіть { $part }, щоб почати з порожньої.
database-kind = Бази даних виду «{ $kind }» не підтримуються. Укажіть файл або postgres://… для сервера PostgreSQL.
postgres-url = Адреса бази даних — неправильний URL. Потрібен такий: postgres://ІМ’Я:ПАРОЛЬ@СЕРВЕР:ПОРТ/БАЗА. У паролі @ пишеться як %40, / як %2F, ? як %3F, # як %23.
postgres-parameter = В адресі бази даних є параметр, який не підтримується: { $name }.
postgres-value = В адресі бази даних неправильне значення параметра { $name }.
postgres-no-server = За адресою { $database } не відповідає жоден сервер баз даних: { $what }.
postgres-timeout = Сервер баз даних { $database } не відповів вчасно.
postgres-tls = Не вдалося встановити захищене з’єднання з { $database }: { $what }. Перевірте sslmode і sslrootcert в адресі.
postgres-password = Сервер баз даних { $database } не приймає ім’я або пароль.
postgres-no-database = На сервері немає бази даних { $database }. Спершу створіть її.
postgres-connections = Сервер баз даних { $database } не має вільних з’єднань. Дозвольте там більше або зменште --db-connections.
postgres-newer = Базі даних { $database } потрібна новіша версія програми: її схема { $needed }, а ця програма знає лише { $known }. Нічого не змінено.
postgres-in-use = Базою даних { $database } користуються вузли попередньої версії, а після переходу на цю версію вони не зможуть із нею працювати. Нічого не змінено. Зупиніть усі вузли й запустіть цю версію знову.
postgres-foreign = У базі даних { $database } лежать дані іншої програми. Нічого не змінено. Укажіть порожню базу.
postgres-encoding = Кодування бази даних { $database } — { $encoding }. Створіть базу з кодуванням UTF8.
bus-without-server = Прапорець --bus потрібен, коли кілька вузлів працюють з однією базою даних на сервері PostgreSQL. Укажіть її через --db postgres://… або приберіть --bus.
bus-url = Адреса сервера NATS — неправильний URL: { $what }. Потрібен такий: nats://ІМ’Я:ПАРОЛЬ@СЕРВЕР:ПОРТ. У паролі @ пишеться як %40, / як %2F, : як %3A, кома як %2C.
bus-file = Не вдалося використати файл { $file }, указаний у --bus: { $what }.
bus-login = Сервер NATS { $servers } не приймає ім’я, пароль або токен.
bus-tls = Не вдалося встановити захищене з’єднання із сервером NATS { $servers }: { $what }. Перевірте ca, certificate і key в адресі.
bus-no-server = За адресою { $servers } не відповідає жоден сервер NATS: { $what }.
backup-done = Резервну копію бази даних записано в { $file }.
backup-server = «roshambo backup» копіює файл бази даних. Для сервера PostgreSQL є його власні програми: pg_dump копіює одну базу даних на один момент часу, pg_basebackup — увесь сервер.
restore-done = Базу даних { $file } відновлено з резервної копії. Попередню збережено поруч.
restore-damaged = Резервній копії { $file } не можна довіряти: { $what }. Нічого не змінено.
restore-kept = Поруч іще лежить база, збережена під час минулого відновлення: { $file }.before-restore. Спершу приберіть її.
restore-server = «roshambo restore» замінює файл бази даних. Для сервера PostgreSQL є його власні програми: pg_restore після pg_dump або копія від pg_basebackup. Спершу зупиніть усі вузли.
migrate-done =
    Тепер усе в { $database }; файл { $file } не змінено.
    Столи: { $tables }, записи журналів: { $entries }, закінчені партії: { $games }, гості: { $guests }.
    Числа збігаються, і { $replayed ->
        [one] { $replayed } стіл прочитано й перевірено.
        [few] { $replayed } столи прочитано й перевірено.
       *[many] { $replayed } столів прочитано й перевірено.
    }
migrate-unreadable =
    { $count ->
        [one] З них { $count } стіл
        [few] З них { $count } столи
       *[many] З них { $count } столів
    } відновити не можна ні тут, ні там.
migrate-not-file = «roshambo migrate» читає файл бази даних і записує все на сервер PostgreSQL. Укажіть файл: --from, і сервер: --to postgres://….
migrate-old = База даних { $file } — від старішої версії програми. Запустіть із нею сервер цієї версії, зупиніть його й спробуйте ще раз.
migrate-not-empty = База даних { $database } не порожня. Нічого не змінено. Укажіть порожню.
migrate-in-use = Базу даних { $database } використовує сервер. Спершу зупиніть його.
migrate-differs = Копія відрізняється від оригіналу: { $what }. Нічого не змінено.

## Стовпці таблиць

column-game = гра
column-seats = місць
column-games = ігор
column-seat = місце
column-level = рівень
column-a = a
column-b = b
column-score = результат
column-interval = інтервал 95 %
column-fair = порівну
column-rating = рейтинг
column-win-share = частка перемог
column-won = перемог
column-shared = спільних
column-score-mean = середній рахунок
column-min = мін.
column-max = макс.
column-to-win = перемога
column-played = частота
column-move = хід
column-moves-per-second = ходів/с
column-playouts-per-second = ігор/с
column-ns-per-move = нс/хід
column-state-bytes = байтів на позицію
column-iterations-per-second = ітерацій/с
column-ratio = відношення
column-hard-ms = hard, мс
column-expert-ms = expert, мс
column-late-ms = запізнення, мс
column-stop-ms = зупинка, мс
column-entries = записи
column-decisions = рішення
column-rollouts-per-second = догр./с
column-quick-seconds = quick, с
column-normal-seconds = normal, с
column-luck-error = удача ± %
column-equity-error = початок ± %

## Неправильний виклик

call-error = помилка:
call-tip = підказка:
call-usage = Використання:
call-options = [ОПЦІЇ]
call-default = [типово: { $value }]
call-more = Докладніше: «{ $help }».
call-argument-unknown = Аргумента «{ $argument }» тут немає.
call-argument-twice = Аргумент «{ $argument }» можна задати лише один раз.
call-argument-conflict = Аргумент «{ $argument }» не можна використовувати разом із «{ $other }».
call-arguments-missing = Бракує обов’язкових аргументів:
call-value-missing = Аргументу «{ $argument }» потрібне значення, а його немає.
call-value-wrong = Значення «{ $value }» не підходить для «{ $argument }». Очікується { $expected }.
call-value-surplus = Аргумент «{ $argument }» не приймає значень, а задано «{ $value }».
call-command-unknown = Команди «{ $command }» немає.
call-command-missing = Після «{ $command }» потрібна команда: { $expected }.
call-not-text = Один з аргументів — не UTF-8. Очікується звичайний текст.
call-similar = є схоже: «{ $similar }»
call-elsewhere = є «{ $similar }»
call-as-value = щоб передати «{ $argument }» як значення, пишіть «{ $written }»
expected-number-between = ціле число від { $min } до { $max }
expected-number-from = ціле число не менше { $min }
expected-viewer = номер місця або spectator
expected-option = НАЗВА=ЗНАЧЕННЯ
expected-lang = мова: en, ru або uk
expected-addr = ХОСТ:ПОРТ, наприклад 127.0.0.1:8080
expected-db = файл, sqlite:ФАЙЛ або postgres://…
expected-node = ім’я не довше за 64 знаки: латинські літери, цифри, дефіси, підкреслення й крапки
expected-public-url = адреса, яка починається з http:// або https:// і не містить шляху, наприклад https://play.example
expected-yes-or-no = 1, true чи yes або ж 0, false чи no
expected-size = ціле число з MiB, GiB або TiB, наприклад 10GiB; 0 — без обмеження
expected-time = час, наприклад 700ms, 30s, 5m, 24h або 14d
expected-time-some = час, більший за нуль, наприклад 700ms, 30s, 5m, 24h або 14d
expected-log = text або json
expected-log-level = рівень (error, warn, info, debug, trace або off) чи рівні окремих частин, наприклад info,roshambo_server=debug

## Довідка: заголовки й підстановки

cli-heading-arguments = Аргументи
cli-heading-options = Опції
cli-heading-limits = Обмеження
cli-heading-times = Час
cli-heading-commands = Команди
cli-value-command = КОМАНДА
cli-value-file = ФАЙЛ
cli-value-addr = ХОСТ:ПОРТ
cli-value-db = ФАЙЛ|URL
cli-value-db-password-file = ФАЙЛ
cli-value-bus = URL
cli-value-node = ІМ’Я
cli-value-admin = ХОСТ:ПОРТ
cli-value-from = ФАЙЛ
cli-value-to = URL
cli-value-review-depth = ГЛИБИНА
cli-value-max-database-size = РОЗМІР
cli-value-log-level = РІВЕНЬ
cli-value-record = ФАЙЛ
cli-value-resume = ФАЙЛ
cli-value-game = ГРА
cli-value-options = НАЗВА=ЗНАЧЕННЯ
cli-value-view = МІСЦЕ|spectator
cli-value-out = ТЕКА
cli-value-records = ТЕКА
cli-value-directory = ТЕКА
cli-value-lang = МОВА

## Довідка: спільне для кількох команд

cli-about = П’ять виданих настільних ігор на основі «Камінь-ножиці-папір»: гра, сервер, повтори, моделювання, перевірка, заміри та боти
cli-after = Код виходу: 0 — усе гаразд, 1 — неправильні дані, 2 — неправильний виклик.
cli-lang = Мова всіх текстів: en, ru або uk [типово: із середовища]
cli-help-short = Показати довідку
cli-help-see-long = Показати довідку (докладніше: --help)
cli-help-see-short = Показати довідку (коротко: -h)
cli-version = Показати версію
cli-file = Запис гри; - читає стандартне введення
cli-game = Гра: paws, paws-quick, ninjan, kanobu або tsuefa
cli-seats = Скільки гравців [типово: найменша можлива кількість]
cli-options = Параметр гри, див. «roshambo games»
cli-seed = Те саме зерно дає ті самі ігри за будь-якого --jobs [типово: випадкове, друкується]
cli-jobs = Кількість потоків [типово: усі ядра]
cli-records = Створити ТЕКУ і зберегти в ній запис кожної гри з доказом чесності
cli-db = База даних сервера: файл або sqlite:ФАЙЛ [типово: roshambo.db у теці даних користувача]
cli-db-password-file = Файл із паролем бази даних на сервері PostgreSQL [типово: як в адресі або в PGPASSWORD]

## Довідка: команди

cli-help = Показати цю довідку або довідку до команди
cli-help-command = Яка команда

cli-play = Грати в цьому терміналі проти ботів або з іншими за тією самою клавіатурою
cli-play-game = paws, paws-quick, ninjan, kanobu або tsuefa [типово: вибір із меню]
cli-play-seats = Скільки гравців [типово: найменша можлива кількість, але не менше, ніж людей]
cli-play-level = Як грають боти: random, easy, medium, hard або expert [типово: medium]
cli-play-people = Місця людей, які грають за цією клавіатурою; на решті місць — боти [типово: 1]
cli-play-seed = Зерно для колод і ботів: те саме зерно й ті самі ходи дають ту саму гру
cli-play-record = Де зберігати запис під час гри; новий файл [типово: у теці даних користувача]
cli-play-resume = Продовжити гру із запису
cli-play-pace = Найменший час між ходами ботів, у мілісекундах
cli-play-after =
    Приклади: roshambo play kanobu --seats 4 --level hard
              roshambo play tsuefa --people 1,2 --option variant=pro

cli-serve = Запустити сервер: усе, що потрібно для гри через мережу
cli-serve-addr = Яку адресу слухати; якщо порт 0, його вибере система
cli-serve-db = База даних сервера: файл, sqlite:ФАЙЛ або postgres://… [типово: roshambo.db у теці даних користувача]
cli-serve-db-connections = Скільки з’єднань із сервером PostgreSQL у цього вузла
cli-serve-bus = Сервер NATS, через який вузли зі спільним сервером PostgreSQL повідомляють одне одному новини: nats://… або tls://… [типово: немає, вузли помічають зміни за секунду]
cli-serve-node = Ім’я цього вузла в журналах [типово: ім’я цього комп’ютера]
cli-serve-admin = Закрита адреса, де оператор може вивести вузол із роботи та прочитати метрики; іншим вона має бути недоступна [типово: немає]
cli-serve-lan = Слухати всі адреси цього комп’ютера на порту з --addr і надрукувати QR-код для локальної мережі
cli-serve-public-url = Адреса, яку бачать відвідувачі, якщо вона інша [типово: та, яку називає браузер]
cli-serve-trusted-hops = Скільки зворотних проксі стоїть перед сервером; кожен доповнює X-Forwarded-For
cli-serve-public-metrics = Показувати метрики всім, а не лише програмам на цьому комп’ютері
cli-serve-bot-threads = У скільки потоків думають боти; 0 — на один менше, ніж ядер, але не менше одного
cli-serve-review-depth = Скільки обчислювати для розбору партії: quick, normal чи deep
cli-serve-max-database-size = За якого розміру бази даних не відкривати нових столів та ігор; 0 — відкривати завжди
cli-serve-log = Як писати журнал у стандартний потік помилок
cli-serve-log-level = Що писати в журнал: error, warn, info, debug, trace або off; можна й за частинами: info,roshambo_server=debug
cli-serve-address-requests = Запитів з однієї адреси за хвилину
cli-serve-guest-requests = Запитів одного гостя за хвилину
cli-serve-new-guests = Нових гостей з однієї адреси за хвилину
cli-serve-new-tables = Нових столів одного гостя за хвилину; з однієї адреси — удесятеро більше
cli-serve-day-games = Ігор, початих одним гостем за день; з однієї адреси — удесятеро більше
cli-serve-server-day-games = Ігор, початих за день, загалом
cli-serve-misses = Спроб знайти стіл, якого немає, з однієї адреси за хвилину
cli-serve-messages = Повідомлень WebSocket від одного гостя за хвилину; з однієї адреси — удесятеро більше
cli-serve-remarks = Реплік одного гостя за хвилину; з однієї адреси — удесятеро більше
cli-serve-hints = Підказок одному гостю за хвилину; на одну адресу — удесятеро більше
cli-serve-work = Скільки можуть коштувати важкі відповіді на одну адресу за хвилину; одиниця — близько мілісекунди одного ядра
cli-serve-work-at-once = Одночасних важких відповідей кожного виду; на одну адресу — чверть
cli-serve-address-sockets = Одночасних з’єднань з однієї адреси
cli-serve-guest-sockets = Одночасних з’єднань одного гостя
cli-serve-sockets = Одночасних з’єднань загалом
cli-serve-address-connections = Одночасних з’єднань HTTP з однієї адреси; за довіреними проксі не діє
cli-serve-connections = Одночасних з’єднань HTTP загалом
cli-serve-body-bytes = Найбільша довжина тіла запиту, у байтах
cli-serve-message-bytes = Найбільша довжина повідомлення WebSocket, у байтах
cli-serve-outbox-bytes = Скільки байтів може чекати на повільного клієнта, перш ніж йому надішлють усе заново
cli-serve-guest-tables = Скільки незакінчених столів може мати один гість
cli-serve-open-tables = Скільки всього може бути незакінчених столів
cli-serve-tables-in-memory = Скільки столів тримати в пам’яті; зайвими вважаються ті, за якими нікого немає
cli-serve-table-backlog-bytes = Скільки байтів одного стола може чекати на диск, перш ніж його гравцям відмовлять
cli-serve-backlog-bytes = Скільки всього байтів може чекати на диск, перш ніж відмовлять усім
cli-serve-pace = Найменший час, за який бот робить хід
cli-serve-silence = Без обмеження часу, а також після гри: скільки гравець має мовчати, щоб інші могли покликати на його місце бота
cli-serve-reveal = Скільки програми гравців можуть розкривати свої тексти для тасування
cli-serve-idle = Скільки тримати в пам’яті стіл, до якого ніхто не звертається
cli-serve-ping = Як часто перевіряти мовчазне з’єднання; якщо воно мовчить удвічі довше, його закривають
cli-serve-write = Скільки може тривати одне надсилання клієнтові
cli-serve-first-byte = Скільки нове з’єднання може мовчати
cli-serve-headers = Скільки можуть надходити заголовки запиту
cli-serve-keep-alive = Скільки з’єднання може чекати на наступний запит
cli-serve-request = Скільки запит може тривати до початку відповіді
cli-serve-close = Скільки сервер чекає на прощання клієнта
cli-serve-shutdown = Скільки під час зупинки чекати, доки завершиться вже прийняте
cli-serve-keep-waiting = Скільки зберігати стіл, який чекає на гравців
cli-serve-keep-playing = Скільки зберігати гру, у якій ніхто не ходить
cli-serve-keep-over = Скільки зберігати зіграну гру
cli-serve-keep-guests = Скільки пам’ятати гостя, який не повертається
cli-serve-after =
    Час пишеться так: 700ms, 30s, 5m, 24h або 14d. Кожну опцію можна задати й змінною середовища: замість --public-url — ROSHAMBO_PUBLIC_URL; опція важливіша за змінну. Докладніше — у docs/server.md.

    Приклади: roshambo serve
              roshambo serve --lan
              roshambo serve --public-url https://play.example --trusted-hops 1

cli-healthcheck = Перевірити, чи готовий запущений сервер: для контейнерів і моніторингу
cli-healthcheck-addr = Адреса, на якій працює сервер
cli-healthcheck-after = Код виходу: 0 — сервер готовий, 1 — не готовий, 2 — неправильний виклик.

cli-backup = Скопіювати базу даних сервера в новий файл; сервер при цьому може працювати
cli-backup-file = Новий файл
cli-backup-after = { cli-after }

cli-restore = Відновити базу даних сервера з резервної копії
cli-restore-file = Резервна копія
cli-restore-after =
    Спершу зупиніть сервер. Попередня база даних зберігається поруч із новою.

    { cli-after }

cli-migrate = Перенести базу даних сервера з файлу на сервер PostgreSQL
cli-migrate-from = Файл бази даних
cli-migrate-to = Нова база даних, порожня: postgres://…
cli-migrate-after =
    Сервер має бути зупинений. Файл не змінюється.

    { cli-after }

cli-generate = Записати сторінки man, автодоповнення для оболонок і файл типових налаштувань: для пакетів
cli-generate-directory = Куди записати

cli-games = Перелічити ігри, кількість гравців і параметри
cli-games-json = Надрукувати масив JSON замість таблиці

cli-replay = Відтворити запис гри: розповідь словами, трасування або те, що бачить один глядач
cli-replay-trace = Друкувати по об’єкту JSON перед кожним кроком і після останнього: очікувана колода, можливі ходи, підсумок
cli-replay-view = Друкувати по об’єкту JSON на кожен крок: що бачить цей глядач, нові події, можливі ходи
cli-replay-memory = Разом із --view: усе, що міг запам’ятати уважний глядач, навіть якщо на столі видно менше (tsuefa pro)
cli-replay-after = { cli-after }

cli-sim = Зіграти багато ігор, випадкових або між ботами, і підбити підсумок
cli-sim-levels = Хто грає, рівень на кожне місце або один на всіх: random, easy, medium, hard, expert або exec:ПРОГРАМА (docs/outside-players.md) [типово: випадкові ходи]
cli-sim-games = Скільки ігор
cli-sim-json = Надрукувати об’єкт JSON замість таблиці
cli-sim-after =
    Приклади: roshambo sim kanobu --seats 4 --games 10000 --seed 1 --json
              roshambo sim paws --levels medium,hard --games 100

cli-arena = Влаштувати змагання ботів різних рівнів: результати, інтервали, рейтинги
cli-arena-levels = Хто грає: random, easy, medium, hard, expert, plain-ismcts, pimc (docs/bots.md) або exec:ПРОГРАМА (docs/outside-players.md)
cli-arena-iterations = Ітерацій на рішення для кожного рівня, який перебирає ходи; - або 0 залишає ітерації самого рівня
cli-arena-equal-time = Дати всім, хто перебирає ходи, процесорний час першого з них: ітерації добираються заміром перед змаганням
cli-arena-games = Ігор на кожну пару, з округленням угору до цілих роздач
cli-arena-json = Надрукувати замість таблиці масив JSON з об’єктом на кожну пару
cli-arena-after = Пояснення чисел і приклади — у --help.
cli-arena-after-long =
    Кожну роздачу грають по разу з кожного місця: ті самі карти, одне місце в a, усі інші в b. З двох рівнів a — той, що названий раніше. Боти думають задану кількість ітерацій в одному потоці, тому те саме зерно дає ті самі ігри на будь-якій машині й за будь-якого --jobs.

    результат  середнє за іграми a; спільна перемога рахується часткою, нічия — 1/кількість місць
    інтервал   95 %, за роздачами: ігри однієї роздачі залежать одна від одної
    порівну    скільки отримали б рівні гравці, 1/кількість місць
    рейтинг    різниця Ело в парі: якщо шанси вдесятеро вищі за рівні, це 400 очок; до зіграних
               додано одну гру порівну, тому різниця завжди скінченна
    рейтинги   те саме для всіх рівнів одразу, найімовірніші (Бредлі — Террі); у першого
               рівня 0; якщо місць більше двох, a грає проти суми решти

    Ctrl-C завершує раніше й показує підсумок за дограними роздачами.

    Приклади:
      roshambo arena kanobu --levels hard,medium,easy,random --games 400 --seed 1
      roshambo arena paws --seats 4 --levels hard,medium --json
      roshambo arena tsuefa --levels hard,hard,hard --iterations 500,1000,2000
      roshambo arena ninjan --levels exec:./my-player,medium --games 100
      roshambo arena paws --levels expert,plain-ismcts,pimc --equal-time

cli-lab = Виміряти правила гри: зіграти багато ігор у кількох варіантах і порівняти їх
cli-lab-seats = Скільки гравців; кілька чисел порівнюються [типово: найменша можлива кількість]
cli-lab-options = Параметр гри з одним або кількома значеннями, які порівнюються: ІМ’Я=A,B,C
cli-lab-levels = Хто грає: random, easy, medium, hard, expert; кілька рівнів порівнюються, і кожен грає проти попереднього
cli-lab-games = Скільки ігор у кожному варіанті [типово: 1000]
cli-lab-until = Грати, доки кожна частка перемог і кожна різниця не стануть відомі з такою точністю, у відсоткових пунктах
cli-lab-out = Тека для звіту [типово: lab-ГРА]; незакінчений дослід у ній продовжується
cli-lab-after = Що вимірюється і приклади — у --help.
cli-lab-after-long =
    Усі варіанти грають ті самі роздачі, з тими самими випадковими числами, де це дозволяють правила. Тому різниця між варіантами відома точніше, ніж самі числа. Те саме зерно дає той самий звіт за будь-якого --jobs і після будь-яких переривань.

    Звіт — це сторінка (report.html), таблиця (report.csv) і дані (report.json): частка перемог за місцями й за тим, хто починає, тривалість, результати, рахунок, лідерство, вибір, майстерність і удача, цінність карт і жетонів, що і як часто відбувається, які пункти правил діють. Показники пояснює docs/lab.md.

    Ctrl-C зупиняє; та сама команда продовжує.

    Приклади:
      roshambo lab ninjan --seats 2,3,4 --games 20000 --seed 1
      roshambo lab tsuefa --option items=4-3-3,3-4-3,3-3-4 --until 1
      roshambo lab kanobu --levels random,easy,medium --games 5000 --out kanobu-levels

cli-suggest = Запитати бота, як ходити в кінці запису
cli-suggest-file = Запис гри, порада — для позиції в його кінці; - читає стандартне введення
cli-suggest-seat = Чиє це рішення (номер місця)
cli-suggest-level = Кого запитати: random, easy, medium, hard, expert або exec:ПРОГРАМА (docs/outside-players.md)
cli-suggest-iterations = Думати стільки ітерацій; тоді той самий виклик дає ту саму відповідь
cli-suggest-time = Думати стільки мілісекунд [типово: скільки рівень думає у грі]
cli-suggest-seed = Зерно для випадкового вибору; без --time бот думає стільки ітерацій, скільки має його рівень, і той самий виклик дає ту саму відповідь
cli-suggest-threads = У скільки потоків думати [типово: усі ядра; один, якщо відповідь має повторюватися]
cli-suggest-json = Надрукувати об’єкт JSON замість таблиці
cli-suggest-after =
    перемога  імовірність перемогти цим ходом; її знають лише рівні, які перебирають ходи
    частота   як часто бот грав би так: одночасні рішення він чергує, щоб їх не вгадали

    Ctrl-C завершує роздуми раніше.

    { cli-after }

cli-review = Розібрати закінчену гру: скільки в ній удачі, скільки вибору та які рішення були помилками
cli-review-depth = Скільки рахувати: quick (секунди), normal або deep (хвилини)
cli-review-seat = Оцінювати рішення лише цього місця [типово: усіх місць]
cli-review-seed = Зерно для вибірок; той самий виклик дає той самий розбір
cli-review-json = Надрукувати один об’єкт JSON замість тексту
cli-review-html = Ще й записати в цей файл сторінку з графіком; більше їй нічого не потрібно
cli-review-after = Що означають числа, і приклади — у --help.
cli-review-after-long =
    Шанси кожного місця на перемогу оцінюються до й після кожного рядка запису з відкритими картами: сильні гравці багато разів дограють партію. Зміна за гру складається з частин:

    удача         порядок колоди та добрані карти
    власна гра    ходи порівняно з тим, як зіграли б сильні гравці
    гра решти     те саме для всіх інших місць
    вгадування    таємні рішення, які вдало чи невдало збіглися

    Рішення оцінюється лише за тим, що могло знати його місце. Втрати в рішеннях — сума того, чого коштував кожен хід порівняно з найкращим; таємні рішення порівнюються зі змішаною стратегією. Після ± стоїть стандартна похибка.

    Ctrl-C перериває розбір без результату.

    Приклади:
      roshambo review game.rec
      roshambo review game.rec --depth deep --seat 2
      roshambo review game.rec --json
      roshambo review game.rec --depth quick --html review.html

    { cli-after }

cli-verify = Перевірити доказ чесності й те, що запис відтворюється
cli-verify-strict = Вважати помилкою й те, чого запис не доводить, хоча міг би: тексти, печатки
cli-verify-after = { cli-after }

cli-perft = Порахувати послідовності рішень за глибиною: перевірка генераторів ходів
cli-perft-seed = Звідки беруться колоди й розстановки (зерно)
cli-perft-depth = Рахувати до цієї глибини
cli-perft-after = Колоди й розстановки «Цу-е-фа!» беруться із зерна й не рахуються; таємний вибір роблять за порядком місць. Друкує рядки: глибина, кількість.

cli-bench = Виміряти швидкість випадкової гри в одному потоці, ботів або розбори
cli-bench-game = Лише ця гра [типово: усі]
cli-bench-json = Надрукувати масив JSON замість таблиці

cli-bench-bots = Виміряти ботів: як швидко перебирають, як довго думають і чи вчасно зупиняються
cli-bench-bots-game = Лише ця гра [типово: усі]
cli-bench-bots-json = Надрукувати масив JSON замість таблиці
cli-bench-bots-after =
    На одному ядрі, у позиціях з ігор рівня medium, для найменшої та найбільшої кількості місць:

    ітерацій/с    скільки позицій перебір бере навмання й дограє
    ігор/с        цілих випадкових ігор у тому самому замірі; відношення: ітерацій на одну таку гру
    hard, expert  мілісекунд на рішення за сталої для рівня кількості ітерацій
    запізнення    найгірше перевищення заданих 20 мілісекунд, в одному потоці й у двох
    зупинка       скільки бот у найгіршому разі думав після команди зупинитися

cli-bench-review = Виміряти розбір звичайної партії кожної гри
cli-bench-review-game = Лише ця гра [типово: усі]
cli-bench-review-json = Надрукувати масив JSON замість таблиці
cli-bench-review-after =
    На всіх ядрах, для середньої за довжиною з дев’яти партій між medium, з найменшою та найбільшою кількістю місць:

    догр./с         скільки партій оцінка дограє за секунду на одному ядрі
    quick, normal   секунди на розбір цієї глибини
    удача, початок  стандартні похибки місця 1 за глибини normal

## Пакет для Python

python-language = Мови { $found } немає. Є en, ru та uk.
python-seat-needed = Треба вказати місце. Місць, які можуть ходити зараз: { $count }
python-too-many-moves = Цих ходів забагато для списку. Вони виглядають так: { $form }
python-not-a-move = Це не хід цієї гри: { $found }
python-recall = Пам’ять: «memory» або «display», а не { $found }.
python-threads = Потоків може бути від 1 до { $most }, а не { $found }.
python-seconds = Секунди — число від 0 до { $most }.
python-two-budgets = Вкажіть ітерації або секунди, але не те й інше.
python-player = Гравця { $player } немає. Гравців рахують від 0 до { $last }.
python-game = Гри { $game } немає. Ігри рахують від 0 до { $last }.
python-outcome = Випадок не може вибрати тут { $found }.
python-array = Масив «{ $array }» має не той тип або форму, або в нього не можна писати.
python-not-tracked = Цей стан не зберігає, що бачили гравці. Створіть його з track_information=True.
python-small = Малий варіант починається з однієї зі своїх роздач: виберіть результат випадку.
python-players = На кожне місце потрібен один гравець. Гравців: { $found }; місць: { $size }

## Середовища для досліджень

env-seats = { $game }: кількість місць не буває { $found }. Потрібно від { $fewest } до { $most }.
env-no-such-action = Дії { $action } немає. Потрібне число від 0, менше за { $count }.
env-illegal-action = { $seat }: дія { $action } ({ $text }) зараз недоступна. Потрібна дія, яку дозволяє маска.
env-no-action = Хід «{ $text }» не зробити жодною дією: його ніколи не дозволено.
env-in-game = Гра { $game }: { $error }
env-buffer-length = Значень у буфері { $buffer }: { $found }. Потрібно { $expected }.
env-games = Ігор не може бути { $found }. Потрібно від 1 до { $most }.
env-threads = Потоків не може бути { $found }. Потрібно від 1 до { $most }.
env-no-threads = Операційна система не запустила потоки. Потрібне місце для нових.
