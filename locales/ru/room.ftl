### Вокруг стола в браузере: ожидание, меню, итоги.

## Верхняя строка и меню

room-brand = Roshambo
room-home = На главную
room-at-hand = Всегда под рукой
room-rules = Правила
room-emotes = Сказать что-нибудь
room-menu = Меню
room-settings = Настройки
room-keys = Клавиши
room-copy-link = Скопировать ссылку
room-copied = Скопировано
room-copy-failed = Браузер не даёт скопировать. Выделите ссылку и скопируйте её сами.
room-undo = Взять ход назад
room-undo-ask = Попросить взять ход назад
room-resign = Сдаться
room-leave = Выйти из-за стола
room-go-away = Закончить просмотр

## Правила

room-rules-pages = Страницы правил
room-rules-game = Эта игра
room-rules-common = Все игры

## Настройки

room-lang = Язык
room-lang-en = English
room-lang-ru = Русский
room-lang-uk = Українська
room-theme = Оформление
room-theme-auto = Как на устройстве
room-theme-light = Светлое
room-theme-dark = Тёмное
room-pace = Как быстро движутся карты
room-pace-off = Мгновенно
room-pace-fast = Быстро
room-pace-normal = Спокойно
room-pace-slow = Медленно
room-volume = Громкость
room-awake = Не гасить экран во время игры
room-vibrate = Вибрация, когда ваш ход
room-switch-on = Да
room-switch-off = Нет
room-fullscreen = Во весь экран
room-fullscreen-end = Обычный размер
room-me = Имя и аватар
room-lots = Скидываться за меня перед игрой
room-lots-bots = Против ботов
room-lots-always = Всегда
room-lots-never = Никогда
room-sort = Карты на руке
room-sort-colour = По цвету
room-sort-sign = По знаку
room-name = Ваше имя
room-keep = Сохранить

## Точно?

room-sure = Точно?
room-yes = Да
room-no = Нет, вернуться
room-sure-resign = За вас доиграет бот, а вы займёте последнее место. Отменить это нельзя.
room-sure-resign-all = Сдаются все, кто играет на этом устройстве: за вас доиграют боты, а вы займёте последние места. Отменить это нельзя.
room-sure-leave = Игра ещё идёт. За вас доиграет бот, а вы займёте последнее место. Отменить это нельзя.
room-sure-stand-all = Из-за стола встанут все, кто играет на этом устройстве.
room-sure-kick = { $name } выйдет из-за стола и сможет сесть снова только после следующей игры.

## Связь с сервером

room-line-lost = Связь пропала. Пробуем снова…
room-line-slow = Подключаемся…
room-line-now = Повторить
room-line-back = Связь восстановлена
room-line-closed = Сервер закрыл соединение.
room-line-older = Открыта устаревшая версия страницы. Обновите её.
room-reload = Обновить

## Стола нет

room-no-table = Здесь нет стола
room-try-again = Попробовать ещё раз

## Перед игрой

room-chairs = Места за столом
room-seat = Место { $number }
room-free = свободно
room-host = хозяин стола
room-sit = Сесть
room-sit-down = Сесть за стол
room-stand-up = Встать
room-invite-here = Посадить…
room-another = Ещё один игрок
room-another-long = Ещё игрок на этом устройстве
room-change = Другой бот
room-kick = Попросить уйти
room-start = Начать игру
room-start-bots = Начать с ботами
room-bots-level = { $count ->
    [one] На свободное место сядет бот:
    [few] На { $count } свободных места сядут боты:
   *[many] На { $count } свободных мест сядут боты:
}
room-waits-players = Ждём игроков. Игру начинает { $name }.
room-waits-host = Все в сборе. Игру начинает { $name }.
room-full = Свободных мест нет, но можно смотреть.

room-who-sits = Кто сядет на место { $number }?
room-bot-here = Бот
room-bot-away = Убрать бота
room-person-here = Кто-то рядом с вами
room-person-here-about = На одном устройстве можно играть вместе, передавая его друг другу. Каждый видит только свои карты.
room-level-random = ходит как попало
room-level-easy = для первой игры
room-level-medium = достойный соперник
room-level-hard = думает наперёд
room-level-expert = не прощает ошибок

room-name-title = Как вас называть?
room-name-about = Это имя увидят все за столом.
room-name-other-title = Кто ещё здесь играет?
room-name-other-about = Устройство передают друг другу; перед каждым ходом стол закрывается.

room-share = Позовите друзей
room-share-code = Код стола
room-share-link = Или ссылка
room-send = Отправить
room-qr = Ссылка на этот стол в виде QR-кода

room-chosen = Как играем
room-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
room-option-opening-throw = кто начинает, решит розыгрыш на пальцах
room-option-opening-seat = { $seat-is ->
    [you] начинаете
   *[other] начинает
} { $seat }
room-option-games = { $count ->
    [one] в серии { $count } партия
    [few] в серии { $count } партии
   *[many] в серии { $count } партий
}
room-option-help-on = с жетонами помощи
room-option-help-off = без жетонов помощи
room-option-variant-novice = «Новичок»: открытое в схватке остаётся на виду
room-option-variant-pro = «Профи»: открытое в схватке надо помнить
room-option-items = камни: { $rocks }, ножницы: { $scissors }, бумага: { $papers }
room-option-house = { $rule }: { $value }

house-rules = Домашние правила
house-rules-why = Кое о чём книги правил молчат. Здесь можно сыграть это по-другому.
house-comeback = Свои карты вернулись
house-comeback-always = ваши, пока их не побьют
house-comeback-once = ваши только на один ход
house-jokers = Джокеры на руке при особом окончании
house-jokers-one = считаются за одну карту
house-jokers-two = считаются за две карты
house-token = Жетон помощи, если вас двое
house-token-total = у кого больше очков в сумме
house-token-game = у кого больше очков за партию
house-triple = Три карты с одним значением
house-triple-rock = камень, ножницы, бумага
house-triple-scissors = ножницы, бумага, камень
house-triple-paper = бумага, камень, ножницы
house-draw = Когда можно взять карту
house-draw-stuck = только если ни одна не подходит
house-draw-free = когда угодно
house-answer = После ответа на «Шанс»
house-answer-ends-turn = ходит следующий игрок
house-answer-keeps-turn = ходит тот, кто ответил
house-quiet = Ничья, если никто не нападает
house-quiet-count = { $count ->
    [one] через { $count } ход
    [few] через { $count } хода
   *[many] через { $count } ходов
}
room-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[many] { $count } секунд
}
room-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[many] { $count } минут
}
room-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[many] { $count } часов
}
room-clock-none = время не ограничено
room-clock-per-move = на каждый ход: { $time }
room-clock-bank = на всю игру: { $time }
room-clock-bank-more = на всю игру: { $time } и ещё { $increment } с за каждый ход
room-away-after = если кого-то нет на связи, его заменяет бот; ждём: { $time }
room-away-never = тех, кого нет на связи, никто не заменяет
room-public = стол виден всем
room-private = только для тех, у кого есть ссылка или код
room-hints = можно брать подсказки

room-fair = Тасовка, на которую никому не повлиять
room-fair-about = Браузер добавляет к тасовке тайное слово, и выбрать его можете вы. Порядок карт получится из всех слов и из секрета, который стол загадал заранее и уже не изменит. После игры это может проверить каждый.
room-fair-word = { $seat-is ->
    [you] Ваше
   *[other] { $seat }, ваше
} слово:
room-fair-give = Добавить
room-fair-given = { $seat-is ->
    [you] Ваше слово
   *[other] { $seat }: слово
} заперто до начала игры
room-starting = Карты тасуются…
room-fair-promise = Обещание стола:

## Несколько человек на одном устройстве

room-pass = Устройство берёт { $seat }
room-pass-why = Карты закрыты, чтобы никто не увидел чужого.
room-pass-look = Только взглянуть на свои карты. Остальные отворачиваются!
room-pass-show = Я — { $seat }. Показать!
room-pass-other = Нет, я — { $seat }
room-not-now = Не сейчас
room-at-device = Игроки на этом устройстве
room-show-mine = Показать карты: { $seat }
room-looked = Закрыть карты

## Что стоит знать

room-watching = Вы смотрите игру
room-gone = Вы сдались. За вас доигрывает бот.
room-replaced = За вас играет бот
room-replaced-of = Боты играют за: { $seats }
room-take-back = Вернуть место
room-returning = Бот сделает этот ход, и место снова ваше
room-kept = Эту игру за вас доиграет бот
room-missed = Время вышло: этот ход за вас сделает бот
room-missed-before = Время вышло, и за вас сходил бот. Следующий ход ваш.
room-paused = Пауза: ждём, пока вернётся кто-то из игроков
room-paused-replaced = Игра на паузе. Верните место, чтобы продолжить.
room-undo-asked = { $seat } { $seat-is ->
    [you] просите
   *[other] просит
} взять последний ход назад
room-undo-waits = Ждём, разрешат ли остальные взять ваш ход назад
room-undo-allow = Разрешить
room-undo-refuse = Отказать
room-undo-cancel = Не нужно
room-undid = { $seat }: ход взят назад
room-silent = { $seat } долго { $seat-is ->
    [you] не ходите
   *[other] не ходит
}
room-call = Позвать бота
room-call-for = Позвать бота вместо: { $seat }

## Что было

room-log-empty = Пока ничего.
room-log-round = Раунд { $number }
room-log-game = Партия { $number }
room-log-now = Сейчас
room-log-play = На доске

## Итог

room-result = Итог
room-winner = победа
room-place = { $place }.
room-left = игра сдана
room-bot-moves = { $moves ->
    [one] { $moves } ход сделал бот
    [few] { $moves } хода сделал бот
   *[many] { $moves } ходов сделал бот
}
room-undone = { $times ->
    [one] { $times } ход взят назад
    [few] { $times } хода взяты назад
   *[many] { $times } ходов взято назад
}
room-wants-again = хочет ещё раз
room-given-up = Игру не доиграли до конца.
room-ended = Игра закончилась.
room-score-paws = { $score ->
    [one] { $score } жетон
    [few] { $score } жетона
   *[many] { $score } жетонов
}
room-score-paws-quick = { $score ->
    [one] { $score } штрафное очко
    [few] { $score } штрафных очка
   *[many] { $score } штрафных очков
}
room-tie-paws-quick = Меньше всего штрафных очков сразу у нескольких: решило число выигранных партий.
room-tie-ninjan = Наибольшая сумма сразу у нескольких: решил розыгрыш на пальцах.
room-score-ninjan = сумма { $score }
room-score-kanobu = { $score ->
    [0] без карт
    [one] { $score } карта
    [few] { $score } карты
   *[many] { $score } карт
}
room-again = Ещё раз
room-again-bots = Ещё раз, с ботами
room-again-waits = Ждём: { $seats }
room-again-free = Ждём кого-нибудь на свободное место
room-again-hint = В следующей игре все сдвигаются на одно место.
room-look = Посмотреть на стол
room-other-game = Другие игры
room-next-game = Сменить игру
room-next-choose = Выбрать
room-next-note = Все остаются за столом, и ссылка остаётся прежней.
room-record = Сохранить запись

## Подсказки и то, чего ещё не видно

hint-ask = Подсказка
hint-asking = Ищем хороший ход…
hint-setup = Расставьте фигуры так
hint-chance = Шанс победить: около { $chance } %
hint-do = Так и сделать
hint-lay = Показать эту расстановку
hint-close = Закрыть подсказку
unseen-title = Что ещё скрыто
unseen-total = { $count ->
    [one] Неизвестно, где ещё { $count } карта: на чужой руке, в колоде или вне игры.
    [few] Неизвестно, где ещё { $count } карты: на чужой руке, в колоде или вне игры.
   *[many] Неизвестно, где ещё { $count } карт: на чужой руке, в колоде или вне игры.
}
unseen-count = { $count } из { $of }
unseen-card = { $card }: скрыто { $count } из { $of }
unseen-figures = Что ещё может нести каждая фигура соперника:
unseen-figure = может нести: { $items }
