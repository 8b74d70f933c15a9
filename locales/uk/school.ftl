# Learning, examples and replays.

## Приклади до правил
example-of = Приклади до пункту { $ruling }
example-number = Приклад { $number }
example-seat = Дивиться { $seat }
example-watched = Погляд збоку
example-after = Що з цього вийде
example-before = Назад до позиції
example-play = Дограти
rules-search = Пошук у правилах
rules-found = { $count ->
    [0] Нічого не знайдено. Спробуйте менше слів або інші.
    [one] Знайдено { $count } місце
    [few] Знайдено { $count } місця
   *[other] Знайдено { $count } місць
}
