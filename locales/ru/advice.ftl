### Чем хорош ход и чего игрок ещё не видел.

## Во всех играх

advice-only = Других ходов правила сейчас не разрешают
advice-unknown = Лучший ли это ход, зависит от того, чего вам не видно
advice-throw = Ни один знак не выигрывает чаще другого: просто не дайте себя угадать
advice-throw-opens = Кто победит на пальцах, тот и начнёт
advice-throw-wins-game = Кто победит на пальцах, тот выиграет игру
advice-wins-game = Это победа в игре, сразу же
advice-left = После этого у вас на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-few = { $seat }: на руке осталось всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Ниндзян

advice-ninjan-would-take = Если стопки не изменятся, карта заберёт: { $pile }, очки { $sum }
advice-ninjan-would-suffer = Если стопки не изменятся, карте придётся забрать одну из них, и лучшая даёт { $sum }
advice-ninjan-dumps = Сейчас она не бьёт ни одной стопки: от { $value } можно избавиться на любой из них
advice-ninjan-puts = Сейчас она не бьёт ни одной стопки: её { $value } ляжет на любую из них по вашему выбору
advice-ninjan-avoids = Других ваших карт, которым пришлось бы забрать стопку себе в убыток: { $count }
advice-ninjan-first = Среди невиденных карт нет старше, так что раньше неё разыграют разве что равную
advice-ninjan-order = Невиденных карт старше, которые разыграли бы раньше неё: { $count } из { $total }
advice-ninjan-keeps = Вы бережёте для лучшего случая: { $card }
advice-ninjan-takes = Вы забираете: { $pile }, очки { $sum }
advice-ninjan-richest = Лучшая из других стопок, которые можно забрать, даёт { $sum }
advice-ninjan-grows = Вы ничего не забираете; { $pile } после этого стоит { $sum }
advice-ninjan-beaters = Сверху окажется { $card }: её бьют ваши карты — { $own } и невиденные — { $count } из { $total }
advice-ninjan-next-nothing = Следующим играет { $seat }, и карта «{ $card }» не побьёт ни одной стопки
advice-ninjan-next-must = Следующим играет { $seat }, и забрать придётся вот что: { $pile }, очки { $sum }
advice-ninjan-next-best = Следующим играет { $seat }, и лучшая стопка, которую можно будет забрать, даёт { $sum }

## Канобу

advice-kanobu-draw = Ни одна ваша карта не подходит; если подойдёт взятая, её можно сыграть
advice-kanobu-pass = Ни одна ваша карта не подходит, и взять нечего
advice-kanobu-keep = Эта карта остаётся у вас на потом: { $card }
advice-kanobu-play-opened = Эту карту вы играете сразу, и рука не растёт: { $card }
advice-kanobu-passes-on = Вы передаёте эффект дальше, а иначе взяли бы { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
advice-kanobu-passes-skip = Вы передаёте пропуск дальше и не теряете ход
advice-kanobu-cancels = Эффект { $effect } отменён: не пострадает никто
advice-kanobu-removes = Со стопки уходит { $card }
advice-kanobu-reverse = Направление меняется: следующим ходит { $seat }, на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-kanobu-star = Вы увидите карты из колоды и выберете одну
advice-kanobu-colour = Назван { $colour } цвет, а у вас таких карт: { $count }
advice-kanobu-skip = { $seat } теряет ход, если не сможет ответить
advice-kanobu-three = { $seat } берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и теряет ход, если не сможет ответить
advice-kanobu-chance = { $seat } отдаёт камень, ножницы и бумагу или берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, если не передаст и не отменит «Шанс»
advice-kanobu-all = Все, кроме вас, берут по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}, если никто не ответит
advice-kanobu-answers = Ответить на это могут лишь { $count } из { $total } невиденных карт
advice-kanobu-known-answer = Осторожно: { $seat } точно может ответить, на руке есть { $card }
advice-kanobu-fits = Невиденных карт, которые на неё ложатся: не больше { $count } из { $total }
advice-kanobu-saves = Фиолетовых карт вы бережёте на случай, когда ничего другого не подойдёт: { $count }
advice-kanobu-accept-skip = Вы теряете этот ход, зато ничего не берёте
advice-kanobu-accept-draw = Вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и теряете этот ход
advice-kanobu-accept-all = Вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, как и все, кроме последнего в цепочке, а потом ходите
advice-kanobu-keeps-answer = Вы бережёте то, чем можно было ответить; видов карт: { $count }
advice-kanobu-answer = Три карты уходят с руки разом, и брать ничего не надо
advice-kanobu-take = Вам на руку приходит { $card }, и все об этом знают
advice-kanobu-take-violet = Вам на руку приходит { $card }: фиолетовая ложится на любой цвет

## Лапы, оба издания

advice-paws-sheds = Карт с руки уходит: { $count }, остаётся: { $left }
advice-paws-raise = Чтобы ответить тем же знаком, понадобится хотя бы { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-paws-raise-many = Чтобы ответить тем же знаком, понадобится карт одного цвета { $count } или на одну больше, если цвета разные
advice-paws-beaters = Невиденных карт, которые могут быть знаком «{ $sign }» и побить это в одиночку: { $count } из { $total }
advice-paws-jokers = Джокеров вы бережёте на потом: { $count }
advice-paws-every-sign = У вас остаются камень, ножницы и бумага: ответ на любой знак
advice-pass-draws = За пропуск вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
advice-pass-no-answer = Ответить вам нечем
advice-pass-keeps = Ответить можно, но так ваши карты остаются вместе: { $count }

## Лапы, первое издание

advice-paws-wins-round = Это победа в раунде и жетон
advice-paws-beats = Одна карта бьёт знак на столе; вы берёте карт: { $count }, и на руке будет { $left }
advice-paws-deck-out = Колода кончается: раунд окончен, карты считают
advice-paws-declare = Раунд окончен: ваших карт считают { $count }, у других — то, что останется без наборов; при равенстве победа ваша
advice-paws-declare-deals = Невиденные карты раздали наугад { $total ->
    [one] { $total } раз
    [few] { $total } раза
   *[many] { $total } раз
}, и раундов вы выиграли { $count }

## Лапы, быстрые правила

advice-quick-ends = Рука пуста, и партия окончена; у других на руках ещё { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-quick-beats = Знак на столе побит, карт сыграно: { $count }; вы берёте { $drawn }, и на руке будет { $left }
advice-quick-combo = Три карты уходят, хотя ничего не бьют; на руке остаётся { $left }
advice-quick-deck-out = В колоде не хватает карт: партия окончена, а карты на руке — штрафные очки
advice-quick-help = Со стола уходит карта, и тогда хватит { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} того же знака
advice-quick-help-clears = Стол будет пуст, и вы зайдёте чем захотите
advice-quick-tokens-left = Жетонов помощи у вас останется: { $count }
advice-quick-spend = Жетонов: { $count }, столько же очков долой; эта партия стоит вам { $points }
advice-quick-spend-nothing = Штрафных очков за эту партию: { $points }
advice-quick-last-game = Партия была последняя: дальше от жетонов нет толку

## Цу-е-фа!

advice-tsuefa-flag-back = Флаг стоит в заднем ряду: клеток, с которых на него можно напасть, всего { $count }
advice-tsuefa-flag-front = Флаг стоит в переднем ряду — это уловка; клеток, с которых на него можно напасть: { $count }
advice-tsuefa-dynamite-beside = Динамит рядом с флагом сторожит его
advice-tsuefa-front-mixed = В переднем ряду есть и камень, и ножницы, и бумага: что ни придёт, найдётся чем побить
advice-tsuefa-differ = Расставляйте каждый раз по-другому, чтобы никто не угадал
advice-tsuefa-flag = Вы берёте флаг и выигрываете
advice-tsuefa-wins = Там { $item }: ваша фигура точно победит
advice-tsuefa-loses = Там { $item }: ваша фигура точно проиграет
advice-tsuefa-both-leave = Там { $item }: обе фигуры уйдут с доски
advice-tsuefa-ties = Там такой же знак, { $item }: решат на пальцах
advice-tsuefa-odds = Скрытых предметов, которые могут быть у этой фигуры: { $total }. Ваш бьёт { $wins }, равен { $ties }, проигрывает { $losses }
advice-tsuefa-may-explode = Эта фигура ещё не ходила, так что у неё может быть динамит
advice-tsuefa-no-dynamite = Динамита у этой фигуры быть не может
advice-tsuefa-attack-shows = Схватка откроет, что у обеих фигур
advice-tsuefa-remember = Вспомните, что показывала эта фигура и что соперник уже потерял
advice-tsuefa-flees = Фигура уходит от { $square }: там { $item }, и это её бьёт
advice-tsuefa-in-danger = Осторожно с { $square }: там { $item }, и это её бьёт
advice-tsuefa-threatens = Фигура угрожает { $square }: там { $item }, и она это бьёт
advice-tsuefa-flag-steps = Чужих фигур рядом с вашим флагом: до хода { $before }, после хода { $after }
advice-tsuefa-guards = Фигура встаёт рядом с флагом: враг уже близко к нему
advice-tsuefa-quiet = Пора нападать: до ничьей осталось тихих ходов: { $count }
advice-tsuefa-closer = Фигура подходит ближе к сопернику
advice-tsuefa-towards-flag = Фигура подходит к { $square }, шагов остаётся: { $steps }. Флаг там или ещё где-то: клеток, где он может быть, всего { $count }
advice-tsuefa-beside-hidden = Скрытых фигур рядом после хода: { $count }
advice-tsuefa-throw = Если победите, ваша фигура получит знак «{ $sign }»

## Чего ещё не видно

unseen-colour = Один цвет: { $colour }
unseen-two-colours = Два цвета
unseen-violet = Фиолетовые
unseen-jokers = Джокеры
