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
