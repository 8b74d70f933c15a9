### Разбор законченной игры: удача, выбор, угадывание и оценка каждого решения.

review-unfinished = Игра не закончена, разобрать её нельзя. Нужна законченная игра.
review-no-such-seat = Места { $seat } нет: в игре места с 1 по { $seats }.
review-stopped = Разбор остановлен.
expected-review-depth = глубина: quick, normal или deep

review-summary = { $seat }: удача { $luck } %, своя игра { $own } %, { $side ->
    [won] в угадывании выигрыш { $guess } %
    [lost] в угадывании проигрыш { $guess } %
   *[even] в угадывании поровну
}, игра остальных { $others } %

review-luck = удача
review-choice = выбор
review-guessing = угадывание
review-start = начало
review-end = конец
review-own-choices = своя игра
review-other-choices = игра остальных
review-loss = потери в решениях
review-chances = Шансы на победу
review-entries = Ходы

review-turning-points = Переломные моменты
review-turn-deck = { $seat }: { $change } %, так легли карты
review-turn-draw = { $seat }: { $change } %, дело в добранных картах ({ $who }: { $mv })
review-turn-choice = { $seat }: { $change } %, дело в выборе ({ $who }: { $mv })
review-turn-guess = { $seat }: { $change } %, дело в тайном выборе

review-label-best = лучший ход
review-label-good = хороший ход
review-label-inaccuracy = неточность
review-label-mistake = ошибка
review-label-blunder = грубая ошибка
review-counts = { $seat }: лучших ходов — { $best }, хороших — { $good }, { $inaccuracies ->
    [one] { $inaccuracies } неточность
    [few] { $inaccuracies } неточности
   *[many] { $inaccuracies } неточностей
}, { $mistakes ->
    [one] { $mistakes } ошибка
    [few] { $mistakes } ошибки
   *[many] { $mistakes } ошибок
}, { $blunders ->
    [one] { $blunders } грубая ошибка
    [few] { $blunders } грубые ошибки
   *[many] { $blunders } грубых ошибок
}
