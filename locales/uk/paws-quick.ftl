### Лапи, ножиці, папір: швидкі правила, друге видання

paws-quick-title = Лапи, ножиці, папір: швидкі правила
paws-quick-short = Лапи: швидкі
paws-quick-about = серія швидких партій із жетонами допомоги; перемагає той, у кого найменше штрафних очок

## Ходи

paws-quick-move-play = Зіграти: { $cards }
paws-quick-move-lead = Зайти: { $cards }
paws-quick-move-combo = Перевести хід, комбо: { $cards }
paws-quick-move-pass = Пропустити хід і взяти три карти
paws-quick-move-help = Витратити жетон допомоги
paws-quick-move-spend = { $tokens ->
    [0] Не витрачати жетонів допомоги
    [one] Витратити { $tokens } жетон допомоги
    [few] Витратити { $tokens } жетони допомоги
   *[many] Витратити { $tokens } жетонів допомоги
}

## Що відбувається

paws-quick-dealt = Роздача, партія { $game }: { $clauses }
paws-quick-dealt-turned = перевернуто й покладено під колоду: { $cards }
paws-quick-dealt-start = стартова карта: { $card }
paws-quick-dealt-left = наосліп вилучено з гри: { $cards }
paws-quick-opens = { $seat } { $seat-is ->
    [you] починаєте
   *[other] починає
} партію
paws-quick-played = { $seat } { $seat-is ->
    [you] граєте
   *[other] грає
} { $group }: { $cards }
paws-quick-played-card = { $seat } { $seat-is ->
    [you] граєте
   *[other] грає
}: { $card }
paws-quick-led = { $seat } { $seat-is ->
    [you] заходите
   *[other] заходить
}, { $group }: { $cards }
paws-quick-led-card = { $seat } { $seat-is ->
    [you] заходите
   *[other] заходить
}: { $card }
paws-quick-transferred = { $seat } { $seat-is ->
    [you] переводите
   *[other] переводить
} хід, комбо: { $cards }
paws-quick-passed = { $seat } { $seat-is ->
    [you] пропускаєте
   *[other] пропускає
} хід
paws-quick-deck-out = { $seat-is ->
    [you] { $seat } маєте
   *[other] { $seat }: треба
} взяти карту, а колода порожня
paws-quick-helped = { $seat } { $seat-is ->
    [you] витрачаєте
   *[other] витрачає
} жетон допомоги. Зі столу у скид: { $card }
paws-quick-game-ended-empty-hand = Партію { $game } закінчено. { $seat-is ->
    [you] У вас карт
   *[other] { $seat }: карт
} не лишилося. { $steps }
paws-quick-game-ended-deck-out = Партію { $game } закінчено: колода скінчилася. { $steps }
paws-quick-game-ended-cards = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} на руці { $cards }
paws-quick-spend-decided = { $seat-is ->
    [you] { $seat } зробили вибір щодо жетонів допомоги
   *[other] { $seat }: вибір щодо жетонів допомоги зроблено
}
paws-quick-spend-decided-own = { $seat-is ->
    [you] { $seat } зробили вибір
   *[other] { $seat }: вибір зроблено
} — { $tokens ->
    [0] не витрачати жетонів допомоги
    [one] витратити { $tokens } жетон допомоги
    [few] витратити { $tokens } жетони допомоги
   *[many] витратити { $tokens } жетонів допомоги
}
paws-quick-spent = Таємний вибір відкрито. { $steps }
paws-quick-spent-tokens = { $seat } { $seat-is ->
    [you] витрачаєте
   *[other] витрачає
} { $tokens ->
    [one] { $tokens } жетон допомоги
    [few] { $tokens } жетони допомоги
   *[many] { $tokens } жетонів допомоги
}
paws-quick-spent-nothing = Таємний вибір відкрито. Ніхто не витрачає жетонів допомоги
paws-quick-scored = Підрахунок. { $steps }
paws-quick-score-cards = { $seat }: { $points ->
    [0] жодного штрафного очка
    [one] { $points } штрафне очко за { $points } карту
    [few] { $points } штрафні очки за { $points } карти
   *[many] { $points } штрафних очок за { $points } карт
}
paws-quick-score-spent = { $seat } { $seat-is ->
    [you] знімаєте
   *[other] знімає
} { $spent ->
    [one] { $spent } очко за жетон допомоги
    [few] { $spent } очки за { $spent } жетони допомоги
   *[many] { $spent } очок за { $spent } жетонів допомоги
}, лишається { $points }
paws-quick-score-total = { $seat-is ->
    [you] ваша сума —
   *[other] { $seat }: сума
} { $total }
paws-quick-score-won = { $seats } { $seats-is ->
    [you] виграєте
   *[other] виграє
} партію
paws-quick-score-shared = партію ділять: { $seats }
paws-quick-tokens-given = Допомога тим, хто відстає. { $steps }
paws-quick-tokens-given-to = { $seat } { $seat-is ->
    [you] отримуєте
   *[other] отримує
} жетон допомоги
paws-quick-tokens-given-now = тепер жетони допомоги: { $tokens }
paws-quick-tokens-given-supply = у запасі { $supply ->
    [0] жетонів більше немає
    [one] { $supply } жетон
    [few] { $supply } жетони
   *[many] { $supply } жетонів
}
paws-quick-series-won = Серію закінчено. { $steps }
paws-quick-series-won-tied = найменша сума в кількох, тож вирішує кількість виграних партій
paws-quick-series-won-by = { $seats } { $seats-is ->
    [you] перемагаєте
   *[other] перемагає
} в серії
paws-quick-series-won-shared = суми й виграні партії рівні, перемогу ділять: { $seats }

## Відмови

paws-quick-refused-throw-first = Зараз усі скидаються за перший хід: покажіть камінь, ножиці або папір.
paws-quick-refused-no-throw = Зараз ніхто не скидається: зіграйте карти або зайдіть, переведіть чи пропустіть хід.
paws-quick-refused-spend-first = Партію закінчено, триває підрахунок: виберіть, скільки жетонів допомоги витратити.
paws-quick-refused-no-spend = Жетони допомоги знімають штрафні очки лише після партії, а ця ще триває: зіграйте карти або зайдіть, переведіть чи пропустіть хід.
paws-quick-refused-spend-too-much = Не можна витратити { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
   *[many] { $amount } жетонів
} допомоги. Щонайбільше — { $most }: не більше, ніж у вас жетонів, і не більше, ніж у вас штрафних очок.
paws-quick-refused-must-lead = На столі нічого немає, бити нема чого: зайдіть, переведіть або пропустіть хід.
paws-quick-refused-not-yours = Зайти можна лише на порожній стіл або поверх карт, які ви зіграли у свій попередній хід, а ці карти не ваші (їхній власник — { $owner }). Побийте їх, переведіть або пропустіть хід.
paws-quick-refused-not-yours-nobody = Зайти можна лише на порожній стіл або поверх карт, які ви зіграли у свій попередній хід, а ці карти нічиї. Побийте їх, переведіть або пропустіть хід.
paws-quick-refused-not-held = Такої карти у вас немає або не стільки: { $card }. Грайте карти з руки.
paws-quick-refused-wrong-sign = Названо жест «{ $sign }», і ця карта не підходить: { $card }. Потрібні карти цього жесту, його джокер або джокери кольору.
paws-quick-refused-mixed-colours = Карти мають бути всі одного кольору або всі різних, а тут другий колір — { $second }, і повторюється { $repeated }.
paws-quick-refused-too-many-colours = Кольорів лише п’ять, а карт вибрано { $size }: усі різних кольорів вони бути не можуть. Зіграйте карти одного кольору або щонайбільше п’ять карт різних кольорів.
paws-quick-refused-losing-sign = Жест «{ $said }» не б’є жест «{ $table }». Потрібен той самий жест, але карт більше, ніж на столі, або скільки завгодно карт сильнішого жесту: «{ $beating }».
paws-quick-refused-too-few = Щоб відбитися тим самим жестом, цього замало (вибрано { $size ->
    [one] { $size } карту
    [few] { $size } карти
   *[many] { $size } карт
}): потрібно щонайменше { $least } або сильніший жест.
paws-quick-refused-combo-size = Комбо — це камінь, ножиці й папір одного кольору, усього три карти, а вибрано { $size }.
paws-quick-refused-combo-sign-twice = Комбо — це камінь, ножиці й папір, кожен жест по разу, а тут повторюється «{ $sign }».
paws-quick-refused-combo-colours = Комбо буває лише одного кольору, а { $colour } — уже другий.
paws-quick-refused-no-token = У вас немає жетона допомоги: зробіть хід без допомоги.
paws-quick-refused-nothing-to-help = На столі нічого немає, допомозі нема чого забрати: зайдіть, переведіть або пропустіть хід.

## Запис ходів

expected-paws-quick-play = play ЖЕСТ КАРТИ, наприклад play R bR bR
expected-paws-quick-lead = lead ЖЕСТ КАРТИ, наприклад lead R bR gR
expected-paws-quick-move = хід: play ЖЕСТ КАРТИ, lead ЖЕСТ КАРТИ, combo КАРТИ, pass, help, spend ЧИСЛО або throw ЖЕСТ
expected-tokens = кількість жетонів допомоги

## У браузері

paws-quick-under = На самому споді колоди: { $cards }
paws-quick-left = Поза грою: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
paws-quick-supply = У запасі { $count ->
    [0] немає жетонів допомоги
    [one] { $count } жетон допомоги
    [few] { $count } жетони допомоги
   *[many] { $count } жетонів допомоги
}
paws-quick-known = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} на руці точно є { $cards }
paws-quick-won = { $count ->
    [one] { $count } виграна партія
    [few] { $count } виграні партії
   *[many] { $count } виграних партій
}
paws-quick-spending = Жетони допомоги проти штрафних очок
paws-quick-spending-thinks = думає
paws-quick-spending-own = витрачено: { $count }
paws-quick-score-title = Штрафні очки
paws-quick-score-game = За партію
paws-quick-score-help = Жетони допомоги
paws-quick-score-sum = Усього
paws-quick-score-fewest = Перемагає той, у кого штрафних очок найменше.
paws-quick-sure-help = Зі столу піде одна карта, і відбитися стане легше. Ваш хід триватиме. Жетон повернеться до запасу. Якщо його зберегти, після партії він зніме одне штрафне очко.
paws-quick-beats-more = Тим самим жестом відбиваються, якщо карт більше — байдуже, на скільки.
paws-quick-beats-sign = Карт сильнішого жесту може бути скільки завгодно, хоч одна. Але потім доведеться взяти дві з колоди.
paws-quick-beats-colours = Карти, зіграні разом, — усі одного кольору або всі різних кольорів.
paws-quick-beats-sign-joker = Джокер жесту (веселковий): жест намальовано на ньому, а колір — будь-який, на ваш вибір.
paws-quick-beats-colour-joker = Джокер кольору (жонглер): колір у нього свій, а жест — будь-який, на ваш вибір.
paws-quick-beats-combo = Камінь, ножиці й папір одного кольору — це комбо: воно переводить хід далі, а карти на столі лишаються.
paws-quick-beats-help = Жетон допомоги у ваш хід прибирає зі столу одну карту, а після партії знімає з вас одне штрафне очко.
