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
