### Канобу

kanobu-title = Канобу
kanobu-about = позбудьтеся карт раніше за всіх; ефекти можна перевести далі або скасувати

## Карти

kanobu-card = { $colours ->
    [blue] { $symbol ->
        [rock] синій
        [paper] синій
        [skip] синій
        [scissors] сині
       *[other] синя
    }
    [green] { $symbol ->
        [rock] зелений
        [paper] зелений
        [skip] зелений
        [scissors] зелені
       *[other] зелена
    }
    [red] { $symbol ->
        [rock] червоний
        [paper] червоний
        [skip] червоний
        [scissors] червоні
       *[other] червона
    }
    [yellow] { $symbol ->
        [rock] жовтий
        [paper] жовтий
        [skip] жовтий
        [scissors] жовті
       *[other] жовта
    }
    [blue-green] { $symbol ->
        [rock] синьо-зелений
        [paper] синьо-зелений
        [skip] синьо-зелений
        [scissors] синьо-зелені
       *[other] синьо-зелена
    }
    [blue-red] { $symbol ->
        [rock] синьо-червоний
        [paper] синьо-червоний
        [skip] синьо-червоний
        [scissors] синьо-червоні
       *[other] синьо-червона
    }
    [blue-yellow] { $symbol ->
        [rock] синьо-жовтий
        [paper] синьо-жовтий
        [skip] синьо-жовтий
        [scissors] синьо-жовті
       *[other] синьо-жовта
    }
    [green-red] { $symbol ->
        [rock] зелено-червоний
        [paper] зелено-червоний
        [skip] зелено-червоний
        [scissors] зелено-червоні
       *[other] зелено-червона
    }
    [green-yellow] { $symbol ->
        [rock] зелено-жовтий
        [paper] зелено-жовтий
        [skip] зелено-жовтий
        [scissors] зелено-жовті
       *[other] зелено-жовта
    }
    [red-yellow] { $symbol ->
        [rock] червоно-жовтий
        [paper] червоно-жовтий
        [skip] червоно-жовтий
        [scissors] червоно-жовті
       *[other] червоно-жовта
    }
   *[violet] { $symbol ->
        [chance] фіолетовий
        [cancel] фіолетове
       *[other] фіолетова
    }
} { $symbol ->
    [rock] камінь
    [scissors] ножиці
    [paper] папір
    [skip] «Пропуск ходу»
    [three] «3 карти»
    [reverse] «Зміна напрямку»
    [one] «1 карта»
    [two] «2 карти»
    [chance] «Шанс»
    [star] «3 зірки»
    [cancel] «Скасування»
   *[change] «Зміна кольору»
}
kanobu-symbol = { $symbol ->
    [rock] камінь
    [scissors] ножиці
    [paper] папір
    [skip] «Пропуск ходу»
    [three] «3 карти»
    [reverse] «Зміна напрямку»
    [one] «1 карта»
    [two] «2 карти»
    [chance] «Шанс»
    [star] «3 зірки»
    [cancel] «Скасування»
   *[change] «Зміна кольору»
}
kanobu-colour = { $colour ->
    [blue] синій
    [green] зелений
    [red] червоний
   *[yellow] жовтий
}
kanobu-laid = { $card } (названо { $colour } колір)

## Ходи

kanobu-move-play = Зіграти: { $card }
kanobu-move-play-naming = Зіграти «Зміну кольору» й назвати { $colour }
kanobu-move-draw = Взяти карту з колоди
kanobu-move-keep = Залишити карту
kanobu-move-pass = Пропустити хід
kanobu-move-accept = Прийняти ефект
kanobu-move-answer = Відповісти на «Шанс»: { $below }, зверху { $top }
kanobu-move-take = Взяти: { $card }

## Що відбувається

kanobu-dealt = Кожному по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}. Перша карта стопки: { $start }. У колоді { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}
kanobu-dealt-own = Кожному по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}; ваші: { $own }. Перша карта стопки: { $start }. У колоді { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}
kanobu-dealt-open = Карти роздано. { $hands }. Перша карта стопки: { $start }. У колоді { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}
kanobu-hand = { $seat }: { $cards }
kanobu-reshuffled = Усю стопку, крім двох верхніх карт, перетасовано в нову колоду: { $deck ->
    [one] { $deck } карта
    [few] { $deck } карти
   *[many] { $deck } карт
}
kanobu-opens = Перший хід { $seat-is ->
    [you] робите
   *[other] робить
} { $seat }
kanobu-played = { $seat } { $seat-is ->
    [you] кладете
   *[other] кладе
}: { $card }
kanobu-played-naming = { $seat } { $seat-is ->
    [you] кладете
   *[other] кладе
}: { $card }. Названо { $colour } колір
kanobu-drew = { $seat } { $seat-is ->
    [you] берете
   *[other] бере
} з колоди: { $cards }
kanobu-kept = { $seat } { $seat-is ->
    [you] залишаєте
   *[other] залишає
} карту
kanobu-passed = { $seat } не { $seat-is ->
    [you] можете
   *[other] може
} ні зіграти, ні взяти карту й { $seat-is ->
    [you] пропускаєте
   *[other] пропускає
} хід
kanobu-accepted = { $seat } { $seat-is ->
    [you] приймаєте
   *[other] приймає
} ефект { $effect }
kanobu-accepted-chain = { $seat } { $seat-is ->
    [you] приймаєте
   *[other] приймає
} ефект { $effect }: у ланцюжку { $chain ->
    [one] { $chain } карта
    [few] { $chain } карти
   *[many] { $chain } карт
}, сума — { $sum ->
    [one] { $sum } карта
    [few] { $sum } карти
   *[many] { $sum } карт
}
kanobu-accepted-skip = { $seat } { $seat-is ->
    [you] приймаєте
   *[other] приймає
} ефект «Пропуск ходу» й { $seat-is ->
    [you] пропускаєте
   *[other] пропускає
} хід
kanobu-answered = { $seat } { $seat-is ->
    [you] відповідаєте
   *[other] відповідає
} на «Шанс»: { $below }, зверху { $top }
kanobu-opened = { $seat } { $seat-is ->
    [you] відкриваєте
   *[other] відкриває
} карти на вибір: { $cards }
kanobu-opened-nothing = Відкривати нема чого, і хід завершується
kanobu-took = { $seat } { $seat-is ->
    [you] берете
   *[other] бере
} відкриту карту: { $card }
kanobu-put-under = Під колоду: { $cards }
kanobu-cancelled = «Скасування» прибирає: { $card }. Обидві карти йдуть під колоду, «Скасування» — на самий низ
kanobu-turned-over = Стопка порожня й знову починається з верхньої карти колоди: { $card }
kanobu-turned-round = Напрямок змінюється: тепер гра йде { $direction }
kanobu-clockwise = за годинниковою стрілкою
kanobu-counterclockwise = проти годинникової стрілки
kanobu-game-won = { $seat } { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
}: карт на руці більше немає
kanobu-game-stopped = Після { $moves ->
    [one] { $moves } ходу
   *[other] { $moves } ходів
} гра закінчується: рахуємо карти на руках. { $steps }
kanobu-count = { $seat }: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[many] { $cards } карт
}
kanobu-fewest = { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
} { $seat }: карт на руці найменше
kanobu-fewest-shared = перемогу ділять: { $seats }; карт на руці { $seats-is ->
    [you] у вас
   *[other] в них
} найменше

## Відмови

kanobu-refused-throw-first = Зараз скидаються за перший хід: покажіть камінь, ножиці або папір.
kanobu-refused-no-throw = Зараз ніхто не скидається: зробіть звичайний хід.
kanobu-refused-not-held = У вас немає такої карти: { $card }. Виберіть карту з руки.
kanobu-refused-no-colour-named = Для «Зміни кольору» потрібен колір: назвіть синій, зелений, червоний або жовтий.
kanobu-refused-not-the-named-colour = Не підходить: { $card }. Зверху { $top }: годяться лише карти названого кольору та фіолетові.
kanobu-refused-sign-does-not-fit = Не підходить: { $card }. Зверху { $top }: знакові потрібен спільний колір, а якщо під ним теж знак, його треба бити.
kanobu-refused-nothing-shared = Не підходить: { $card }. Зверху { $top }: потрібен спільний колір або той самий символ.
kanobu-refused-too-few-to-answer = Зараз «Шанс» грати не можна: відповідати на нього буде { $seat }, а карт на руці в цього гравця лише { $cards }. Потрібно щонайменше три.
kanobu-refused-effect-waits = На вас чекає ефект { $effect }. Зіграйте карту з тим самим символом чи «Скасування» або прийміть ефект.
kanobu-refused-effect-waits-chance = На вас чекає «Шанс». Зіграйте інший «Шанс» чи «Скасування», дайте відповідь каменем, ножицями й папером або прийміть ефект.
kanobu-refused-no-effect = Жоден ефект на вас не чекає: зіграйте карту, а якщо жодна не підходить, візьміть карту з колоди.
kanobu-refused-not-chance = Трьома картами відповідають лише на «Шанс», а на вас чекає ефект { $effect }. Зіграйте карту з тим самим символом чи «Скасування» або прийміть ефект.
kanobu-refused-no-answer = Відповідь — це камінь, ножиці й папір. Останньою назвіть карту, яка ляже зверху, а дві інші — у порядку камінь, ножиці, папір.
kanobu-refused-must-play = Поки у вас є карта, яка підходить, не можна ні брати з колоди, ні пропускати хід. Можна зіграти: { $card }.
kanobu-refused-nothing-to-draw = Узяти нема чого, і нову колоду скласти нема з чого: можна лише пропустити хід.
kanobu-refused-can-draw = Не можна пропустити хід, поки можна взяти карту: візьміть її з колоди.
kanobu-refused-only-the-drawn = Ви щойно взяли карту: { $card }. Зіграйте саме її, якщо вона підходить, або залиште.
kanobu-refused-nothing-drawn = Ви не брали карти, яку можна було б залишити: зіграйте карту, а якщо жодна не підходить, візьміть із колоди.
kanobu-refused-must-pick = Для вас відкрито карти на вибір: візьміть одну з них або зіграйте ту, що підходить.
kanobu-refused-not-opened = Серед відкритих карт такої немає: { $card }. Виберіть одну з відкритих.
kanobu-refused-nothing-opened = Відкритих карт зараз немає: зіграйте карту, а якщо жодна не підходить, візьміть із колоди.

## Запис ходів

expected-kanobu-card = карта, наприклад bR, bgP або vN
expected-laid = одна карта, а колір — лише після vW
expected-answer = хід answer КАРТА КАРТА КАРТА, наприклад answer bR rS yP
expected-answer-order = інший порядок: карта, яка ляже зверху, — останньою, дві інші — у порядку R S P
expected-kanobu-move = хід: play, draw, keep, pass, accept, answer, take або throw

## У браузері

kanobu-ask-chance = На вас чекає «Шанс»: переведіть його, скасуйте, дайте відповідь або прийміть.
kanobu-table-top = Верхня карта стопки: { $card }
kanobu-table-deck = { $count ->
    [0] Колода порожня
    [one] У колоді { $count } карта
    [few] У колоді { $count } карти
   *[many] У колоді { $count } карт
}
kanobu-table-bottom = Під колодою, відомо всім: { $cards }
kanobu-table-clockwise = Гра йде за годинниковою стрілкою
kanobu-table-counterclockwise = Гра йде проти годинникової стрілки
kanobu-table-opened = Відкрито: { $cards }
kanobu-table-drawn = Щойно взято: { $card }
kanobu-known = відомо всім: { $cards }
kanobu-known-of = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} на руці точно є { $cards }
kanobu-cost-skip = { $seat }: пропуск ходу
kanobu-cost-three = { $seat }: +{ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
} і пропуск ходу
kanobu-cost-all = Усі беруть по { $count } { $count ->
    [one] карті
    [few] карти
   *[many] карт
}, { $seat-is ->
    [you] не берете
   *[other] не бере
} лише { $seat }
kanobu-cost-chance = { $seat }: камінь, ножиці й папір — або +{ $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
} і пропуск ходу
kanobu-score-cards = Карти
kanobu-web-name-colour = Який колір?
kanobu-colour-letter = { $colour ->
    [b] С
    [g] З
    [r] Ч
    [y] Ж
   *[v] Ф
}
# Одна літера; усі різні. «Пропуск ходу» — Х, бо П — папір; «Зміна кольору» — Б (барва), бо К — камінь.
kanobu-symbol-letter = { $symbol ->
    [R] К
    [S] Н
    [P] П
    [X] Х
    [O] З
    [C] Ш
    [N] С
   *[W] Б
}
kanobu-web-pick-by = { $seat-is ->
    [you] Вибираєте
   *[other] Вибирає
} { $seat }
kanobu-web-chain = Ланцюжок: { $count }
kanobu-web-beats = Знаку потрібен спільний колір із картою під ним, і він має бити її знак. Однакові знаки один на одного не кладуть.
kanobu-web-beats-R = Камінь затуплює ножиці
kanobu-web-beats-S = Ножиці ріжуть папір
kanobu-web-beats-P = Папір накриває камінь
kanobu-web-colours = Карта має один колір або два: годиться будь-який із них. Фіолетова лягає на все.
kanobu-web-others = Решті символів потрібен спільний колір або такий самий символ під ними.
kanobu-about-violet = Фіолетову карту можна зіграти на карту будь-якого кольору.
kanobu-about-symbol = Потрібен спільний колір або такий самий символ під нею.
kanobu-web-about-X = наступний гравець пропускає хід
kanobu-web-about-3 = наступний гравець бере три карти й пропускає хід
kanobu-web-about-O = напрямок гри змінюється на протилежний
kanobu-web-about-1 = усі інші беруть по одній карті
kanobu-web-about-2 = усі інші беруть по дві карти
kanobu-web-about-C = наступний гравець викладає камінь, ножиці й папір або бере три карти й пропускає хід
kanobu-web-about-star = відкриваються три карти колоди: одну візьміть або зіграйте
kanobu-web-about-N = прибирає верхню карту стопки разом з її ефектом
kanobu-web-about-W = ви називаєте колір, яким треба ходити
kanobu-web-passing = Ефект переводять далі таким самим символом: { $symbols }. Карти додаються (крім «Шансу»), пропущені ходи — ні.
