### Команды программы: что они печатают, от чего отказываются, и справка по ним.

## Общее для команд

quoted = «{ $text }»
outcome-draw = ничья; счёт: { $scores }
outcome-won = побеждает { $winners }; счёт: { $scores }
outcome-shared = победу делят { $winners }; счёт: { $scores }
batch-progress = игр: { $done } из { $all }, осталось { $left }
batch-interrupted = Прервано. Вот что успели сыграть.
failure-output = Не удалось напечатать результат: { $error }.
failure-open = Не удалось открыть { $file }: { $error }.
failure-write = Не удалось записать { $file }: { $error }.
failure-seed = Не удалось получить случайное зерно: { $error }.
failure-threads = Не удалось запустить потоки: { $error }.
failure-interrupt = Не удалось настроить обработку Ctrl-C: { $error }.
failure-random-move = Случайный ход «{ $move }» не принят. { $refused }
failure-of = { $name }. { $error }

## games

games-title = { $title }, { $seats }
games-seats = { $min }–{ $max } { $max ->
    [one] игрок
    [few] игрока
   *[many] игроков
}
games-seats-only = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
games-option = настройка { $name }: { $about }
games-option-values = { $values } (по умолчанию: { $default })

## replay

replay-title = { $title } ({ $game }), { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}
replay-deck = (колода)
replay-over = Игра окончена: { $outcome }
replay-bot-moves = { $moves ->
    [one] { $seat }: { $moves } ход сделал бот.
    [few] { $seat }: { $moves } хода сделал бот.
   *[many] { $seat }: { $moves } ходов сделал бот.
}
replay-undone = { $times ->
    [one] { $seat }: { $times } ход взят назад. В записи игра без него.
    [few] { $seat }: { $times } хода взяты назад. В записи игра без них.
   *[many] { $seat }: { $times } ходов взято назад. В записи игра без них.
}
replay-deck-awaited = Игра не окончена: нужен порядок карт в колоде
replay-awaited = Игра не окончена, следующий ход: { $seats }
replay-no-such-seat = Места { $seat } для --view нет: в записи места с 1 по { $seats }.

## verify

verify-commitment-online = Секрет сходится с обещанием, и тексты по умолчанию следуют из него
verify-commitment = Секрет и тексты ботов сходятся с обещанием
verify-given = Закрепили собственный текст до того, как был показан хотя бы один: { $seats }
verify-decks = Все колоды ({ $decks }) следуют из секрета и текстов
verify-seals = { $seals ->
    [one] { $seals } тайное решение совпадает со своей печатью
    [few] { $seals } тайных решения совпадают со своими печатями
   *[many] { $seals } тайных решений совпадают со своими печатями
}
verify-over = Воспроизведено шагов: { $entries }; { $outcome }
verify-unfinished = Воспроизведено шагов: { $entries }; игра не окончена
verify-not-proven = Не доказано:
verify-open-published = - что обещание и печати те самые, которые были показаны до игры и во время неё. Сравните их с теми, что видели вы, или проверьте игру в браузере
verify-open-nobody = - что сервер не подобрал карты: никто из игроков не закрепил собственный текст
verify-open-withheld = - что карты не выбраны из двух вариантов: эти игроки закрепили текст, но не раскрыли его: { $seats }
verify-open-local = - что тексты игроков были закреплены раньше, чем стало известно обещание: в играх за одним компьютером и в сетевых играх до версии 0.3 одна программа знала всё
verify-open-seals = { $seals ->
    [one] - что { $seals } тайное решение не изменили позже: у него нет печати
    [few] - что { $seals } тайных решения не изменили позже: у них нет печатей
   *[many] - что { $seals } тайных решений не изменили позже: у них нет печатей
}
verify-strict = Доказано не всё, чего требует --strict.
verify-done = Проверено

## sim

sim-title = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, зерно { $seed }
sim-draws = Ничьих: { $draws }
sim-plies = Шагов за игру: { $plies }, из них решений: { $decisions }
sim-levels = Уровней в --levels: { $found }. Нужен один для всех или { $seats }, по одному на каждое место.

## arena

arena-title = { $game }, { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[many] { $seats } игроков
}, зерно { $seed }; каждую раздачу играют с каждого места
arena-one-level = В --levels всего один уровень. Нужны два или больше, через запятую.
arena-iterations = Чисел в --iterations: { $found }. Нужно { $levels }, по одному на каждый уровень; - оставляет итерации самого уровня.
arena-no-search = В --iterations задано число, а игрок «{ $name }» ходы не перебирает. На его месте должен стоять -.
expected-iterations = число итераций или -, чтобы оставить итерации самого уровня

## lab

lab-done = { $game }: { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} в каждом варианте, зерно { $seed }
lab-written = { $variants ->
    [one] { $variants } вариант.
    [few] { $variants } варианта.
   *[many] { $variants } вариантов.
} Отчёт — в { $file }, его числа — рядом, в report.csv и report.json.
lab-interrupted = Прервано. Та же команда продолжит отсюда: всё сыгранное лежит в { $folder }.
lab-too-many-variants = Из этих списков выходит вариантов: { $found }. Можно не больше { $most }.
lab-seats-twice = В --seats число { $seats } стоит дважды. Каждое нужно один раз.
lab-level-twice = В --levels уровень { $level } стоит дважды. Каждый нужен один раз.
lab-endless = Игра не заканчивается.
lab-cannot-resume = Продолжить в { $folder } нельзя: { $error }
lab-other-plan = там результаты другой игры, другого зерна или других вариантов. Выберите другую папку через --out или вызовите команду как раньше.
lab-damaged = файл checkpoint.txt испорчен. Удалите его или выберите другую папку через --out.
expected-width = Нужна ширина от 0.01 до 50 процентных пунктов.

## suggest

suggest-title = { $game }, место { $seat }: { $level }, { $iterations ->
    [one] { $iterations } итерация
    [few] { $iterations } итерации
   *[many] { $iterations } итераций
}
suggest-why = Почему { $best }:
suggest-no-such-seat = Места { $seat } для --seat нет: в записи места с 1 по { $seats }.
suggest-over = Игра окончена: { $outcome }. Нужна игра, которая ещё идёт.
suggest-deck-awaited = В конце записи нужен порядок карт в колоде, а не решение игрока.
suggest-not-awaited = В конце записи на месте { $seat } решать нечего. Ожидается --seat { $awaited }.

## review

review-title = { $title } ({ $game }), мест: { $seats }; глубина { $depth }, зерно { $seed }

## Игроки-программы

program-not-started = не запускается: { $error }. Нужна программа, которую можно запустить.
program-ended = завершилась ({ $how }), не дав ответа. { $expected }
program-exit-status = код выхода { $code }
program-signal = сигнал { $signal }
program-closed = закрыла свой вывод, не дав ответа. { $expected }
program-late = не дала ответа за { $seconds } с. { $expected }
program-too-long = дала ответ длиннее { $bytes } байт. { $expected }
program-stopped = не успела ответить: её больше не ждут.
program-broken = не принимает вопрос: { $error }. { $expected }
program-illegal = ответила «{ $answer }», а такого хода сейчас нет. { $expected }
program-expected = Ожидается одна строка с ходом, например: { $moves }.
program-expected-of-many = Ожидается одна строка с ходом, например: { $moves } (всего ходов: { $count }).

## serve, backup, restore, migrate

serve-ready = Откройте этот адрес в браузере. Ctrl-C останавливает сервер.
serve-ready-lan = Этот адрес может открыть каждый в вашей сети, а можно отсканировать код. Ctrl-C останавливает сервер.
serve-ready-alone = Похоже, этот компьютер не подключён к сети: адрес сможете открыть только вы. Ctrl-C останавливает сервер.
serve-public = Адрес для посетителей: { $url }
serve-address-in-use = Адрес { $addr } занят другой программой. Остановите её или выберите другой порт: --addr.
serve-address-elsewhere = У этого компьютера нет адреса { $addr }. Укажите один из его адресов или --lan, чтобы слушать все.
serve-cannot-listen = Не удалось занять адрес { $addr }: { $error }.
healthcheck-ready = Сервер { $addr } готов.
healthcheck-not-ready = Сервер { $addr } не готов: он ответил кодом { $status }.
healthcheck-no-answer = Сервер { $addr } не отвечает: { $error }.
database-locked = База данных { $file } занята другим сервером. Сначала остановите его или выберите другой файл: --db.
database-full = Не удалось записать { $file }: нет свободного места.
database-damaged = Базе данных { $file } нельзя доверять: { $what }. Вернуть резервную копию можно командой «roshambo restore».
database-unavailable = Не удалось открыть базу данных { $file }: { $what }.
database-no-folder = Не удалось создать базу данных { $file }: нет папки { $folder }. Проверьте путь или сначала создайте папку.
database-missing = Базы данных { $file } нет, а { $part } на месте. Верните базу данных или уберите { $part }, чтобы начать с пустой.
database-kind = Базы данных вида «{ $kind }» не поддерживаются. Укажите файл или postgres://… для сервера PostgreSQL.
postgres-url = Адрес базы данных — неправильный URL. Нужен такой: postgres://ИМЯ:ПАРОЛЬ@СЕРВЕР:ПОРТ/БАЗА. В пароле @ пишется как %40, / как %2F, ? как %3F, # как %23.
postgres-parameter = В адресе базы данных есть параметр, который не поддерживается: { $name }.
postgres-value = В адресе базы данных неправильное значение параметра { $name }.
postgres-no-server = По адресу { $database } не отвечает ни один сервер баз данных: { $what }.
postgres-timeout = Сервер баз данных { $database } не ответил вовремя.
postgres-tls = Не удалось установить защищённое соединение с { $database }: { $what }. Проверьте sslmode и sslrootcert в адресе.
postgres-password = Сервер баз данных { $database } не принимает имя или пароль.
postgres-no-database = На сервере нет базы данных { $database }. Сначала создайте её.
postgres-connections = У сервера баз данных { $database } нет свободных соединений. Разрешите там больше или уменьшите --db-connections.
postgres-newer = Базе данных { $database } нужна более новая версия программы: её схема { $needed }, а эта программа знает только { $known }. Ничего не изменено.
postgres-in-use = Базой данных { $database } пользуются узлы прежней версии, а после перехода на эту версию они не смогут с ней работать. Ничего не изменено. Остановите все узлы и запустите эту версию снова.
postgres-foreign = В базе данных { $database } лежат данные другой программы. Ничего не изменено. Укажите пустую базу.
postgres-encoding = Кодировка базы данных { $database } — { $encoding }. Создайте базу с кодировкой UTF8.
bus-without-server = Флаг --bus нужен, когда несколько узлов работают с одной базой данных на сервере PostgreSQL. Укажите её через --db postgres://… или уберите --bus.
bus-url = Адрес сервера NATS — неправильный URL: { $what }. Нужен такой: nats://ИМЯ:ПАРОЛЬ@СЕРВЕР:ПОРТ. В пароле @ пишется как %40, / как %2F, : как %3A, запятая как %2C.
bus-file = Не удалось использовать файл { $file }, указанный в --bus: { $what }.
bus-login = Сервер NATS { $servers } не принимает имя, пароль или токен.
bus-tls = Не удалось установить защищённое соединение с сервером NATS { $servers }: { $what }. Проверьте ca, certificate и key в адресе.
bus-no-server = По адресу { $servers } не отвечает ни один сервер NATS: { $what }.
backup-done = Резервная копия базы данных записана в { $file }.
backup-server = «roshambo backup» копирует файл базы данных. Для сервера PostgreSQL есть его собственные программы: pg_dump копирует одну базу данных на один момент времени, pg_basebackup — весь сервер.
restore-done = База данных { $file } восстановлена из резервной копии. Прежняя сохранена рядом.
restore-damaged = Резервной копии { $file } нельзя доверять: { $what }. Ничего не изменено.
restore-kept = Рядом ещё лежит база, сохранённая при прошлом восстановлении: { $file }.before-restore. Сначала уберите её.
restore-server = «roshambo restore» заменяет файл базы данных. Для сервера PostgreSQL есть его собственные программы: pg_restore после pg_dump или копия от pg_basebackup. Сначала остановите все узлы.
migrate-done =
    Теперь всё в { $database }; файл { $file } не изменён.
    Столы: { $tables }, записи журналов: { $entries }, законченные партии: { $games }, гости: { $guests }.
    Числа совпадают, и { $replayed ->
        [one] { $replayed } стол прочитан и проверен.
        [few] { $replayed } стола прочитаны и проверены.
       *[many] { $replayed } столов прочитаны и проверены.
    }
migrate-unreadable =
    { $count ->
        [one] Из них { $count } стол
        [few] Из них { $count } стола
       *[many] Из них { $count } столов
    } восстановить нельзя ни здесь, ни там.
migrate-not-file = «roshambo migrate» читает файл базы данных и записывает всё на сервер PostgreSQL. Укажите файл: --from, и сервер: --to postgres://….
migrate-old = База данных { $file } — от более старой версии программы. Запустите с ней сервер этой версии, остановите его и попробуйте ещё раз.
migrate-not-empty = База данных { $database } не пуста. Ничего не изменено. Укажите пустую.
migrate-in-use = Базу данных { $database } использует сервер. Сначала остановите его.
migrate-differs = Копия отличается от оригинала: { $what }. Ничего не изменено.

## Столбцы таблиц

column-game = игра
column-seats = мест
column-games = игр
column-seat = место
column-level = уровень
column-a = a
column-b = b
column-score = результат
column-interval = интервал 95 %
column-fair = поровну
column-rating = рейтинг
column-win-share = доля побед
column-won = побед
column-shared = общих
column-score-mean = средний счёт
column-min = мин.
column-max = макс.
column-to-win = победа
column-played = частота
column-move = ход
column-moves-per-second = ходов/с
column-playouts-per-second = игр/с
column-ns-per-move = нс/ход
column-state-bytes = байт на позицию
column-iterations-per-second = итераций/с
column-ratio = отношение
column-hard-ms = hard, мс
column-expert-ms = expert, мс
column-late-ms = опоздание, мс
column-stop-ms = остановка, мс
column-entries = записи
column-decisions = решения
column-rollouts-per-second = доигр./с
column-quick-seconds = quick, с
column-normal-seconds = normal, с
column-luck-error = удача ± %
column-equity-error = начало ± %

## Неверный вызов

call-error = ошибка:
call-tip = подсказка:
call-usage = Использование:
call-options = [ПАРАМЕТРЫ]
call-default = [по умолчанию: { $value }]
call-more = Подробнее: «{ $help }».
call-argument-unknown = Аргумента «{ $argument }» здесь нет.
call-argument-twice = Аргумент «{ $argument }» можно задать только один раз.
call-argument-conflict = Аргумент «{ $argument }» нельзя использовать вместе с «{ $other }».
call-arguments-missing = Не хватает обязательных аргументов:
call-value-missing = Аргументу «{ $argument }» нужно значение, а его нет.
call-value-wrong = Значение «{ $value }» не подходит для «{ $argument }». Ожидается { $expected }.
call-value-surplus = Аргумент «{ $argument }» не принимает значений, а задано «{ $value }».
call-command-unknown = Команды «{ $command }» нет.
call-command-missing = После «{ $command }» нужна команда: { $expected }.
call-not-text = Один из аргументов — не UTF-8. Ожидается обычный текст.
call-similar = есть похожее: «{ $similar }»
call-elsewhere = есть «{ $similar }»
call-as-value = чтобы передать «{ $argument }» как значение, пишите «{ $written }»
expected-number-between = целое число от { $min } до { $max }
expected-number-from = целое число не меньше { $min }
expected-viewer = номер места или spectator
expected-option = ИМЯ=ЗНАЧЕНИЕ
expected-lang = язык: en, ru или uk
expected-addr = ХОСТ:ПОРТ, например 127.0.0.1:8080
expected-db = файл, sqlite:ФАЙЛ или postgres://…
expected-node = имя не длиннее 64 знаков: латинские буквы, цифры, дефисы, подчёркивания и точки
expected-public-url = адрес, который начинается с http:// или https:// и не содержит пути, например https://play.example
expected-yes-or-no = 1, true или yes либо 0, false или no
expected-size = целое число с MiB, GiB или TiB, например 10GiB; 0 — без ограничения
expected-time = время, например 700ms, 30s, 5m, 24h или 14d
expected-time-some = время больше нуля, например 700ms, 30s, 5m, 24h или 14d
expected-log = text или json
expected-log-level = уровень (error, warn, info, debug, trace или off) или уровни отдельных частей, например info,roshambo_server=debug

## Справка: заголовки и подстановки

cli-heading-arguments = Аргументы
cli-heading-options = Параметры
cli-heading-limits = Ограничения
cli-heading-times = Время
cli-heading-commands = Команды
cli-value-command = КОМАНДА
cli-value-file = ФАЙЛ
cli-value-addr = ХОСТ:ПОРТ
cli-value-db = ФАЙЛ|URL
cli-value-db-password-file = ФАЙЛ
cli-value-bus = URL
cli-value-node = ИМЯ
cli-value-admin = ХОСТ:ПОРТ
cli-value-from = ФАЙЛ
cli-value-to = URL
cli-value-review-depth = ГЛУБИНА
cli-value-max-database-size = РАЗМЕР
cli-value-log-level = УРОВЕНЬ
cli-value-record = ФАЙЛ
cli-value-resume = ФАЙЛ
cli-value-game = ИГРА
cli-value-options = ИМЯ=ЗНАЧЕНИЕ
cli-value-view = МЕСТО|spectator
cli-value-out = ПАПКА
cli-value-records = ПАПКА
cli-value-directory = ПАПКА
cli-value-lang = ЯЗЫК

## Справка: общее для нескольких команд

cli-about = Пять изданных настольных игр, выросших из игры «Камень, ножницы, бумага»: игра, сервер, повторы, моделирование, проверка, замеры и боты
cli-after = Код выхода: 0 — всё в порядке, 1 — неверные данные, 2 — неверный вызов.
cli-lang = Язык всех текстов: en, ru или uk [по умолчанию: из окружения]
cli-help-short = Показать справку
cli-help-see-long = Показать справку (подробнее: --help)
cli-help-see-short = Показать справку (коротко: -h)
cli-version = Показать версию
cli-file = Запись игры; - читает стандартный ввод
cli-game = Игра: paws, paws-quick, ninjan, kanobu или tsuefa
cli-seats = Сколько игроков [по умолчанию: наименьшее возможное число]
cli-options = Настройка игры, см. «roshambo games»
cli-seed = Одно и то же зерно даёт одни и те же игры при любом --jobs [по умолчанию: случайное, печатается]
cli-jobs = Число потоков [по умолчанию: все ядра]
cli-records = Создать ПАПКУ и сохранить в ней запись каждой игры с доказательством честности
cli-db = База данных сервера: файл или sqlite:ФАЙЛ [по умолчанию: roshambo.db в папке данных пользователя]
cli-db-password-file = Файл с паролем базы данных на сервере PostgreSQL [по умолчанию: как в адресе или в PGPASSWORD]

## Справка: команды

cli-help = Показать эту справку или справку по команде
cli-help-command = Какая команда

cli-play = Играть в этом терминале против ботов или с другими за той же клавиатурой
cli-play-game = paws, paws-quick, ninjan, kanobu или tsuefa [по умолчанию: меню из них]
cli-play-seats = Сколько игроков [по умолчанию: наименьшее возможное число, но не меньше, чем людей]
cli-play-level = Как играют боты: random, easy, medium, hard или expert [по умолчанию: medium]
cli-play-people = Места, за которые играют люди за этой клавиатурой; за остальные — боты [по умолчанию: 1]
cli-play-seed = Зерно для колод и ботов: то же зерно и те же ходы дают ту же игру
cli-play-record = Где хранить запись по ходу игры; новый файл [по умолчанию: в папке данных пользователя]
cli-play-resume = Продолжить игру из записи
cli-play-pace = Наименьшее время между ходами ботов, в миллисекундах
cli-play-after =
    Примеры: roshambo play kanobu --seats 4 --level hard
             roshambo play tsuefa --people 1,2 --option variant=pro

cli-serve = Запустить сервер: всё, что нужно для игры по сети
cli-serve-addr = Какой адрес слушать; если порт 0, его выберет система
cli-serve-db = База данных сервера: файл, sqlite:ФАЙЛ или postgres://… [по умолчанию: roshambo.db в папке данных пользователя]
cli-serve-db-connections = Сколько у этого узла соединений с сервером PostgreSQL
cli-serve-bus = Сервер NATS, через который узлы с общим сервером PostgreSQL сообщают друг другу новости: nats://… или tls://… [по умолчанию: нет, узлы замечают изменения через секунду]
cli-serve-node = Имя этого узла в журналах [по умолчанию: имя этого компьютера]
cli-serve-admin = Закрытый адрес, где оператор может вывести узел из работы и прочитать метрики; другим он должен быть недоступен [по умолчанию: нет]
cli-serve-lan = Слушать все адреса этого компьютера на порту из --addr и напечатать QR-код для локальной сети
cli-serve-public-url = Адрес, который видят посетители, если он другой [по умолчанию: тот, что называет браузер]
cli-serve-trusted-hops = Сколько обратных прокси стоит перед сервером; каждый дополняет X-Forwarded-For
cli-serve-public-metrics = Показывать метрики всем, а не только программам на этом компьютере
cli-serve-bot-threads = Во сколько потоков думают боты; 0 — на один меньше, чем ядер, но не меньше одного
cli-serve-review-depth = Сколько вычислять при разборе партии: quick, normal или deep
cli-serve-max-database-size = При каком размере базы данных не открывать новых столов и игр; 0 — открывать всегда
cli-serve-log = Как писать журнал в стандартный поток ошибок
cli-serve-log-level = Что писать в журнал: error, warn, info, debug, trace или off; можно и по частям: info,roshambo_server=debug
cli-serve-address-requests = Запросов с одного адреса в минуту
cli-serve-guest-requests = Запросов одного гостя в минуту
cli-serve-new-guests = Новых гостей с одного адреса в минуту
cli-serve-new-tables = Новых столов одного гостя в минуту; с одного адреса — вдесятеро больше
cli-serve-day-games = Игр, начатых одним гостем за день; с одного адреса — вдесятеро больше
cli-serve-server-day-games = Игр, начатых за день, всего
cli-serve-misses = Попыток найти несуществующий стол с одного адреса в минуту
cli-serve-messages = Сообщений WebSocket от одного гостя в минуту; с одного адреса — вдесятеро больше
cli-serve-remarks = Реплик одного гостя в минуту; с одного адреса — вдесятеро больше
cli-serve-hints = Подсказок одному гостю в минуту; на один адрес — вдесятеро больше
cli-serve-work = Сколько могут стоить тяжёлые ответы на один адрес в минуту; единица — около миллисекунды одного ядра
cli-serve-work-at-once = Одновременных тяжёлых ответов каждого вида; на один адрес — четверть
cli-serve-address-sockets = Одновременных соединений с одного адреса
cli-serve-guest-sockets = Одновременных соединений одного гостя
cli-serve-sockets = Одновременных соединений всего
cli-serve-address-connections = Одновременных соединений HTTP с одного адреса; за доверенными прокси не действует
cli-serve-connections = Одновременных соединений HTTP всего
cli-serve-body-bytes = Наибольшая длина тела запроса, в байтах
cli-serve-message-bytes = Наибольшая длина сообщения WebSocket, в байтах
cli-serve-outbox-bytes = Сколько байт может ждать медленного клиента, прежде чем ему пошлют всё заново
cli-serve-guest-tables = Сколько незаконченных столов может быть у одного гостя
cli-serve-open-tables = Сколько всего может быть незаконченных столов
cli-serve-tables-in-memory = Сколько столов держать в памяти; лишними считаются те, за которыми никого нет
cli-serve-table-backlog-bytes = Сколько байт одного стола может ждать диска, прежде чем его игрокам откажут
cli-serve-backlog-bytes = Сколько всего байт может ждать диска, прежде чем откажут всем
cli-serve-pace = Наименьшее время, за которое бот делает ход
cli-serve-silence = Если время не ограничено, а также после игры: сколько игрок должен молчать, чтобы другие могли позвать на его место бота
cli-serve-reveal = Сколько программы игроков могут раскрывать свои тексты для тасовки
cli-serve-idle = Сколько держать в памяти стол, к которому никто не обращается
cli-serve-ping = Как часто проверять молчащее соединение; если оно молчит вдвое дольше, его закрывают
cli-serve-write = Сколько может длиться одна отправка клиенту
cli-serve-first-byte = Сколько новое соединение может молчать
cli-serve-headers = Сколько могут идти заголовки запроса
cli-serve-keep-alive = Сколько соединение может ждать следующего запроса
cli-serve-request = Сколько запрос может длиться до начала ответа
cli-serve-close = Сколько сервер ждёт прощания клиента
cli-serve-shutdown = Сколько при остановке ждать, пока завершится уже принятое
cli-serve-keep-waiting = Сколько хранить стол, который ждёт игроков
cli-serve-keep-playing = Сколько хранить игру, в которой никто не ходит
cli-serve-keep-over = Сколько хранить сыгранную игру
cli-serve-keep-guests = Сколько помнить гостя, который не возвращается
cli-serve-after =
    Время пишется так: 700ms, 30s, 5m, 24h или 14d. Любой параметр можно задать и переменной окружения: вместо --public-url — ROSHAMBO_PUBLIC_URL; параметр важнее переменной. Подробнее — в docs/server.md.

    Примеры: roshambo serve
             roshambo serve --lan
             roshambo serve --public-url https://play.example --trusted-hops 1

cli-healthcheck = Проверить, готов ли работающий сервер: для контейнеров и мониторинга
cli-healthcheck-addr = Адрес, на котором работает сервер
cli-healthcheck-after = Код выхода: 0 — сервер готов, 1 — не готов, 2 — неверный вызов.

cli-backup = Скопировать базу данных сервера в новый файл; сервер при этом может работать
cli-backup-file = Новый файл
cli-backup-after = { cli-after }

cli-restore = Восстановить базу данных сервера из резервной копии
cli-restore-file = Резервная копия
cli-restore-after =
    Сначала остановите сервер. Прежняя база данных сохраняется рядом с новой.

    { cli-after }

cli-migrate = Перенести базу данных сервера из файла на сервер PostgreSQL
cli-migrate-from = Файл базы данных
cli-migrate-to = Новая база данных, пустая: postgres://…
cli-migrate-after =
    Сервер должен быть остановлен. Файл не меняется.

    { cli-after }

cli-generate = Записать страницы man, автодополнение для оболочек и файл настроек по умолчанию: для пакетов
cli-generate-directory = Куда записать

cli-games = Перечислить игры, число игроков и настройки
cli-games-json = Напечатать массив JSON вместо таблицы

cli-replay = Воспроизвести запись игры: рассказ словами, трассировка или то, что видит один зритель
cli-replay-trace = Печатать по объекту JSON перед каждым шагом и после последнего: ожидаемая колода, возможные ходы, исход
cli-replay-view = Печатать по объекту JSON на каждый шаг: что видит этот зритель, новые события, возможные ходы
cli-replay-memory = Вместе с --view: всё, что мог запомнить внимательный зритель, даже если на столе видно меньше (tsuefa pro)
cli-replay-after = { cli-after }

cli-sim = Сыграть много игр, случайных или между ботами, и подвести итог
cli-sim-levels = Кто играет, уровень на каждое место или один на всех: random, easy, medium, hard, expert или exec:ПРОГРАММА (docs/outside-players.md) [по умолчанию: случайные ходы]
cli-sim-games = Сколько игр
cli-sim-json = Напечатать объект JSON вместо таблицы
cli-sim-after =
    Примеры: roshambo sim kanobu --seats 4 --games 10000 --seed 1 --json
             roshambo sim paws --levels medium,hard --games 100

cli-arena = Устроить состязание ботов разных уровней: результаты, интервалы, рейтинги
cli-arena-levels = Кто играет: random, easy, medium, hard, expert, plain-ismcts, pimc (docs/bots.md) или exec:ПРОГРАММА (docs/outside-players.md)
cli-arena-iterations = Итераций на решение для каждого уровня, который перебирает ходы; - или 0 оставляет итерации самого уровня
cli-arena-equal-time = Дать всем, кто перебирает ходы, процессорное время первого из них: итерации подбираются замером перед состязанием
cli-arena-games = Игр на каждую пару, с округлением вверх до целых раздач
cli-arena-json = Напечатать вместо таблицы массив JSON с объектом на каждую пару
cli-arena-after = Смысл чисел и примеры — в --help.
cli-arena-after-long =
    Каждую раздачу играют по разу с каждого места: те же карты, одно место у a, все остальные у b. Из двух уровней a — тот, что назван раньше. Боты думают заданное число итераций в одном потоке, поэтому одно и то же зерно даёт одни и те же игры на любой машине и при любом --jobs.

    результат  среднее по играм a; общая победа считается долей, ничья — 1/число мест
    интервал   95 %, по раздачам: игры одной раздачи зависят друг от друга
    поровну    сколько получили бы равные игроки, 1/число мест
    рейтинг    разница Эло в паре: если шансы вдесятеро выше равных, это 400 очков; к сыгранным
               добавлена одна игра поровну, поэтому разница всегда конечна
    рейтинги   то же для всех уровней сразу, самые правдоподобные (Брэдли — Терри); у первого
               уровня 0; если мест больше двух, a играет против суммы остальных

    Ctrl-C завершает раньше и показывает итог по доигранным раздачам.

    Примеры:
      roshambo arena kanobu --levels hard,medium,easy,random --games 400 --seed 1
      roshambo arena paws --seats 4 --levels hard,medium --json
      roshambo arena tsuefa --levels hard,hard,hard --iterations 500,1000,2000
      roshambo arena ninjan --levels exec:./my-player,medium --games 100
      roshambo arena paws --levels expert,plain-ismcts,pimc --equal-time

cli-lab = Измерить правила игры: сыграть много игр в нескольких вариантах и сравнить их
cli-lab-seats = Сколько игроков; несколько чисел сравниваются [по умолчанию: наименьшее возможное число]
cli-lab-options = Настройка игры с одним или несколькими значениями, которые сравниваются: ИМЯ=A,B,C
cli-lab-levels = Кто играет: random, easy, medium, hard, expert; несколько уровней сравниваются, и каждый играет против предыдущего
cli-lab-games = Сколько игр в каждом варианте [по умолчанию: 1000]
cli-lab-until = Играть, пока каждая доля побед и каждая разница не станут известны с такой точностью, в процентных пунктах
cli-lab-out = Папка для отчёта [по умолчанию: lab-ИГРА]; незаконченный опыт в ней продолжается
cli-lab-after = Что измеряется и примеры — в --help.
cli-lab-after-long =
    Все варианты играют одни и те же раздачи, с одними и теми же случайными числами, где это позволяют правила. Поэтому разница между вариантами известна точнее, чем сами числа. Одно и то же зерно даёт один и тот же отчёт при любом --jobs и после любых прерываний.

    Отчёт — это страница (report.html), таблица (report.csv) и данные (report.json): доля побед по местам и по тому, кто начинает, длина, результаты, счёт, лидерство, выбор, мастерство и удача, ценность карт и жетонов, что и как часто происходит, какие пункты правил действуют. Показатели объясняет docs/lab.md.

    Ctrl-C останавливает; та же команда продолжает.

    Примеры:
      roshambo lab ninjan --seats 2,3,4 --games 20000 --seed 1
      roshambo lab tsuefa --option items=4-3-3,3-4-3,3-3-4 --until 1
      roshambo lab kanobu --levels random,easy,medium --games 5000 --out kanobu-levels

cli-suggest = Спросить бота, как ходить в конце записи
cli-suggest-file = Запись игры, конец которой — позиция; - читает стандартный ввод
cli-suggest-seat = Чьё это решение (номер места)
cli-suggest-level = Кого спросить: random, easy, medium, hard, expert или exec:ПРОГРАММА (docs/outside-players.md)
cli-suggest-iterations = Думать столько итераций; тогда тот же вызов даёт тот же ответ
cli-suggest-time = Думать столько миллисекунд [по умолчанию: сколько уровень думает в игре]
cli-suggest-seed = Зерно для случайного выбора; без --time уровень думает свои итерации, и тот же вызов даёт тот же ответ
cli-suggest-threads = Во сколько потоков думать [по умолчанию: все ядра; один, если ответ должен повторяться]
cli-suggest-json = Напечатать объект JSON вместо таблицы
cli-suggest-after =
    победа   вероятность победы после этого хода; её знают только уровни, которые перебирают ходы
    частота  как часто бот играл бы так: одновременные решения он чередует, чтобы их не угадали

    Ctrl-C завершает раздумья раньше.

    { cli-after }

cli-review = Разобрать законченную игру: сколько в ней удачи, сколько выбора и какие решения были ошибками
cli-review-depth = Сколько считать: quick (секунды), normal или deep (минуты)
cli-review-seat = Оценивать решения только этого места [по умолчанию: всех мест]
cli-review-seed = Зерно для выборок; тот же вызов даёт тот же разбор
cli-review-json = Напечатать один объект JSON вместо текста
cli-review-html = Ещё и записать в этот файл страницу с графиком; больше ей ничего не нужно
cli-review-after = Что значат числа, и примеры — в --help.
cli-review-after-long =
    Шансы каждого места на победу оцениваются до и после каждой строки записи при открытых картах: сильные игроки много раз доигрывают партию. Изменение за игру складывается из частей:

    удача           порядок колоды и добранные карты
    своя игра       ходы по сравнению с тем, как сыграли бы сильные игроки
    игра остальных  то же для всех других мест
    угадывание      тайные решения, которые удачно или неудачно совпали

    Решение оценивается только по тому, что могло знать его место. Потери в решениях — сумма того, что стоил каждый ход по сравнению с лучшим; тайные решения сравниваются со смешанной стратегией. После ± стоит стандартная ошибка.

    Ctrl-C прерывает разбор без результата.

    Примеры:
      roshambo review game.rec
      roshambo review game.rec --depth deep --seat 2
      roshambo review game.rec --json
      roshambo review game.rec --depth quick --html review.html

    { cli-after }

cli-verify = Проверить доказательство честности и то, что запись воспроизводится
cli-verify-strict = Считать ошибкой и то, чего запись не доказывает, хотя могла бы: тексты, печати
cli-verify-after = { cli-after }

cli-perft = Сосчитать последовательности решений по глубине: проверка генераторов ходов
cli-perft-seed = Откуда берутся колоды и расстановки (зерно)
cli-perft-depth = Считать до этой глубины
cli-perft-after = Колоды и расстановки «Цу-е-фа!» берутся из зерна и не считаются; тайный выбор делают по порядку мест. Печатает строки: глубина, количество.

cli-bench = Измерить скорость случайной игры в одном потоке, ботов или разборы
cli-bench-game = Только эта игра [по умолчанию: все]
cli-bench-json = Напечатать массив JSON вместо таблицы

cli-bench-bots = Измерить ботов: как быстро перебирают, как долго думают и вовремя ли останавливаются
cli-bench-bots-game = Только эта игра [по умолчанию: все]
cli-bench-bots-json = Напечатать массив JSON вместо таблицы
cli-bench-bots-after =
    На одном ядре, в позициях из игр уровня medium, для наименьшего и наибольшего числа мест:

    итераций/с    сколько позиций перебор берёт наугад и доигрывает
    игр/с         целых случайных игр в том же замере; отношение: итераций на одну такую игру
    hard, expert  миллисекунд на решение при итерациях самого уровня
    опоздание     худшее превышение заданных 20 миллисекунд, в одном потоке и в двух
    остановка     сколько бот в худшем случае думал после команды остановиться

cli-bench-review = Измерить разбор обычной партии каждой игры
cli-bench-review-game = Только эта игра [по умолчанию: все]
cli-bench-review-json = Напечатать массив JSON вместо таблицы
cli-bench-review-after =
    На всех ядрах, для средней по длине из девяти партий между medium, с наименьшим и наибольшим числом мест:

    доигр./с       сколько партий оценка доигрывает за секунду на одном ядре
    quick, normal  секунды на разбор этой глубины
    удача, начало  стандартные ошибки места 1 при глубине normal

## Пакет для Python

python-language = Языка { $found } нет. Есть en, ru и uk.
python-seat-needed = Нужно указать место. Мест, которые могут ходить сейчас: { $count }
python-too-many-moves = Этих ходов слишком много для списка. Они выглядят так: { $form }
python-not-a-move = Это не ход этой игры: { $found }
python-recall = Память: «memory» или «display», а не { $found }.
python-threads = Потоков может быть от 1 до { $most }, а не { $found }.
python-seconds = Секунды — число от 0 до { $most }.
python-two-budgets = Укажите итерации или секунды, но не то и другое.
python-player = Игрока { $player } нет. Игроки считаются от 0 до { $last }.
python-game = Игры { $game } нет. Игры считаются от 0 до { $last }.
python-outcome = Случай не может выбрать здесь { $found }.
python-array = У массива «{ $array }» не тот тип или не та форма, или в него нельзя писать.
python-not-tracked = Это состояние не хранит, что видели игроки. Создайте его с track_information=True.
python-small = Малый вариант начинается с одной из своих раздач: выберите исход случая.
python-players = На каждое место нужен один игрок. Игроков: { $found }; мест: { $size }

## Среды для исследований

env-seats = { $game }: число мест не бывает { $found }. Нужно от { $fewest } до { $most }.
env-no-such-action = Действия { $action } нет. Нужно число от 0, меньше { $count }.
env-illegal-action = { $seat }: действие { $action } ({ $text }) сейчас недоступно. Нужно действие, которое разрешает маска.
env-no-action = Ход «{ $text }» не сделать никаким действием: он никогда не разрешён.
env-in-game = Игра { $game }: { $error }
env-buffer-length = Значений в буфере { $buffer }: { $found }. Нужно { $expected }.
env-games = Игр не может быть { $found }. Нужно от 1 до { $most }.
env-threads = Потоков не может быть { $found }. Нужно от 1 до { $most }.
env-no-threads = Операционная система не запустила потоки. Нужно место для новых.
