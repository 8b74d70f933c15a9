### Браузер: всё, что говорится вокруг игр.

## У ботов есть имена

bot-name = { $seat ->
    [1] Момо
    [2] Пип
    [3] Юна
    [4] Тико
    [5] Бубо
   *[other] Заза
}
player-number = Игрок { $seat }

## Игрока без имени зовут по цвету и аватару

player-nick = { $colour ->
    [orange] Оранжевый
    [teal] Бирюзовый
    [yellow] Жёлтый
    [violet] Фиолетовый
    [pink] Розовый
    [green] Зелёный
    [blue] Синий
   *[grey] Серый
} { $face ->
    [cat] кот
    [bear] медведь
    [rooster] петушок
    [imp] чертёнок
    [fox] лис
    [sprout] росток
    [ghost] призрак
   *[hare] заяц
}
look-face = { $face ->
    [cat] Кот
    [bear] Медведь
    [rooster] Петушок
    [imp] Чертёнок
    [fox] Лис
    [sprout] Росток
    [ghost] Призрак
   *[hare] Заяц
}
look-colour = { $colour ->
    [orange] Оранжевый
    [teal] Бирюзовый
    [yellow] Жёлтый
    [violet] Фиолетовый
    [pink] Розовый
    [green] Зелёный
    [blue] Синий
   *[grey] Серый
}

## Что пошло не так

web-loading = Загрузка…
web-no-server = Сервер недоступен. Проверьте соединение и попробуйте ещё раз.
web-broken = Что-то пошло не так, и сервер не сказал, что именно. Попробуйте ещё раз.
web-no-line = Сейчас нет связи, и ничего не отправлено. Попробуйте чуть позже.

## За столом

web-my-side = Ваша сторона стола
web-sure-move = { $move }?
web-try = Показать правило
web-put-back = Выбрать заново
web-shuffling = Колоду тасуют
web-rule = Показать правило
web-close = Закрыть
web-away = нет на связи
web-decided = выбор сделан
web-somebody = Кто-то из зрителей
web-missed = … здесь что-то пропущено
web-table-of-rules = Таблица из правил

## За столом: рамка

web-stand-in = играет бот
web-one-moment = Секундочку…
web-to-move = ходит
web-winner = победа
web-place = { $place }-е место
web-which = Это можно сыграть по-разному. Как именно?
web-sort-colour = По цветам
web-sort-sign = По знакам
web-sort-gesture = По жестам
web-score-title = Подсчёт
web-score-player = Игрок
web-score-set = Сброшенный набор
web-score-on = Играем дальше
web-aid = Памятка
web-sign-about = { $letter ->
    [R] Камень бьёт ножницы, а его бьёт бумага.
    [S] Ножницы бьют бумагу, а их бьёт камень.
   *[P] Бумага бьёт камень, а её бьют ножницы.
}
web-throw = Розыгрыш на пальцах
web-throw-for-me = Скинуться за меня
web-throwing = Скидываемся за вас…
web-starts = { $seat-is ->
    [you] Начинаете
   *[other] Начинает
} { $seat }
web-your-sign = Вы показываете: { $sign }
web-count-1 = Цу…
web-count-2 = е…
web-count-3 = фа!

## Клавиши

web-key-space = Пробел
web-key-arrows = перейти к другой карте или клетке
web-key-choose = выбрать или вернуть
web-key-play = сыграть выбранное
web-key-digits = нажать кнопку или выбрать стопку с этим номером
web-key-undo = вернуть последнее выбранное
web-key-clear = вернуть всё выбранное
web-key-sort = разложить карты по-другому
web-key-hint = показать подсказку, если они разрешены
web-key-unseen = что ещё скрыто
web-key-beats = памятка: кто кого бьёт и что делают карты
web-key-rules = правила
web-key-log = что произошло
web-key-emotes = сказать что-нибудь
web-key-keys = эти клавиши
