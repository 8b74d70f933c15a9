### Розбір закінченої гри: удача, вибір, вгадування та оцінка кожного рішення.

review-unfinished = Гру не закінчено, розібрати її не можна. Потрібна закінчена гра.
review-no-such-seat = Місця { $seat } немає: у грі місця з 1 по { $seats }.
review-stopped = Розбір зупинено.
expected-review-depth = глибина: quick, normal або deep

review-summary = { $seat }: удача { $luck } %, власна гра { $own } %, { $side ->
    [won] у вгадуванні виграш { $guess } %
    [lost] у вгадуванні програш { $guess } %
   *[even] у вгадуванні порівну
}, гра решти { $others } %

review-luck = удача
review-choice = вибір
review-guessing = вгадування
review-start = початок
review-end = кінець
review-own-choices = власна гра
review-other-choices = гра решти
review-loss = втрати в рішеннях
review-chances = Шанси на перемогу
review-entries = Ходи

review-turning-points = Переломні моменти
review-turn-deck = { $seat }: { $change } %, так лягли карти
review-turn-draw = { $seat }: { $change } %, річ у добраних картах ({ $who }: { $mv })
review-turn-choice = { $seat }: { $change } %, річ у виборі ({ $who }: { $mv })
review-turn-guess = { $seat }: { $change } %, річ у таємному виборі

review-label-best = найкращий хід
review-label-good = добрий хід
review-label-inaccuracy = неточність
review-label-mistake = помилка
review-label-blunder = груба помилка
review-counts = { $seat }: найкращих ходів — { $best }, добрих — { $good }, { $inaccuracies ->
    [one] { $inaccuracies } неточність
    [few] { $inaccuracies } неточності
   *[many] { $inaccuracies } неточностей
}, { $mistakes ->
    [one] { $mistakes } помилка
    [few] { $mistakes } помилки
   *[many] { $mistakes } помилок
}, { $blunders ->
    [one] { $blunders } груба помилка
    [few] { $blunders } грубі помилки
   *[many] { $blunders } грубих помилок
}
