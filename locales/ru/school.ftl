# Learning, examples and replays.

## Примеры к правилам
example-of = Примеры к пункту { $ruling }
example-number = Пример { $number }
example-seat = Смотрит { $seat }
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

## Learning

school-learn = Обучение
school-learn-game = Научиться играть: { $game }
school-title = Обучение: { $game }
school-new-here = Впервые здесь? Нажмите «Обучение»: первая партия с подсказками покажет игру шаг за шагом.
school-learner = Ученик
school-coach = Ваш наставник
school-place = Сцена { $number } из { $count }
school-scenes = Все сцены
school-finished = пройдена
school-welcome = Привет! Я покажу эту игру за несколько коротких сцен, прямо за столом. Ходить будете вы сами, и испортить ничего нельзя. Начнём?
school-ready = Готовы к следующей идее?
school-begin = Начать
school-next = Дальше
school-watch = Смотрите, что будет…
school-scene-done = Отлично, эта сцена пройдена!
school-first-read = Карты подождут: нажмите кнопку здесь, чтобы продолжить.
school-not-meant = Так можно, но сейчас мы ищем другой ход. Попробуйте ещё раз.
school-task-again = Что было нужно?
school-show = Покажите
school-marked = Всё нужное обведено пунктиром.
school-any = Здесь подойдёт любой ваш выбор.
school-again = Начать эту сцену заново
school-fold = Свернуть
school-unfold = Показать целиком
school-failed = Не удалось подготовить эту сцену. Попробуйте ещё раз чуть позже.
school-retry = Попробовать ещё раз
school-well-done = Отлично! Теперь вы знаете эту игру. А лучше всего учит сама игра:
school-read = Прочитать правила
school-next-lesson = Следующий урок: { $game }
school-from-start = Ещё раз с начала
school-leave = Выйти из урока
school-none = Для этой игры урока пока нет. Зато есть правила.

## Playing out an example

school-practice-title = Пример: { $game }
school-practice = Пример из правил. Дальше играете вы, боты подыгрывают.
school-from-here = Снова с этого места
school-to-rules = Назад к правилам
school-no-example = Такого примера нет. Все примеры показаны в правилах.

## Просмотр партии

replay-of = Запись партии: { $game }
replay-untitled = Запись партии
replay-so-far = Что уже было
replay-again = Пересмотреть
replay-look-back = Оглянуться назад
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
replay-options = Чьими глазами, скорость и прочее
replay-view = Чьими глазами
replay-view-spectator = зритель
replay-view-full = всё открыто
replay-holds = в руке: { $cards }
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
replay-key-view = посмотреть другими глазами
