### Ніндзян

ninjan-title = Ніндзян
ninjan-about = дев’ять таємних карт і три стопки, які можна забрати; перемагає гравець із найбільшою сумою
ninjan-card = { $sign } { $value }
ninjan-pile = стопка { $pile }

## Ходи

ninjan-move-choose = Вибрати: { $card }
ninjan-move-pile = Вибрати: { $pile }

## Що відбувається

ninjan-dealt = Кожному по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}. Стопки: { $piles }. Поза грою: { $unused ->
    [0] жодної карти
    [one] { $unused } карта, якої ніхто не бачив
    [few] { $unused } карти, яких ніхто не бачив
   *[many] { $unused } карт, яких ніхто не бачив
}
ninjan-dealt-own = Кожному по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}; ваші: { $own }. Стопки: { $piles }. Поза грою: { $unused ->
    [0] жодної карти
    [one] { $unused } карта, якої ніхто не бачив
    [few] { $unused } карти, яких ніхто не бачив
   *[many] { $unused } карт, яких ніхто не бачив
}
ninjan-dealt-open = Кожному по { $cards ->
    [one] { $cards } карті
    [few] { $cards } карти
   *[many] { $cards } карт
}. { $hands }. Стопки: { $piles }. Поза грою: { $unused ->
    [0] жодної карти
    [one] { $unused } карта, якої ніхто не бачив
    [few] { $unused } карти, яких ніхто не бачив
   *[many] { $unused } карт, яких ніхто не бачив
}
ninjan-hand = { $seat }: { $cards }
ninjan-chose = { $seat-is ->
    [you] { $seat } вибрали карту
   *[other] { $seat }: карту вибрано
}
ninjan-chose-own = { $seat } { $seat-is ->
    [you] вибираєте
   *[other] вибирає
} карту: { $card }
ninjan-choice = { $card } ({ $seat })
ninjan-revealed = Раунд { $round }: { $choices }
ninjan-took = { $seat } { $seat-is ->
    [you] граєте
   *[other] грає
} { $card } і { $seat-is ->
    [you] забираєте
   *[other] забирає
} карти ({ $pile }): { $cards }
ninjan-placed = { $seat } { $seat-is ->
    [you] кладете
   *[other] кладе
} { $card } ({ $pile })
ninjan-count = { $seat }: { $cards }, разом { $sum }
ninjan-count-nothing = { $seat }: здобичі немає, разом { $sum }
ninjan-scored = Підрахунок. { $steps }
ninjan-tied = Найбільша сума в кількох гравців. За перемогу скидаються: { $seats }
ninjan-game-won = { $seat } { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
}

## Відмови

ninjan-refused-choose-expected = Зараз усі вибирають карту раунду: виберіть карту з руки.
ninjan-refused-pile-expected = Розігрується ваша карта: назвіть стопку — 1, 2 або 3.
ninjan-refused-throw-expected = Найбільша сума в кількох гравців, вони скидаються: покажіть камінь, ножиці або папір.
ninjan-refused-not-held = У вас немає карти «{ $card }»: виберіть карту з руки.
ninjan-refused-must-take = Карта «{ $card }» не б’є цієї стопки, а мусить забрати ту, яку б’є: { $piles }.

## Запис ходів

expected-ninjan-card = карта, наприклад R8, S-6 або P10
expected-ninjan-move = хід: choose КАРТА, pile НОМЕР або throw ЗНАК
expected-pile = стопка: 1, 2 або 3

## У браузері

ninjan-round = Раунд { $round } з { $rounds }
ninjan-unused = Поза грою, долілиць: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
ninjan-pile-single = Стопка { $pile }: лише { $top }, сума { $sum }
ninjan-pile-deep = Стопка { $pile }: зверху { $top }, нижче { $under }; усього { $count }, сума { $sum }
ninjan-pile-empty = Стопка { $pile }: поки що порожньо
ninjan-pile-effect = { $cards }. { $effect }
ninjan-web-take = Взяти стопку { $pile } ({ $gain })
ninjan-web-put = Покласти на стопку { $pile }
ninjan-choices = Вибрані карти
ninjan-slot-empty = { $seat } ще { $seat-is ->
    [you] вибираєте
   *[other] вибирає
}
ninjan-slot-sealed = { $seat-is ->
    [you] { $seat } вибрали карту
   *[other] { $seat }: карту вибрано
}, вона лежить долілиць
ninjan-slot-own = Ваш вибір: { $card }; його бачите лише ви
ninjan-slot-open = { $place }. { $seat }: { $card }
ninjan-slot-now = Зараз: { $seat }, { $card }
ninjan-table-own-choice = Ваш вибір: { $card }
ninjan-winnings = Здобич гравців
ninjan-loot = { $seat-is ->
    [you] Ваша здобич —
   *[other] { $seat }: здобич —
} { $count }, сума { $sum }
ninjan-loot-none = { $seat-is ->
    [you] У вас здобичі
   *[other] { $seat }: здобичі
} поки що немає
ninjan-loot-title = { $seat-is ->
    [you] Ваша здобич
   *[other] Здобич: { $seat }
}
ninjan-loot-sum = Сума: { $sum }
ninjan-score-sum = Сума
ninjan-beats-rock = Камінь затуплює леза
ninjan-beats-scissors = Ножиці ріжуть сувій
ninjan-beats-paper = Папір накриває камінь
ninjan-beats-take = Якщо знак вашої карти б’є верхню карту стопки, таку стопку треба забрати: усі її карти ваші. А ваша карта лишається на її місці й починає нову.
ninjan-beats-put = Якщо вона не б’є жодної з трьох, покладіть її на будь-яку.
ninjan-beats-order = Першими б’ють карти з більшим значенням. За однакових значень — та, чий знак перемагає; якщо зійшлися всі три знаки, порядок такий: камінь, ножиці, папір.
ninjan-beats-low = Карти з мінусом (злодюжки) варті менше за нуль, але знаком б’ють, як усі.
