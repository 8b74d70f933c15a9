### Канобу

kanobu-title = Канобу
kanobu-about = избавьтесь от карт раньше всех; эффекты можно перевести дальше или отменить

## Карты

kanobu-card = { $colours ->
    [blue] { $symbol ->
        [rock] синий
        [skip] синий
        [scissors] синие
       *[other] синяя
    }
    [green] { $symbol ->
        [rock] зелёный
        [skip] зелёный
        [scissors] зелёные
       *[other] зелёная
    }
    [red] { $symbol ->
        [rock] красный
        [skip] красный
        [scissors] красные
       *[other] красная
    }
    [yellow] { $symbol ->
        [rock] жёлтый
        [skip] жёлтый
        [scissors] жёлтые
       *[other] жёлтая
    }
    [blue-green] { $symbol ->
        [rock] сине-зелёный
        [skip] сине-зелёный
        [scissors] сине-зелёные
       *[other] сине-зелёная
    }
    [blue-red] { $symbol ->
        [rock] сине-красный
        [skip] сине-красный
        [scissors] сине-красные
       *[other] сине-красная
    }
    [blue-yellow] { $symbol ->
        [rock] сине-жёлтый
        [skip] сине-жёлтый
        [scissors] сине-жёлтые
       *[other] сине-жёлтая
    }
    [green-red] { $symbol ->
        [rock] зелёно-красный
        [skip] зелёно-красный
        [scissors] зелёно-красные
       *[other] зелёно-красная
    }
    [green-yellow] { $symbol ->
        [rock] зелёно-жёлтый
        [skip] зелёно-жёлтый
        [scissors] зелёно-жёлтые
       *[other] зелёно-жёлтая
    }
    [red-yellow] { $symbol ->
        [rock] красно-жёлтый
        [skip] красно-жёлтый
        [scissors] красно-жёлтые
       *[other] красно-жёлтая
    }
   *[violet] { $symbol ->
        [chance] фиолетовый
       *[other] фиолетовая
    }
} { $symbol ->
    [rock] камень
    [scissors] ножницы
    [paper] бумага
    [skip] «Пропуск хода»
    [three] «3 карты»
    [reverse] «Смена направления»
    [one] «1 карта»
    [two] «2 карты»
    [chance] «Шанс»
    [star] «3 звезды»
    [cancel] «Отмена»
   *[change] «Смена цвета»
}
kanobu-symbol = { $symbol ->
    [rock] камень
    [scissors] ножницы
    [paper] бумага
    [skip] «Пропуск хода»
    [three] «3 карты»
    [reverse] «Смена направления»
    [one] «1 карта»
    [two] «2 карты»
    [chance] «Шанс»
    [star] «3 звезды»
    [cancel] «Отмена»
   *[change] «Смена цвета»
}
kanobu-colour = { $colour ->
    [blue] синий
    [green] зелёный
    [red] красный
   *[yellow] жёлтый
}
kanobu-laid = { $card } (назван { $colour } цвет)

## Ходы

kanobu-move-play = Сыграть: { $card }
kanobu-move-play-naming = Сыграть «Смену цвета» и назвать { $colour }
kanobu-move-draw = Взять карту из колоды
kanobu-move-keep = Оставить карту
kanobu-move-pass = Пропустить ход
kanobu-move-accept = Принять эффект
kanobu-move-answer = Ответить на «Шанс»: { $below }, сверху { $top }
kanobu-move-take = Взять: { $card }

## Что происходит

kanobu-dealt = Каждому — по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}. Первая карта стопки: { $start }. Карт в колоде: { $deck }
kanobu-dealt-own = Каждому — по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}; ваши: { $own }. Первая карта стопки: { $start }. Карт в колоде: { $deck }
kanobu-dealt-open = Карты розданы. { $hands }. Первая карта стопки: { $start }. Карт в колоде: { $deck }
kanobu-hand = { $seat }: { $cards }
kanobu-reshuffled = Вся стопка, кроме двух верхних карт, перемешана в новую колоду: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карты
   *[many] { $deck } карт
}
kanobu-opens = Первый ход { $seat-is ->
    [you] делаете
   *[other] делает
} { $seat }
kanobu-played = { $seat } { $seat-is ->
    [you] кладёте
   *[other] кладёт
}: { $card }
kanobu-played-naming = { $seat } { $seat-is ->
    [you] кладёте
   *[other] кладёт
}: { $card }. Назван { $colour } цвет
kanobu-drew = { $seat } { $seat-is ->
    [you] берёте
   *[other] берёт
} из колоды: { $cards }
kanobu-kept = { $seat } { $seat-is ->
    [you] оставляете
   *[other] оставляет
} карту
kanobu-passed = { $seat } не { $seat-is ->
    [you] можете
   *[other] может
} ни сыграть, ни взять карту и { $seat-is ->
    [you] пропускаете
   *[other] пропускает
} ход
kanobu-accepted = { $seat } { $seat-is ->
    [you] принимаете
   *[other] принимает
} эффект { $effect }
kanobu-accepted-chain = { $seat } { $seat-is ->
    [you] принимаете
   *[other] принимает
} эффект { $effect }: в цепочке { $chain ->
    [one] { $chain } карта
    [few] { $chain } карты
   *[many] { $chain } карт
}, сумма — { $sum ->
    [one] { $sum } карта
    [few] { $sum } карты
   *[many] { $sum } карт
}
kanobu-accepted-skip = { $seat } { $seat-is ->
    [you] принимаете
   *[other] принимает
} эффект «Пропуск хода» и { $seat-is ->
    [you] пропускаете
   *[other] пропускает
} ход
kanobu-answered = { $seat } { $seat-is ->
    [you] отвечаете
   *[other] отвечает
} на «Шанс»: { $below }, сверху { $top }
kanobu-opened = { $seat } { $seat-is ->
    [you] открываете
   *[other] открывает
} карты на выбор: { $cards }
kanobu-opened-nothing = Открывать нечего, и ход заканчивается
kanobu-took = { $seat } { $seat-is ->
    [you] берёте
   *[other] берёт
} открытую карту: { $card }
kanobu-put-under = Под колоду: { $cards }
kanobu-cancelled = «Отмена» убирает: { $card }. Обе карты уходят под колоду, «Отмена» — в самый низ
kanobu-turned-over = Стопка пуста и снова начинается с верхней карты колоды: { $card }
kanobu-turned-round = Направление меняется: теперь игра идёт { $direction }
kanobu-clockwise = по часовой стрелке
kanobu-counterclockwise = против часовой стрелки
kanobu-game-won = { $seat } { $seat-is ->
    [you] побеждаете
   *[other] побеждает
}: карт на руке больше нет
kanobu-game-stopped = Ходов сделано: { $moves }. Игра заканчивается, считаем карты на руках. { $steps }
kanobu-count = { $seat }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}
kanobu-fewest = { $seat-is ->
    [you] побеждаете
   *[other] побеждает
} { $seat }: карт на руке меньше всего
kanobu-fewest-shared = победу делят, карт на руке меньше всего: { $seats }

## Отказы

kanobu-refused-throw-first = Сейчас скидываются за первый ход: покажите камень, ножницы или бумагу.
kanobu-refused-no-throw = Сейчас никто не скидывается: сделайте обычный ход.
kanobu-refused-not-held = У вас нет такой карты: { $card }. Выберите карту с руки.
kanobu-refused-no-colour-named = Для «Смены цвета» нужен цвет: назовите синий, зелёный, красный или жёлтый.
kanobu-refused-not-the-named-colour = Не подходит: { $card }. Сверху { $top }: годятся только карты названного цвета и фиолетовые.
kanobu-refused-sign-does-not-fit = Не подходит: { $card }. Сверху { $top }: знаку нужен общий цвет, а если под ним тоже знак, его надо бить.
kanobu-refused-nothing-shared = Не подходит: { $card }. Сверху { $top }: нужен общий цвет или тот же символ.
kanobu-refused-too-few-to-answer = Сейчас «Шанс» играть нельзя: отвечать на него будет { $seat }, а карт на руке у этого игрока всего { $cards }. Нужно хотя бы три.
kanobu-refused-effect-waits = Вас ждёт эффект { $effect }. Сыграйте карту с тем же символом или «Отмену» либо примите эффект.
kanobu-refused-effect-waits-chance = Вас ждёт «Шанс». Сыграйте другой «Шанс» или «Отмену», ответьте камнем, ножницами и бумагой либо примите эффект.
kanobu-refused-no-effect = Никакой эффект вас не ждёт: сыграйте карту, а если ни одна не подходит, возьмите карту из колоды.
kanobu-refused-not-chance = Тремя картами отвечают только на «Шанс», а вас ждёт эффект { $effect }. Сыграйте карту с тем же символом или «Отмену» либо примите эффект.
kanobu-refused-no-answer = Ответ — это камень, ножницы и бумага. Последней назовите карту, которая ляжет сверху, а две другие — в порядке камень, ножницы, бумага.
kanobu-refused-must-play = Пока у вас есть подходящая карта, нельзя ни брать из колоды, ни пропускать ход. Можно сыграть: { $card }.
kanobu-refused-nothing-to-draw = Взять нечего, и новую колоду собрать не из чего: можно только пропустить ход.
kanobu-refused-can-draw = Нельзя пропустить ход, пока можно взять карту: возьмите её из колоды.
kanobu-refused-only-the-drawn = Вы только что взяли карту: { $card }. Сыграйте именно её, если она подходит, или оставьте.
kanobu-refused-nothing-drawn = Вы не брали карту, которую можно было бы оставить: сыграйте карту, а если ни одна не подходит, возьмите из колоды.
kanobu-refused-must-pick = Для вас открыты карты на выбор: возьмите одну из них или сыграйте ту, что подходит.
kanobu-refused-not-opened = Среди открытых карт такой нет: { $card }. Выберите одну из открытых.
kanobu-refused-nothing-opened = Открытых карт сейчас нет: сыграйте карту, а если ни одна не подходит, возьмите из колоды.

## Запись ходов

expected-kanobu-card = карта, например bR, bgP или vN
expected-laid = одна карта, а цвет — только после vW
expected-answer = ход answer КАРТА КАРТА КАРТА, например answer bR rS yP
expected-answer-order = другой порядок: карта, которая ляжет сверху, — последней, две другие — в порядке R S P
expected-kanobu-move = ход: play, draw, keep, pass, accept, answer, take или throw

## В браузере

kanobu-ask-chance = Вас ждёт «Шанс»: переведите его, отмените, ответьте или примите.
kanobu-table-top = Верхняя карта стопки: { $card }
kanobu-table-deck = { $count ->
    [0] Колода пуста
    [one] В колоде { $count } карта
    [few] В колоде { $count } карты
   *[many] В колоде { $count } карт
}
kanobu-table-bottom = Под колодой, известно всем: { $cards }
kanobu-table-clockwise = Игра идёт по часовой стрелке
kanobu-table-counterclockwise = Игра идёт против часовой стрелки
kanobu-table-opened = Открыты: { $cards }
kanobu-table-drawn = Только что взята: { $card }
kanobu-known = известно всем: { $cards }
kanobu-known-of = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} на руке точно есть { $cards }
kanobu-cost-skip = { $seat }: пропуск хода
kanobu-cost-three = { $seat }: +{ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
} и пропуск хода
kanobu-cost-all = Все берут по { $count } { $count ->
    [one] карте
    [few] карты
   *[many] карт
}, не { $seat-is ->
    [you] берёте
   *[other] берёт
} только { $seat }
kanobu-cost-chance = { $seat }: камень, ножницы и бумага — или +{ $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
} и пропуск хода
kanobu-score-cards = Карты
kanobu-web-name-colour = Какой цвет?
kanobu-colour-letter = { $colour ->
    [b] С
    [g] З
    [r] К
    [y] Ж
   *[v] Ф
}
kanobu-symbol-letter = { $symbol ->
    [R] К
    [S] Н
    [P] Б
    [X] П
    [O] С
    [C] Ш
    [N] О
   *[W] Ц
}
kanobu-web-pick-by = { $seat-is ->
    [you] Выбираете
   *[other] Выбирает
} { $seat }
kanobu-web-chain = Цепочка: { $count }
kanobu-web-beats = Знаку нужен общий цвет с картой под ним, и он должен бить её знак. Одинаковые знаки друг на друга не кладут.
kanobu-web-beats-R = Камень затупляет ножницы
kanobu-web-beats-S = Ножницы режут бумагу
kanobu-web-beats-P = Бумага накрывает камень
kanobu-web-colours = У карты один цвет или два: годится любой из них. Фиолетовая карта ложится на всё.
kanobu-web-others = Остальным символам нужен общий цвет или такой же символ под ними.
kanobu-about-violet = Фиолетовую карту можно сыграть на карту любого цвета.
kanobu-about-symbol = Нужен общий цвет или такой же символ под ней.
kanobu-web-about-X = следующий игрок пропускает ход
kanobu-web-about-3 = следующий игрок берёт три карты и пропускает ход
kanobu-web-about-O = направление игры меняется на обратное
kanobu-web-about-1 = все остальные берут по одной карте
kanobu-web-about-2 = все остальные берут по две карты
kanobu-web-about-C = следующий игрок выкладывает камень, ножницы и бумагу или берёт три карты и пропускает ход
kanobu-web-about-star = открываются три карты колоды: одну возьмите или сыграйте
kanobu-web-about-N = убирает верхнюю карту стопки вместе с её эффектом
kanobu-web-about-W = вы называете цвет, которым надо ходить
kanobu-web-passing = Эффект переводят дальше таким же символом: { $symbols }. Карты складываются (кроме «Шанса»), пропуски хода — нет.
