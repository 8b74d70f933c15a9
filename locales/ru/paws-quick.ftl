### Лапы, ножницы, бумага: быстрые правила, второе издание

paws-quick-title = Лапы, ножницы, бумага: быстрые правила
paws-quick-short = Лапы: быстрые
paws-quick-about = серия быстрых партий с жетонами помощи; побеждает тот, у кого меньше всего штрафных очков

## Ходы

paws-quick-move-play = Сыграть: { $cards }
paws-quick-move-lead = Зайти: { $cards }
paws-quick-move-combo = Перевести ход, комбо: { $cards }
paws-quick-move-pass = Пропустить ход и взять три карты
paws-quick-move-help = Потратить жетон помощи
paws-quick-move-spend = { $tokens ->
    [0] Не тратить жетоны помощи
    [one] Потратить { $tokens } жетон помощи
    [few] Потратить { $tokens } жетона помощи
   *[many] Потратить { $tokens } жетонов помощи
}

## Что происходит

paws-quick-dealt = Раздача, партия { $game }: { $clauses }
paws-quick-dealt-turned = перевёрнуто и убрано под колоду: { $cards }
paws-quick-dealt-start = стартовая карта: { $card }
paws-quick-dealt-left = вне игры { $cards }, которых никто не видел
paws-quick-opens = { $seat } { $seat-is ->
    [you] начинаете
   *[other] начинает
} партию
paws-quick-played = { $seat } { $seat-is ->
    [you] играете
   *[other] играет
} { $group }: { $cards }
paws-quick-played-card = { $seat } { $seat-is ->
    [you] играете
   *[other] играет
}: { $card }
paws-quick-led = { $seat } { $seat-is ->
    [you] заходите
   *[other] заходит
} ({ $group }): { $cards }
paws-quick-led-card = { $seat } { $seat-is ->
    [you] заходите
   *[other] заходит
}: { $card }
paws-quick-transferred = { $seat } { $seat-is ->
    [you] переводите
   *[other] переводит
} ход, комбо: { $cards }
paws-quick-passed = { $seat } { $seat-is ->
    [you] пропускаете
   *[other] пропускает
} ход
paws-quick-deck-out = { $seat-is ->
    [you] { $seat } должны
   *[other] { $seat }: нужно
} взять карту, а колода пуста
paws-quick-helped = { $seat } { $seat-is ->
    [you] тратите
   *[other] тратит
} жетон помощи. Со стола в сброс: { $card }
paws-quick-game-ended-empty-hand = Партия { $game } окончена. { $seat-is ->
    [you] У вас карт
   *[other] { $seat }: карт
} не осталось. { $steps }
paws-quick-game-ended-deck-out = Партия { $game } окончена: колода закончилась. { $steps }
paws-quick-game-ended-cards = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} на руке { $cards }
paws-quick-spend-decided = { $seat-is ->
    [you] { $seat } сделали выбор насчёт жетонов помощи
   *[other] { $seat }: выбор насчёт жетонов помощи сделан
}
paws-quick-spend-decided-own = { $seat-is ->
    [you] { $seat } сделали выбор:
   *[other] { $seat }: выбор сделан,
} { $tokens ->
    [0] жетоны помощи не тратятся
    [one] тратится { $tokens } жетон помощи
    [few] тратятся { $tokens } жетона помощи
   *[many] тратятся { $tokens } жетонов помощи
}
paws-quick-spent = Тайный выбор открыт. { $steps }
paws-quick-spent-tokens = { $seat } { $seat-is ->
    [you] тратите
   *[other] тратит
} { $tokens ->
    [one] { $tokens } жетон помощи
    [few] { $tokens } жетона помощи
   *[many] { $tokens } жетонов помощи
}
paws-quick-spent-nothing = Тайный выбор открыт. Никто не тратит жетоны помощи
paws-quick-scored = Подсчёт. { $steps }
paws-quick-score-cards = { $seat }: { $points ->
    [0] ни одного штрафного очка
    [one] { $points } штрафное очко за { $points } карту
    [few] { $points } штрафных очка за { $points } карты
   *[many] { $points } штрафных очков за { $points } карт
}
paws-quick-score-spent = { $seat } { $seat-is ->
    [you] снимаете
   *[other] снимает
} { $spent ->
    [one] { $spent } очко за { $spent } жетон помощи
    [few] { $spent } очка за { $spent } жетона помощи
   *[many] { $spent } очков за { $spent } жетонов помощи
}, остаётся { $points }
paws-quick-score-total = { $seat-is ->
    [you] ваша сумма —
   *[other] { $seat }: сумма
} { $total }
paws-quick-score-won = { $seats } { $seats-is ->
    [you] выигрываете
   *[other] выигрывает
} партию
paws-quick-score-shared = партию делят: { $seats }
paws-quick-tokens-given = Помощь отстающим. { $steps }
paws-quick-tokens-given-to = { $seat } { $seat-is ->
    [you] получаете
   *[other] получает
} жетон помощи
paws-quick-tokens-given-now = теперь жетоны помощи: { $tokens }
paws-quick-tokens-given-supply = в запасе осталось: { $supply }
paws-quick-series-won = Серия окончена. { $steps }
paws-quick-series-won-tied = наименьшая сумма у нескольких, поэтому решает число выигранных партий
paws-quick-series-won-by = { $seats } { $seats-is ->
    [you] побеждаете
   *[other] побеждает
} в серии
paws-quick-series-won-shared = суммы и выигранные партии равны, победу делят: { $seats }

## Отказы

paws-quick-refused-throw-first = Сейчас скидываются за первый ход: покажите камень, ножницы или бумагу.
paws-quick-refused-no-throw = Сейчас никто не скидывается: сыграйте карты или зайдите, переведите или пропустите ход.
paws-quick-refused-spend-first = Партия окончена, идёт подсчёт: выберите, сколько жетонов помощи потратить.
paws-quick-refused-no-spend = Жетоны помощи снимают штрафные очки только после партии, а эта ещё идёт: сыграйте карты или зайдите, переведите или пропустите ход.
paws-quick-refused-spend-too-much = Нельзя потратить { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетона
   *[many] { $amount } жетонов
} помощи. Самое большее — { $most }: не больше, чем у вас жетонов, и не больше, чем у вас штрафных очков.
paws-quick-refused-must-lead = На столе ничего нет, бить нечего: зайдите, переведите или пропустите ход.
paws-quick-refused-not-yours = Зайти можно только на пустой стол или поверх карт, сыгранных вами в прошлый ход, а эти карты не ваши (их владелец — { $owner }). Побейте их, переведите или пропустите ход.
paws-quick-refused-not-yours-nobody = Зайти можно только на пустой стол или поверх карт, сыгранных вами в прошлый ход, а эти карты ничьи. Побейте их, переведите или пропустите ход.
paws-quick-refused-not-held = Такой карты у вас нет или таких не хватает: { $card }. Играйте карты с руки.
paws-quick-refused-wrong-sign = Назван жест «{ $sign }», а эта карта не подходит: { $card }. Нужны карты этого жеста, его джокер жеста или джокеры цвета.
paws-quick-refused-mixed-colours = Карты должны быть все одного цвета или все разных, а здесь есть второй цвет ({ $second }), и при этом { $repeated } повторяется.
paws-quick-refused-too-many-colours = Цветов всего пять, а карт выбрано { $size }: все разных цветов они быть не могут. Сыграйте карты одного цвета или не больше пяти карт разных цветов.
paws-quick-refused-losing-sign = Жест «{ $said }» не бьёт жест «{ $table }». Нужен тот же жест, но карт больше, чем на столе, или любое число карт бьющего жеста: «{ $beating }».
paws-quick-refused-too-few = Чтобы отбиться тем же жестом, этого мало (выбрано карт: { $size }). Нужно не меньше { $least } или бьющий жест.
paws-quick-refused-combo-size = Комбо — это камень, ножницы и бумага одного цвета, всего три карты, а выбрано { $size }.
paws-quick-refused-combo-sign-twice = Комбо — это камень, ножницы и бумага, каждый жест по разу, а здесь повторяется «{ $sign }».
paws-quick-refused-combo-colours = Комбо бывает только одного цвета, а { $colour } — уже второй.
paws-quick-refused-no-token = У вас нет жетона помощи: сделайте ход без помощи.
paws-quick-refused-nothing-to-help = На столе ничего нет, убирать нечего: зайдите, переведите или пропустите ход.

## Запись ходов

expected-paws-quick-play = play ЖЕСТ КАРТЫ, например play R bR bR
expected-paws-quick-lead = lead ЖЕСТ КАРТЫ, например lead R bR gR
expected-paws-quick-move = ход: play ЖЕСТ КАРТЫ, lead ЖЕСТ КАРТЫ, combo КАРТЫ, pass, help, spend ЧИСЛО или throw ЖЕСТ
expected-tokens = число жетонов помощи

## В браузере

paws-quick-under = В самом низу колоды: { $cards }
paws-quick-left = Вне игры: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
paws-quick-supply = Жетонов помощи в запасе: { $count }
paws-quick-known = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} на руке точно есть { $cards }
paws-quick-won = { $count ->
    [one] { $count } выигранная партия
    [few] { $count } выигранные партии
   *[many] { $count } выигранных партий
}
paws-quick-spending = Жетоны помощи против штрафных очков
paws-quick-spending-thinks = думает
paws-quick-spending-own = потрачено: { $count }
paws-quick-score-title = Штрафные очки
paws-quick-score-game = За партию
paws-quick-score-help = Жетоны помощи
paws-quick-score-sum = Всего
paws-quick-score-fewest = Побеждает тот, у кого штрафных очков меньше всех.
paws-quick-sure-help = Со стола уйдёт одна карта, и отбиться станет легче. Ваш ход продолжится. Жетон вернётся в запас. Если его сберечь, после партии он снимет одно штрафное очко.
paws-quick-beats-more = Отбиться тем же жестом можно, если карт больше — неважно, на сколько.
paws-quick-beats-sign = Карт бьющего жеста может быть сколько угодно, хоть одна. Но потом придётся взять две из колоды.
paws-quick-beats-colours = Карты, сыгранные вместе, — все одного цвета или все разных цветов.
paws-quick-beats-sign-joker = Джокер жеста (радужный) показывает свой жест, а цвет у него — любой, какой захотите.
paws-quick-beats-colour-joker = Джокер цвета (жонглёр) сохраняет свой цвет, а жест у него — любой, какой захотите.
paws-quick-beats-combo = Камень, ножницы и бумага одного цвета — это комбо: оно переводит ход дальше, а карты на столе остаются.
paws-quick-beats-help = Жетон помощи в ваш ход убирает со стола одну карту, а после партии снимает с вас одно штрафное очко.
