### Чим добрий хід і чого гравець іще не бачив.

## В усіх іграх

advice-only = Іншого ходу правила зараз не дозволяють
advice-unknown = Чи найкращий це хід, залежить від того, чого ви не бачите
advice-better = Краще: { $mv }
advice-better-later = Краще: { $mv }. Вигоду видно лише згодом
advice-instead = Зіграно: { $mv }
advice-throw = Жоден знак не виграє частіше за інший: просто будьте непередбачувані
advice-throw-opens = Хто переможе на пальцях, той і почне
advice-throw-wins-game = Хто переможе на пальцях, той виграє гру
advice-wins-game = Цей хід одразу приносить перемогу
advice-left = Після цього на руці у вас { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
advice-few = { $seat-is ->
    [you] У вас
   *[other] { $seat }:
} на руці всього { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Ніндзян

advice-ninjan-would-take = Якщо стопки не зміняться, здобич цієї карти — { $pile } ({ $sum })
advice-ninjan-would-suffer = Якщо стопки не зміняться, одну з них доведеться забрати, і найкраща варта { $sum }
advice-ninjan-dumps = Зараз ця карта не б’є жодної стопки, і її { $value } можна скинути на будь-яку
advice-ninjan-puts = Зараз ця карта не б’є жодної стопки: її { $value } ляже на будь-яку, на ваш вибір
advice-ninjan-avoids = { $count ->
    [one] Ще { $count } вашій карті
   *[other] Ще { $count } вашим картам
} довелося б забрати стопку собі на збиток
advice-ninjan-first = Серед невідомих карт старшої немає: раніше за неї розіграють хіба що рівну
advice-ninjan-order = { $count ->
    [one] { $count } з { $total } невідомих карт старша за неї: її розіграли б раніше
   *[other] { $count } з { $total } невідомих карт старші за неї: їх розіграли б раніше
}
advice-ninjan-keeps = Карту «{ $card }» ви бережете для кращої нагоди
advice-ninjan-takes = Ваша здобич — { $pile } ({ $sum })
advice-ninjan-richest = Найкраща з інших стопок, які можна забрати, варта { $sum }
advice-ninjan-grows = Ви нічого не забираєте, а { $pile } після цього варта { $sum }
advice-ninjan-beaters = Зверху опиниться карта «{ $card }». Її б’ють: ваших карт — { $own }, невідомих — { $count } з { $total }
advice-ninjan-next-nothing = Далі { $seat-is ->
    [you] граєте
   *[other] грає
} { $seat }, і карта «{ $card }» не поб’є жодної стопки
advice-ninjan-next-must = Далі { $seat-is ->
    [you] граєте
   *[other] грає
} { $seat }, і здобич буде лише така: { $pile } ({ $sum })
advice-ninjan-next-best = Далі { $seat-is ->
    [you] граєте
   *[other] грає
} { $seat }, і найкраща стопка, яку можна буде забрати, варта { $sum }

## Канобу

advice-kanobu-draw = Жодна ваша карта не підходить. Якщо підійде взята з колоди, її можна зіграти
advice-kanobu-draw-freely = Візьмете карту — ті, що підходять, лишаться на потім
advice-kanobu-pass = Жодна ваша карта не підходить, і взяти нема чого
advice-kanobu-keep = Ця карта лишається на потім: { $card }
advice-kanobu-play-opened = Цю карту ви граєте одразу, і карт на руці не більшає: { $card }
advice-kanobu-passes-on = Ви переводите ефект далі, а інакше взяли б { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-kanobu-passes-skip = Ви переводите ефект далі й не пропускаєте ходу
advice-kanobu-cancels = Ефект { $effect } зникає, і ніхто не постраждає
advice-kanobu-removes = Зі стопки зникає карта: { $card }
advice-kanobu-reverse = Напрямок змінюється: далі { $seat-is ->
    [you] ходите
   *[other] ходить
} { $seat } (на руці { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
})
advice-kanobu-star = Ви побачите верхні карти колоди й виберете одну
advice-kanobu-colour = Названо { $colour } колір; на руці { $count ->
    [0] таких карт немає
    [one] { $count } така карта
    [few] { $count } такі карти
   *[many] { $count } таких карт
}
advice-kanobu-skip = { $seat } { $seat-is ->
    [you] пропускаєте хід, якщо не зможете
   *[other] пропускає хід, якщо не зможе
} відповісти
advice-kanobu-three = { $seat } { $seat-is ->
    [you] берете
   *[other] бере
} { $count ->
    [one] { $count } карту й
    [few] { $count } карти й
   *[many] { $count } карт і
} { $seat-is ->
    [you] пропускаєте хід, якщо не зможете
   *[other] пропускає хід, якщо не зможе
} відповісти
advice-kanobu-chance = { $seat } { $seat-is ->
    [you] викладаєте
   *[other] викладає
} камінь, ножиці й папір або { $seat-is ->
    [you] берете
   *[other] бере
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, якщо { $seat-is ->
    [you] не переведете
   *[other] не переведе
} «Шанс» далі й { $seat-is ->
    [you] не скасуєте
   *[other] не скасує
} його
advice-kanobu-all = Усі, крім вас, беруть по { $count ->
    [one] { $count } карті
    [few] { $count } карти
   *[many] { $count } карт
}, якщо ніхто не відповість
advice-kanobu-answers = { $count ->
    [0] Відповісти на це не може жодна
    [one] Відповісти на це може лише { $count }
   *[other] Відповісти на це можуть лише { $count }
} з { $total } невідомих карт
advice-kanobu-known-answer = Обережно! { $seat } точно { $seat-is ->
    [you] маєте
   *[other] має
} чим відповісти: { $card }
advice-kanobu-fits = { $count ->
    [0] На неї не ляже жодна
   *[other] Покласти на неї можна щонайбільше { $count }
} з { $total } невідомих карт
advice-kanobu-saves = На крайній випадок ви бережете { $count ->
    [one] { $count } фіолетову карту
    [few] { $count } фіолетові карти
   *[many] { $count } фіолетових карт
}
advice-kanobu-accept-skip = Ви пропускаєте цей хід, зате нічого не берете
advice-kanobu-accept-draw = Ви берете { $count ->
    [one] { $count } карту й
    [few] { $count } карти й
   *[many] { $count } карт і
} пропускаєте цей хід
advice-kanobu-accept-all = Ви берете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, як і всі, крім останнього в ланцюжку, а тоді ходите
advice-kanobu-keeps-answer = Ви бережете на потім { $count ->
    [one] { $count } карту, якою можна відповісти
    [few] { $count } різні карти, якими можна відповісти
   *[many] { $count } різних карт, якими можна відповісти
}
advice-kanobu-answer = Ви позбуваєтеся одразу трьох карт і нічого не берете
advice-kanobu-take = На руку приходить карта: { $card }. Це бачать усі
advice-kanobu-take-violet = На руку приходить карта: { $card }. Фіолетова лягає на будь-який колір

## Лапи, обидва видання

advice-paws-sheds = Ви позбуваєтеся { $count ->
    [one] { $count } карти
   *[other] { $count } карт
}, на руці лишиться { $left }
advice-paws-raise = Щоб відповісти тим самим знаком, треба буде щонайменше { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-paws-raise-many = Щоб відповісти тим самим знаком, треба буде { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} одного кольору або на одну більше — різних кольорів
advice-paws-beaters = { $count ->
    [0] Жодна з { $total } невідомих карт не може
    [one] { $count } з { $total } невідомих карт може
   *[other] { $count } з { $total } невідомих карт можуть
} зійти за «{ $sign }» і побити це самотужки
advice-paws-jokers = { $count ->
    [one] На потім лишається { $count } джокер
    [few] На потім лишаються { $count } джокери
   *[many] На потім лишається { $count } джокерів
}
advice-paws-every-sign = У вас лишаються камінь, ножиці й папір: відповідь знайдеться на все
advice-pass-draws = За пропуск ви берете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-pass-no-answer = Відповісти вам нема чим
advice-pass-keeps = Відповісти можна, але так рука лишається цілою: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Лапи, перше видання

advice-paws-wins-round = Цей хід приносить перемогу в раунді й жетон
advice-paws-beats = Одна карта б’є все, що на столі; ви берете { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}, на руці буде { $left }
advice-paws-deck-out = Колода закінчується, а з нею й раунд: усі рахують карти
advice-paws-declare = Раунд закінчується: у вас { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}, в інших — скільки лишиться після скидання наборів; за рівності перемога ваша
advice-paws-declare-deals = Невідомі карти роздали навмання { $total ->
    [one] { $total } раз
    [few] { $total } рази
   *[many] { $total } разів
}: ви виграли раунд { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}

## Лапи, швидкі правила

advice-quick-ends = Рука порожня, і партію завершено; в інших на руках іще { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
advice-quick-beats = Ви б’єте жест на столі { $count ->
    [one] { $count } картою
   *[other] { $count } картами
} й берете { $drawn }; на руці буде { $left }
advice-quick-raise = Щоб відбитися тим самим жестом, треба буде щонайменше { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
advice-quick-combo = Три карти йдуть у скид, хоча нічого не б’ють; на руці лишиться { $left }
advice-quick-deck-out = У колоді бракує карт: партія закінчується, а карти на руці стають штрафними очками
advice-quick-help = Зі столу йде одна карта, і тепер вистачить { $count ->
    [one] { $count } карти
   *[other] { $count } карт
} того самого жесту
advice-quick-help-clears = Стіл спорожніє, і ви зайдете чим захочете
advice-quick-tokens-left = { $count ->
    [0] Жетонів допомоги у вас не лишиться
    [one] У вас лишиться { $count } жетон допомоги
    [few] У вас лишаться { $count } жетони допомоги
   *[many] У вас лишиться { $count } жетонів допомоги
}
advice-quick-spend = { $count ->
    [one] { $count } жетон зніме { $count } очко
    [few] { $count } жетони знімуть { $count } очки
   *[many] { $count } жетонів знімуть { $count } очок
}; за партію лишиться { $points }
advice-quick-spend-nothing = За цю партію у вас { $points ->
    [one] { $points } штрафне очко
    [few] { $points } штрафні очки
   *[many] { $points } штрафних очок
}
advice-quick-last-game = Партія була остання: жетони більше не знадобляться

## Цу-е-фа!

advice-tsuefa-flag-back = Прапор стоїть у задньому ряду: напасти на нього можна лише з { $count ->
    [one] { $count } клітинки
   *[other] { $count } клітинок
}
advice-tsuefa-flag-front = Прапор стоїть у передньому ряду — це хитрість: напасти на нього можна з { $count ->
    [one] { $count } клітинки
   *[other] { $count } клітинок
}
advice-tsuefa-dynamite-beside = Динаміт поруч стереже прапор
advice-tsuefa-front-mixed = У передньому ряду є і камінь, і ножиці, і папір: хоч би хто підійшов, буде чим побити
advice-tsuefa-differ = Розставляйте щоразу інакше, щоб ніхто не вгадав
advice-tsuefa-flag = Ви захоплюєте прапор і виграєте
advice-tsuefa-wins = Там { $item }: ваша фігура точно переможе
advice-tsuefa-loses = Там { $item }: ваша фігура точно програє
advice-tsuefa-both-leave = Там { $item }: дошку залишать обидві фігури
advice-tsuefa-ties = Там такий самий знак ({ $item }): вирішить розіграш на пальцях
advice-tsuefa-odds = Із { $total ->
    [one] { $total } предмета, можливого
   *[other] { $total } предметів, можливих
} у цієї фігури: перемога — { $wins }, нічия — { $ties }, поразка — { $losses }, вибух — { $both }
advice-tsuefa-may-explode = Ця фігура ще не ходила: у неї може бути динаміт
advice-tsuefa-no-dynamite = Динаміту в цієї фігури бути не може
advice-tsuefa-attack-shows = Сутичка відкриє предмети обох фігур
advice-tsuefa-remember = Згадайте, що ця фігура показувала і що суперник уже втратив
advice-tsuefa-flees = Фігура відходить від { $square }: там сильніший предмет ({ $item })
advice-tsuefa-in-danger = Обережно: на { $square } сильніший предмет ({ $item }), і він може напасти
advice-tsuefa-threatens = Фігура загрожує клітинці { $square }: там слабший предмет ({ $item })
advice-tsuefa-flag-steps = Чужі фігури поруч із вашим прапором: до ходу { $before }, після ходу { $after }
advice-tsuefa-guards = Фігура стає поруч із прапором, бо суперник уже близько
advice-tsuefa-quiet = Час нападати: ще { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
} без нападу — і нічия
advice-tsuefa-closer = Фігура підходить ближче до суперника
advice-tsuefa-towards-flag = Фігура підходить до { $square } (ще { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}): { $count ->
    [1] прапор саме там
    [one] прапор на одній із { $count } клітинки, можливо, саме там
   *[other] прапор на одній із { $count } клітинок, можливо, саме там
}
advice-tsuefa-beside-hidden = Поруч після ходу { $count ->
    [one] { $count } прихована фігура
    [few] { $count } приховані фігури
   *[many] { $count } прихованих фігур
}
advice-tsuefa-throw = Якщо переможете на пальцях, ваша фігура отримає знак «{ $sign }»

## Чого ще не видно

unseen-colour = Один колір: { $colour }
unseen-two-colours = Два кольори
unseen-violet = Фіолетові
unseen-jokers = Джокери
