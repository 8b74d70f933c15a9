### Чим добрий хід і чого гравець іще не бачив.

## В усіх іграх

advice-only = Інших ходів правила зараз не дозволяють
advice-unknown = Чи це найкращий хід, залежить від того, чого вам не видно
advice-throw = Жоден знак не виграє частіше за інший: просто не дайте себе вгадати
advice-throw-opens = Хто переможе на пальцях, той і почне
advice-throw-wins-game = Хто переможе на пальцях, той виграє гру
advice-wins-game = Це перемога в грі, одразу ж
advice-left = Після цього у вас на руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
advice-few = { $seat }: на руці лишилося тільки { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Ніндзян

advice-ninjan-would-take = Якщо стопки не зміняться, карта забере: { $pile }, очки { $sum }
advice-ninjan-would-suffer = Якщо стопки не зміняться, карті доведеться забрати одну з них, і найкраща дає { $sum }
advice-ninjan-dumps = Зараз вона не б’є жодної стопки: { $value } можна скинути на будь-яку з них
advice-ninjan-puts = Зараз вона не б’є жодної стопки: її { $value } ляже на будь-яку з них, на ваш вибір
advice-ninjan-avoids = Інших ваших карт, яким довелося б забрати стопку собі на збиток: { $count }
advice-ninjan-first = Серед небачених карт старшої немає, тож раніше за неї розіграють хіба що рівну
advice-ninjan-order = Небачених старших карт, які розіграли б раніше за неї: { $count } з { $total }
advice-ninjan-keeps = Ви бережете для кращої нагоди: { $card }
advice-ninjan-takes = Ви забираєте: { $pile }, очки { $sum }
advice-ninjan-richest = Найкраща з інших стопок, які можна забрати, дає { $sum }
advice-ninjan-grows = Ви нічого не забираєте; { $pile } після цього варта { $sum }
advice-ninjan-beaters = Зверху опиниться { $card }: її б’ють ваші карти — { $own } і небачені — { $count } з { $total }
advice-ninjan-next-nothing = Далі грає { $seat }, і карта «{ $card }» не поб’є жодної стопки
advice-ninjan-next-must = Далі грає { $seat }, і забрати доведеться ось що: { $pile }, очки { $sum }
advice-ninjan-next-best = Далі грає { $seat }, і найкраща стопка, яку можна буде забрати, дає { $sum }

## Канобу

advice-kanobu-draw = Жодна ваша карта не підходить; якщо підійде взята, її можна зіграти
advice-kanobu-pass = Жодна ваша карта не підходить, і взяти нічого
advice-kanobu-keep = Ця карта лишається у вас на потім: { $card }
advice-kanobu-play-opened = Цю карту ви граєте одразу, і рука не росте: { $card }
advice-kanobu-passes-on = Ви передаєте ефект далі, а інакше взяли б { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-kanobu-passes-skip = Ви передаєте пропуск далі й не втрачаєте ходу
advice-kanobu-cancels = Ефект { $effect } скасовано: не постраждає ніхто
advice-kanobu-removes = Зі стопки зникає { $card }
advice-kanobu-reverse = Напрямок змінюється: далі ходить { $seat }, на руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
advice-kanobu-star = Ви побачите карти з колоди й виберете одну
advice-kanobu-colour = Названо { $colour } колір, а у вас таких карт: { $count }
advice-kanobu-skip = { $seat } втрачає хід, якщо не зможе відповісти
advice-kanobu-three = { $seat } бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} і втрачає хід, якщо не зможе відповісти
advice-kanobu-chance = { $seat } віддає камінь, ножиці й папір або бере { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, якщо не передасть і не скасує «Шанс»
advice-kanobu-all = Усі, крім вас, беруть по { $count ->
    [one] { $count } карті
    [few] { $count } карти
   *[many] { $count } карт
}, якщо ніхто не відповість
advice-kanobu-answers = Відповісти на це можуть лише { $count } з { $total } небачених карт
advice-kanobu-known-answer = Обережно: { $seat } точно може відповісти, на руці є { $card }
advice-kanobu-fits = Небачених карт, які на неї лягають: щонайбільше { $count } з { $total }
advice-kanobu-saves = Фіолетових карт ви бережете на випадок, коли нічого іншого не підійде: { $count }
advice-kanobu-accept-skip = Ви втрачаєте цей хід, зате нічого не берете
advice-kanobu-accept-draw = Ви берете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} і втрачаєте цей хід
advice-kanobu-accept-all = Ви берете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, як і всі, крім останнього в ланцюжку, а тоді ходите
advice-kanobu-keeps-answer = Ви бережете те, чим можна було відповісти; видів карт: { $count }
advice-kanobu-answer = Три карти йдуть з руки разом, і брати нічого не треба
advice-kanobu-take = Вам на руку приходить { $card }, і всі про це знають
advice-kanobu-take-violet = Вам на руку приходить { $card }: фіолетова лягає на будь-який колір

## Лапи, обидва видання

advice-paws-sheds = Карт із руки йде: { $count }, лишається: { $left }
advice-paws-raise = Щоб відповісти тим самим знаком, треба буде щонайменше { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-paws-raise-many = Щоб відповісти тим самим знаком, треба буде карт одного кольору { $count } або на одну більше, якщо кольори різні
advice-paws-beaters = Небачених карт, які можуть бути знаком «{ $sign }» і побити це самотужки: { $count } з { $total }
advice-paws-jokers = Джокерів ви бережете на потім: { $count }
advice-paws-every-sign = У вас лишаються камінь, ножиці й папір: відповідь на будь-який знак
advice-pass-draws = За пропуск ви берете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-pass-no-answer = Відповісти вам нічим
advice-pass-keeps = Відповісти можна, але так ваші карти лишаються разом: { $count }

## Лапи, перше видання

advice-paws-wins-round = Це перемога в раунді й жетон
advice-paws-beats = Одна карта б’є знак на столі; ви берете карт: { $count }, і на руці буде { $left }
advice-paws-deck-out = Колода закінчується: раунд завершено, карти рахують
advice-paws-declare = Раунд завершено: ваших карт рахують { $count }, в інших — те, що лишиться без наборів; за рівності перемога ваша
advice-paws-declare-deals = Небачені карти роздали навмання { $total ->
    [one] { $total } раз
    [few] { $total } рази
   *[many] { $total } разів
}, і раундів ви виграли { $count }

## Лапи, швидкі правила

advice-quick-ends = Рука порожня, і партію завершено; в інших на руках іще { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
advice-quick-beats = Знак на столі побито, карт зіграно: { $count }; ви берете { $drawn }, і на руці буде { $left }
advice-quick-combo = Три карти йдуть, хоча нічого не б’ють; на руці лишається { $left }
advice-quick-deck-out = У колоді бракує карт: партію завершено, а карти на руці — штрафні очки
advice-quick-help = Зі столу йде карта, і тоді вистачить { $count ->
    [one] { $count } карти
   *[other] { $count } карт
} того самого знака
advice-quick-help-clears = Стіл буде порожній, і ви зайдете чим захочете
advice-quick-tokens-left = Жетонів допомоги у вас лишиться: { $count }
advice-quick-spend = Жетонів: { $count }, стільки ж очок геть; ця партія коштує вам { $points }
advice-quick-spend-nothing = Штрафних очок за цю партію: { $points }
advice-quick-last-game = Партія була остання: далі з жетонів жодної користі

## Цу-е-фа!

advice-tsuefa-flag-back = Прапор стоїть у задньому ряду: клітинок, з яких на нього можна напасти, усього { $count }
advice-tsuefa-flag-front = Прапор стоїть у передньому ряду — це хитрість; клітинок, з яких на нього можна напасти: { $count }
advice-tsuefa-dynamite-beside = Динаміт поруч із прапором його стереже
advice-tsuefa-front-mixed = У передньому ряду є і камінь, і ножиці, і папір: хоч би що прийшло, є чим побити
advice-tsuefa-differ = Розставляйте щоразу інакше, щоб ніхто не вгадав
advice-tsuefa-flag = Ви берете прапор і виграєте
advice-tsuefa-wins = Там { $item }: ваша фігура точно переможе
advice-tsuefa-loses = Там { $item }: ваша фігура точно програє
advice-tsuefa-both-leave = Там { $item }: обидві фігури залишать дошку
advice-tsuefa-ties = Там такий самий знак, { $item }: вирішать на пальцях
advice-tsuefa-odds = Прихованих предметів, які може мати ця фігура: { $total }. Ваш б’є { $wins }, рівний { $ties }, програє { $losses }
advice-tsuefa-may-explode = Ця фігура ще не ходила, тож може мати динаміт
advice-tsuefa-no-dynamite = Динаміту ця фігура мати не може
advice-tsuefa-attack-shows = Сутичка відкриє, що мають обидві фігури
advice-tsuefa-remember = Згадайте, що показувала ця фігура і що суперник уже втратив
advice-tsuefa-flees = Фігура йде від { $square }: там { $item }, і це її б’є
advice-tsuefa-in-danger = Обережно з { $square }: там { $item }, і це її б’є
advice-tsuefa-threatens = Фігура загрожує { $square }: там { $item }, і вона це б’є
advice-tsuefa-flag-steps = Чужих фігур поруч із вашим прапором: до ходу { $before }, після ходу { $after }
advice-tsuefa-guards = Фігура стає поруч із прапором: ворог уже близько до нього
advice-tsuefa-quiet = Час нападати: до нічиєї лишилося тихих ходів: { $count }
advice-tsuefa-closer = Фігура підходить ближче до суперника
advice-tsuefa-towards-flag = Фігура підходить до { $square }, кроків лишається: { $steps }. Прапор там або ще десь: клітинок, де він може бути, усього { $count }
advice-tsuefa-beside-hidden = Прихованих фігур поруч після ходу: { $count }
advice-tsuefa-throw = Якщо переможете, ваша фігура отримає знак «{ $sign }»

## Чого ще не видно

unseen-colour = Один колір: { $colour }
unseen-two-colours = Два кольори
unseen-violet = Фіолетові
unseen-jokers = Джокери
