### Чем хорош ход и чего игрок ещё не видел.

## Во всех играх

advice-only = Другого хода правила сейчас не разрешают
advice-unknown = Лучший ли это ход, зависит от того, чего вы не видите
advice-better = Лучше: { $mv }
advice-better-later = Лучше: { $mv }. Выгода видна только позже
advice-instead = Сыграно: { $mv }
advice-throw = Ни один знак не выигрывает чаще другого: просто будьте непредсказуемы
advice-throw-opens = Кто победит в розыгрыше, тот и начнёт
advice-throw-wins-game = Кто победит в розыгрыше, тот выиграет игру
advice-wins-game = Этот ход сразу приносит победу
advice-left = После этого на руке { $count ->
    [one] останется { $count } карта
    [few] останутся { $count } карты
   *[many] останется { $count } карт
}
advice-few = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} на руке всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Ниндзян

advice-ninjan-would-take = Если стопки не изменятся, добыча этой карты — { $pile } ({ $sum })
advice-ninjan-would-suffer = Если стопки не изменятся, одну из них придётся забрать; лучшая даёт { $sum }
advice-ninjan-dumps = Сейчас она не бьёт ни одной стопки: { $value } можно подложить в любую
advice-ninjan-puts = Сейчас она не бьёт ни одной стопки: её { $value } ляжет на любую, какую выберете
advice-ninjan-avoids = { $count ->
    [one] Ещё { $count } вашей карте
   *[other] Ещё { $count } вашим картам
} пришлось бы забрать стопку себе в убыток
advice-ninjan-first = Среди неизвестных карт старше нет: раньше неё разыграют разве что равную
advice-ninjan-order = { $count } из { $total } { $total ->
    [one] неизвестной карты
   *[other] неизвестных карт
} старше, и { $count ->
    [1] её
   *[other] их
} разыграют раньше
advice-ninjan-keeps = Для лучшего случая вы бережёте карту «{ $card }»
advice-ninjan-takes = Ваша добыча — { $pile } ({ $sum })
advice-ninjan-richest = Из других стопок, которые можно забрать, лучшая даёт { $sum }
advice-ninjan-grows = Вы ничего не забираете, а { $pile } теперь стоит { $sum }
advice-ninjan-beaters = Сверху окажется карта «{ $card }». Её бьют: ваших — { $own }, неизвестных — { $count } из { $total }
advice-ninjan-next-nothing = Дальше { $seat-is ->
    [you] играете
   *[other] играет
} { $seat }: карта «{ $card }» не побьёт ни одной стопки
advice-ninjan-next-must = Дальше { $seat-is ->
    [you] играете
   *[other] играет
} { $seat }: вынужденная добыча — { $pile } ({ $sum })
advice-ninjan-next-best = Дальше { $seat-is ->
    [you] играете
   *[other] играет
} { $seat }: лучшая стопка, которую можно будет забрать, даёт { $sum }

## Канобу

advice-kanobu-draw = Ни одна ваша карта не подходит. Если подойдёт взятая, её можно сыграть
advice-kanobu-draw-freely = Возьмёте карту — подходящие останутся на потом
advice-kanobu-pass = Ни одна ваша карта не подходит, и взять нечего
advice-kanobu-keep = На потом остаётся карта: { $card }
advice-kanobu-play-opened = Эту карту вы сразу играете, и рука не растёт: { $card }
advice-kanobu-passes-on = Вы переводите эффект дальше, а иначе взяли бы { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
advice-kanobu-passes-skip = Вы переводите «Пропуск хода» дальше, и ваш ход не пропадает
advice-kanobu-cancels = Эффект { $effect } отменён, и никто не пострадает
advice-kanobu-removes = Со стопки уходит карта: { $card }
advice-kanobu-reverse = Направление меняется: дальше { $seat-is ->
    [you] ходите
   *[other] ходит
} { $seat }, на руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-kanobu-star = Вы увидите карты из колоды и выберете одну
advice-kanobu-colour = Назван { $colour } цвет, { $count ->
    [0] но таких карт у вас нет
    [one] и у вас { $count } такая карта
    [few] и у вас { $count } такие карты
   *[many] и у вас { $count } таких карт
}
advice-kanobu-skip = { $seat } { $seat-is ->
    [you] пропустите
   *[other] пропустит
} ход, если { $seat-is ->
    [you] не ответите
   *[other] не ответит
}
advice-kanobu-three = { $seat } { $seat-is ->
    [you] возьмёте
   *[other] возьмёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и { $seat-is ->
    [you] пропустите ход, если не ответите
   *[other] пропустит ход, если не ответит
}
advice-kanobu-chance = { $seat } { $seat-is ->
    [you] выложите
   *[other] выложит
} камень, ножницы и бумагу или { $seat-is ->
    [you] возьмёте
   *[other] возьмёт
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, если { $seat-is ->
    [you] не переведёте и не отмените
   *[other] не переведёт и не отменит
} «Шанс»
advice-kanobu-all = Все, кроме вас, возьмут по { $count ->
    [one] { $count } карте
    [few] { $count } карты
   *[many] { $count } карт
}, если никто не ответит
advice-kanobu-answers = Ответить на это { $count ->
    [0] не может ни одна
    [one] может лишь { $count }
   *[other] могут лишь { $count }
} из { $total } { $total ->
    [one] неизвестной карты
   *[other] неизвестных карт
}
advice-kanobu-known-answer = Осторожно: { $seat } точно { $seat-is ->
    [you] можете
   *[other] может
} ответить ({ $card })
advice-kanobu-fits = На неё { $count ->
    [0] не ложится ни одна
   *[other] ложится не больше { $count }
} из { $total } { $total ->
    [one] неизвестной карты
   *[other] неизвестных карт
}
advice-kanobu-saves = На крайний случай { $count ->
    [one] остаётся { $count } фиолетовая карта
    [few] остаются { $count } фиолетовые карты
   *[many] остаётся { $count } фиолетовых карт
}
advice-kanobu-accept-skip = Вы пропускаете ход, зато ничего не берёте
advice-kanobu-accept-draw = Вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} и пропускаете ход
advice-kanobu-accept-all = Вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, как и все, кроме последнего в цепочке, а потом ходите
advice-kanobu-keeps-answer = Вы приберегаете { $count ->
    [one] { $count } вид карт
    [few] { $count } вида карт
   *[many] { $count } видов карт
} для ответа
advice-kanobu-answer = Разом уходят три карты, и брать ничего не надо
advice-kanobu-take = На руку приходит карта: { $card }. Это видят все
advice-kanobu-take-violet = На руку приходит карта: { $card }. Фиолетовая ложится на любой цвет

## Лапы, оба издания

advice-paws-sheds = Вы избавляетесь от { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}, на руке останется { $left }
advice-paws-raise = Чтобы ответить тем же знаком, { $count ->
    [one] понадобится хотя бы { $count } карта
    [few] понадобятся хотя бы { $count } карты
   *[many] понадобится хотя бы { $count } карт
}
advice-paws-raise-many = Чтобы ответить тем же знаком, { $count ->
    [one] понадобится { $count } карта
    [few] понадобятся { $count } карты
   *[many] понадобится { $count } карт
} одного цвета или на одну больше — разных цветов
advice-paws-beaters = { $count ->
    [0] Ни одна
   *[other] { $count }
} из { $total } { $total ->
    [one] неизвестной карты
   *[other] неизвестных карт
} { $count ->
    [0] не подойдёт как «{ $sign }» и не побьёт
    [one] подойдёт как «{ $sign }» и побьёт
   *[other] подойдут как «{ $sign }» и побьют
} это в одиночку
advice-paws-jokers = На потом { $count ->
    [one] остаётся { $count } джокер
    [few] остаются { $count } джокера
   *[many] остаётся { $count } джокеров
}
advice-paws-every-sign = У вас остаются камень, ножницы и бумага: ответ на что угодно
advice-pass-draws = За пропуск вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
advice-pass-no-answer = Побить это вам нечем
advice-pass-keeps = Побить это можно, но вы придерживаете { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}

## Лапы, первое издание

advice-paws-wins-round = Этот ход приносит победу в раунде и жетон
advice-paws-beats = Одна карта бьёт всё, что на столе; вы берёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}, на руке будет { $left }
advice-paws-deck-out = Колода кончится: раунд окончен, считают карты
advice-paws-declare = Раунд закончится: у вас карт — { $count }, у других — сколько останется после сброса наборов; при равенстве победа ваша
advice-paws-declare-deals = Неизвестные карты раздали наугад { $total ->
    [one] { $total } раз
    [few] { $total } раза
   *[many] { $total } раз
}: раунд выигран в { $count ->
    [one] { $count } случае
   *[other] { $count } случаях
}

## Лапы, быстрые правила

advice-quick-ends = Рука пуста, и партия окончена; у других на руках ещё { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
advice-quick-beats = Жест на столе побит ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}); вы берёте { $drawn }, на руке будет { $left }
advice-quick-raise = Чтобы отбиться тем же жестом, { $count ->
    [one] понадобится хотя бы { $count } карта
    [few] понадобятся хотя бы { $count } карты
   *[many] понадобится хотя бы { $count } карт
}
advice-quick-combo = Уходят три карты, и бить ничего не надо; на руке останется { $left }
advice-quick-deck-out = В колоде не хватит карт: партия закончится, а карты на руке станут штрафными очками
advice-quick-help = Со стола уйдёт карта, и хватит { $count ->
    [one] { $count } карты
   *[other] { $count } карт
} того же жеста
advice-quick-help-clears = Стол опустеет, и вы зайдёте с чего захотите
advice-quick-tokens-left = { $count ->
    [0] Жетонов помощи у вас не останется
    [one] У вас останется { $count } жетон помощи
    [few] У вас останутся { $count } жетона помощи
   *[many] У вас останется { $count } жетонов помощи
}
advice-quick-spend = { $count ->
    [one] { $count } жетон снимет { $count } очко
    [few] { $count } жетона снимут { $count } очка
   *[many] { $count } жетонов снимут { $count } очков
}; за партию останется { $points }
advice-quick-spend-nothing = За эту партию у вас { $points ->
    [one] { $points } штрафное очко
    [few] { $points } штрафных очка
   *[many] { $points } штрафных очков
}
advice-quick-last-game = Партия была последней: больше жетоны не пригодятся

## Цу-е-фа!

advice-tsuefa-flag-back = Флаг в заднем ряду: напасть на него можно только с { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
}
advice-tsuefa-flag-front = Флаг в переднем ряду — это уловка; напасть на него можно с { $count ->
    [one] { $count } клетки
   *[other] { $count } клеток
}
advice-tsuefa-dynamite-beside = Динамит рядом с флагом охраняет его
advice-tsuefa-front-mixed = В переднем ряду есть и камень, и ножницы, и бумага: кто бы ни пришёл, найдётся чем побить
advice-tsuefa-differ = Каждый раз расставляйте по-новому, чтобы вас не разгадали
advice-tsuefa-flag = Вы захватываете флаг и побеждаете
advice-tsuefa-wins = Там { $item }: ваша фигура точно победит
advice-tsuefa-loses = Там { $item }: ваша фигура точно проиграет
advice-tsuefa-both-leave = Там { $item }: обе фигуры уйдут с доски
advice-tsuefa-ties = Там такой же знак ({ $item }): решит розыгрыш на пальцах
advice-tsuefa-odds = Из { $total ->
    [one] { $total } предмета, возможного
   *[other] { $total } предметов, возможных
} у этой фигуры: победа — { $wins }, ничья — { $ties }, поражение — { $losses }, взрыв — { $both }
advice-tsuefa-may-explode = Эта фигура ещё не ходила: у неё может быть динамит
advice-tsuefa-no-dynamite = Динамита у этой фигуры быть не может
advice-tsuefa-attack-shows = Схватка покажет, что прячут обе фигуры
advice-tsuefa-remember = Вспомните, что показывала эта фигура и что соперник уже потерял
advice-tsuefa-flees = Фигура уходит от { $square }: там предмет сильнее ({ $item })
advice-tsuefa-in-danger = Осторожно: на { $square } предмет сильнее ({ $item }), и он может напасть
advice-tsuefa-threatens = Фигура угрожает клетке { $square }: там предмет слабее ({ $item })
advice-tsuefa-flag-steps = Чужие фигуры рядом с вашим флагом: было { $before }, станет { $after }
advice-tsuefa-guards = Фигура встаёт рядом с флагом: враг уже близко
advice-tsuefa-quiet = Пора нападать: ещё { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} без нападения — и ничья
advice-tsuefa-closer = Фигура подходит ближе к сопернику
advice-tsuefa-towards-flag = Фигура подходит к { $square } (осталось шагов: { $steps }): { $count ->
    [1] флаг точно там
   *[other] флаг на одной из { $count } клеток, может быть, как раз там
}
advice-tsuefa-beside-hidden = После хода рядом { $count ->
    [one] будет { $count } скрытая фигура
    [few] будут { $count } скрытые фигуры
   *[many] будет { $count } скрытых фигур
}
advice-tsuefa-throw = Победите — и ваша фигура получит знак «{ $sign }»

## Чего ещё не видно

unseen-colour = Один цвет: { $colour }
unseen-two-colours = Два цвета
unseen-violet = Фиолетовые
unseen-jokers = Джокеры
