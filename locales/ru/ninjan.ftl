### Ниндзян

ninjan-title = Ниндзян
ninjan-about = девять тайных карт и три стопки, которые можно забрать; побеждает наибольшая сумма
ninjan-card = { $sign } { $value }
ninjan-pile = стопка { $pile }

## Ходы

ninjan-move-choose = Выбрать: { $card }
ninjan-move-pile = Выбрать: { $pile }

## Что происходит

ninjan-dealt = Каждому — по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}. Стопки: { $piles }. Вне игры, рубашкой вверх: { $unused }
ninjan-dealt-own = Каждому — по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}; ваши: { $own }. Стопки: { $piles }. Вне игры, рубашкой вверх: { $unused }
ninjan-dealt-open = Каждому — по { $cards ->
    [one] { $cards } карте
    [few] { $cards } карты
   *[many] { $cards } карт
}. { $hands }. Стопки: { $piles }. Вне игры, рубашкой вверх: { $unused }
ninjan-hand = { $seat }: { $cards }
ninjan-chose = { $seat-is ->
    [you] { $seat } выбрали карту
   *[other] { $seat }: карта выбрана
}
ninjan-chose-own = { $seat } { $seat-is ->
    [you] выбираете
   *[other] выбирает
} карту: { $card }
ninjan-choice = { $card } ({ $seat })
ninjan-revealed = Раунд { $round }: { $choices }
ninjan-took = { $seat } { $seat-is ->
    [you] ходите
   *[other] ходит
} картой «{ $card }» и { $seat-is ->
    [you] забираете
   *[other] забирает
} ({ $pile }): { $cards }
ninjan-placed = { $seat } { $seat-is ->
    [you] кладёте
   *[other] кладёт
} карту ({ $pile }): { $card }
ninjan-count = { $seat }: { $cards } — всего { $sum }
ninjan-count-nothing = { $seat }: добычи нет — всего { $sum }
ninjan-scored = Подсчёт. { $steps }
ninjan-tied = Наибольшая сумма у нескольких игроков. За победу скидываются: { $seats }
ninjan-game-won = { $seat } { $seat-is ->
    [you] побеждаете
   *[other] побеждает
}

## Отказы

ninjan-refused-choose-expected = Сейчас все выбирают карту раунда: выберите карту с руки.
ninjan-refused-pile-expected = Разыгрывается ваша карта: назовите стопку — 1, 2 или 3.
ninjan-refused-throw-expected = Наибольшая сумма у нескольких игроков, они скидываются: покажите камень, ножницы или бумагу.
ninjan-refused-not-held = У вас нет такой карты: { $card }. Выберите карту с руки.
ninjan-refused-must-take = Эта карта ({ $card }) не бьёт выбранную стопку. Заберите одну из тех, которые она бьёт: { $piles }.

## Запись ходов

expected-ninjan-card = карта, например R8, S-6 или P10
expected-ninjan-move = ход: choose КАРТА, pile НОМЕР или throw ЗНАК
expected-pile = стопка: 1, 2 или 3

## В браузере

ninjan-round = Раунд { $round } из { $rounds }
ninjan-unused = Вне игры, рубашкой вверх: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
ninjan-pile-single = Стопка { $pile }: только { $top }, сумма { $sum }
ninjan-pile-deep = Стопка { $pile }: сверху { $top }, ниже { $under }; всего { $count }, сумма { $sum }
ninjan-pile-empty = Стопка { $pile }: пока пусто
ninjan-pile-effect = { $cards }. { $effect }
ninjan-web-take = Взять стопку { $pile } ({ $gain })
ninjan-web-put = Положить на стопку { $pile }
ninjan-choices = Выбранные карты
ninjan-slot-empty = { $seat } ещё { $seat-is ->
    [you] выбираете
   *[other] выбирает
}
ninjan-slot-sealed = { $seat-is ->
    [you] { $seat } выбрали карту, она лежит
   *[other] { $seat }: карта выбрана и лежит
} рубашкой вверх
ninjan-slot-own = Ваш выбор: { $card }; его видите только вы
ninjan-slot-open = { $place }. { $seat }: { $card }
ninjan-slot-now = Сейчас: { $seat }, { $card }
ninjan-table-own-choice = Ваш выбор: { $card }
ninjan-winnings = Добыча игроков
ninjan-loot = { $seat-is ->
    [you] Ваша добыча —
   *[other] { $seat }: добыча —
} { $count }, сумма { $sum }
ninjan-loot-none = { $seat-is ->
    [you] У вас добычи
   *[other] { $seat }: добычи
} пока нет
ninjan-loot-title = { $seat-is ->
    [you] Ваша добыча
   *[other] Добыча: { $seat }
}
ninjan-loot-sum = Сумма: { $sum }
ninjan-score-sum = Сумма
ninjan-beats-rock = Камень затупляет клинки
ninjan-beats-scissors = Ножницы режут свиток
ninjan-beats-paper = Бумага накрывает камень
ninjan-beats-take = Если знак вашей карты бьёт верхнюю карту стопки, такую стопку нужно забрать: все её карты ваши. А ваша карта остаётся на её месте и начинает новую.
ninjan-beats-put = Если она не бьёт ни одну из трёх, положите её на любую.
ninjan-beats-order = Первыми бьют карты с большим значением. При равных значениях — та, чей знак побеждает; если сошлись все три знака, порядок такой: камень, ножницы, бумага.
ninjan-beats-low = Карты с минусом (воришки) стоят меньше нуля, но знаком бьют, как все.
