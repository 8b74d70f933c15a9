### Обучение, примеры и записи партий.

## Примеры к правилам
example-of = Примеры к пункту { $ruling }
example-number = Пример { $number }
example-seat = Вид: { $seat }
example-watched = Взгляд со стороны
example-after = Что получится
example-before = Назад к позиции
example-play = Доиграть
rules-search = Поиск в правилах
rules-found = { $count ->
    [0] Ничего не нашлось. Попробуйте меньше слов или другие.
    [one] Найдено { $count } место
    [few] Найдено { $count } места
   *[other] Найдено { $count } мест
}

## Обучение

tutorial-learn = Обучение
tutorial-learn-game = Научиться играть: { $game }
tutorial-title = Обучение: { $game }
tutorial-new-here = Впервые здесь? Нажмите «Обучение»: первая партия с подсказками покажет игру шаг за шагом.
tutorial-coach = Ваш наставник
tutorial-place = Шаг { $number } из { $count }
tutorial-scenes = Все шаги
tutorial-finished = пройден
tutorial-welcome = Привет! Я покажу эту игру за несколько коротких шагов, прямо за столом. Ходить будете вы сами, и испортить ничего нельзя. Начнём?
tutorial-ready = Идём дальше?
tutorial-begin = Начать
tutorial-next = Дальше
tutorial-watch = Смотрите, что будет…
tutorial-scene-done = Отлично, этот шаг пройден!
tutorial-first-read = Карты подождут: нажмите кнопку здесь, чтобы продолжить.
tutorial-not-meant = Так можно, но сейчас мы ищем другой ход. Попробуйте ещё раз.
tutorial-task-again = Напомнить задание
tutorial-show = Показать
tutorial-marked = Всё нужное обведено пунктиром.
tutorial-any = Здесь подойдёт любой ваш выбор.
tutorial-again = Начать этот шаг заново
tutorial-fold = Свернуть
tutorial-unfold = Показать целиком
tutorial-failed = Не удалось подготовить этот шаг. Попробуйте ещё раз чуть позже.
tutorial-retry = Попробовать ещё раз
tutorial-well-done = Отлично! Теперь вы знаете эту игру. А лучше всего учит сама игра:
tutorial-read = Прочитать правила
tutorial-next-lesson = Следующий урок: { $game }
tutorial-from-start = Ещё раз с начала
tutorial-leave = Выйти из урока
tutorial-none = Для этой игры урока пока нет. Зато есть правила.

## Доигрывание примера

tutorial-practice-title = Пример: { $game }
tutorial-practice = Пример из правил. Дальше играете вы, за остальных — боты.
tutorial-from-here = Снова с этого места
tutorial-to-rules = Назад к правилам
tutorial-no-example = Такого примера нет. Все примеры показаны в правилах.

## Просмотр партии

replay-of = Запись партии: { $game }
replay-untitled = Запись партии
replay-so-far = Что уже было
replay-again = Пересмотреть
replay-look-back = Что было раньше
replay-to-game = К игре
replay-controls = Просмотр
replay-first = В начало
replay-back = На ход назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = На ход вперёд
replay-seen = К последнему увиденному ходу
replay-end = В конец
replay-scrub = Место в партии
replay-start = Начало
replay-move = Ход { $number }
replay-move-of = Ход { $number } из { $count }
replay-move-news = Ход { $number }: { $news }
replay-reveal = Показать конец
replay-options = Вид, скорость и прочее
replay-view = Вид
replay-view-spectator = зритель
replay-view-full = всё открыто
replay-holds = на руке: { $cards }
replay-speed = Скорость
replay-link = Ссылка на этот ход
replay-link-failed = Браузер не даёт скопировать. Ссылка — в адресной строке.
replay-fair = Проверить честность
replay-ended = Чем закончилось
replay-record-ends = Здесь запись обрывается.

replay-open-title = Посмотреть запись
replay-open-about = Любую законченную партию можно сохранить как запись — небольшой текст. Откройте её и смотрите партию ход за ходом.
replay-open-file = Выбрать файл
replay-open-drop = или перетащите его сюда
replay-open-text = Или вставьте текст записи
replay-open = Проверить и смотреть
replay-open-lines = Соседние строки
replay-open-kept = Сервер читает запись, чтобы сверить каждый ход с правилами, и ничего из неё не хранит.
replay-open-other = Другая запись

replay-key-look-back = посмотреть, что уже было в игре с ботами
replay-key-step = на ход назад или вперёд
replay-key-play = смотреть или остановить
replay-key-ends = в начало; в конец или до последнего увиденного хода
replay-key-speed = скорость: от медленной до «без движения»
replay-key-view = сменить вид
