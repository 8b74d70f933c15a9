### Лапи, ножиці, папір: перше видання й карти, спільні для обох видань

paws-title = Лапи, ножиці, папір
paws-short = Лапи
paws-about = карткова гра: бийте чужі комбінації й позбудьтеся карт; джокери, особливе закінчення раунду, гра до двох жетонів перемоги

## Кольори й карти обох видань

paws-colour = { $colour ->
    [b] синій
    [g] зелений
    [r] червоний
    [y] жовтий
   *[v] фіолетовий
}
paws-card-rock = { $colour ->
    [b] синій камінь
    [g] зелений камінь
    [r] червоний камінь
    [y] жовтий камінь
   *[v] фіолетовий камінь
}
paws-card-scissors = { $colour ->
    [b] сині ножиці
    [g] зелені ножиці
    [r] червоні ножиці
    [y] жовті ножиці
   *[v] фіолетові ножиці
}
paws-card-paper = { $colour ->
    [b] синій папір
    [g] зелений папір
    [r] червоний папір
    [y] жовтий папір
   *[v] фіолетовий папір
}
paws-card-joker = { $colour ->
    [b] синій джокер
    [g] зелений джокер
    [r] червоний джокер
    [y] жовтий джокер
   *[v] фіолетовий джокер
}
paws-card-sign-joker = джокер «{ $sign }»
paws-as = { $cards } як { $sign }
paws-rocks = { $count ->
    [one] { $count } камінь
    [few] { $count } камені
   *[many] { $count } каменів
}
paws-scissors = { $count ->
    [one] { $count } карта ножиць
    [few] { $count } карти ножиць
   *[many] { $count } карт ножиць
}
paws-papers = { $count ->
    [one] { $count } папір
    [few] { $count } папери
   *[many] { $count } паперів
}

## Що відбувається в обох виданнях

paws-dealt-each = кожному { $cards }
paws-dealt-own = ваші: { $cards }
paws-dealt-hand = { $seat }: { $cards }
paws-dealt-deck = у колоді { $cards }
paws-drew = { $seat } { $seat-is ->
    [you] берете
   *[other] бере
} з колоди { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
paws-drew-seen = { $seat } { $seat-is ->
    [you] берете
   *[other] бере
} з колоди: { $cards }
paws-tally = { $seat } — { $count }

## Ходи

paws-move-lead = Зайти: { $cards }
paws-move-play = Зіграти: { $cards }
paws-move-play-kind = Зіграти: { $cards } ({ $kind ->
    [one] один колір
   *[many] різні кольори
})
paws-move-pass = Пропустити хід і взяти дві карти
paws-move-declare = Оголосити особливе закінчення раунду

## Що відбувається

paws-dealt = Роздача, раунд { $round }: { $clauses }
paws-opens = { $seat } { $seat-is ->
    [you] починаєте
   *[other] починає
} раунд
paws-played = { $seat } { $seat-is ->
    [you] граєте
   *[other] грає
} { $group } { $kind ->
    [one] одного кольору
   *[many] різних кольорів
}: { $cards }
paws-played-card = { $seat } { $seat-is ->
    [you] граєте
   *[other] грає
}: { $card }
paws-passed = { $seat } { $seat-is ->
    [you] пропускаєте
   *[other] пропускає
} хід
paws-declared = { $seat } { $seat-is ->
    [you] оголошуєте
   *[other] оголошує
} особливе закінчення раунду: { $cards }
paws-counted = Підрахунок. { $steps }
paws-count-hand = { $seat } { $seat-is ->
    [you] відкриваєте
   *[other] відкриває
} руку: { $cards }
paws-count-set = { $seat } { $seat-is ->
    [you] скидаєте
   *[other] скидає
} набір: { $cards }
paws-count-no-set = { $seat } не { $seat-is ->
    [you] скидаєте
   *[other] скидає
} наборів
paws-count-nothing = { $seat-is ->
    [you] у вас карт
   *[other] { $seat }: карт
} не лишилося
paws-count-left = { $seat-is ->
    [you] у вас лишається:
   *[other] { $seat }: решта —
} { $cards }
paws-count = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} разом { $count }
paws-count-jokers = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} разом { $count }, бо { $jokers ->
    [one] { $jokers } джокер рахується за дві карти
    [few] { $jokers } джокери рахуються за дві карти кожен
   *[many] { $jokers } джокерів рахуються за дві карти кожен
}
paws-count-tied = найменше одразу в кількох: { $seats } (з них перемагає той, хто оголосив особливе закінчення, а якщо такого немає — останній у порядку ходів від того, хто почав раунд)
paws-round-won-empty-hand = Раунд закінчено. { $steps }
paws-round-won-deck-out = Колода скінчилася. { $steps }
paws-round-won-declared = Особливе закінчення раунду. { $steps }
paws-round-won-empty = { $seat-is ->
    [you] у вас карт
   *[other] { $seat }: карт
} не лишилося
paws-round-won-fewest = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} найменший підсумок
paws-round-won-token = { $seat } { $seat-is ->
    [you] виграєте раунд і берете
   *[other] виграє раунд і бере
} жетон перемоги
paws-round-won-tokens = тепер жетони перемоги: { $tokens }
paws-game-won = { $seat } { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
}: зібрано два жетони перемоги

## Відмови

paws-sized = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
} { $kind ->
    [one] одного кольору
   *[many] різних кольорів
}
paws-refused-throw-first = Зараз усі скидаються за перший хід: покажіть камінь, ножиці або папір.
paws-refused-no-throw = Зараз ніхто не скидається: зіграйте карти, пропустіть хід або оголосіть особливе закінчення раунду.
paws-refused-must-lead = На столі нічого немає: зайдіть однією картою.
paws-refused-not-yours = Комбінація на столі не ваша (її власник — { $owner }), а зайти можна лише замість своєї. Побийте її, пропустіть хід або оголосіть особливе закінчення раунду.
paws-refused-passed-on = Ваша комбінація повернулася, і ви пропустили хід: за домашніми правилами цього столу зайти замість неї вже не можна. Побийте її, пропустіть хід або оголосіть особливе закінчення раунду.
paws-refused-not-held = Такої карти у вас немає або не стільки: { $card }. Грайте карти з руки.
paws-refused-wrong-sign = Названо знак «{ $sign }», і ця карта не підходить: { $card }. Потрібні карти цього знака, його знак-джокер або кольори-джокери.
paws-refused-not-one-colour = Названо один колір, а { $colour } — уже другий. Зіграйте карти одного кольору або назвіть різні кольори.
paws-refused-colour-twice = Названо різні кольори, а { $colour } трапляється двічі. Зіграйте кожен колір по разу або назвіть один колір.
paws-refused-many-size = У комбінації різних кольорів від 2 до 5 карт, а вибрано { $size }.
paws-refused-losing-sign = Знак «{ $said }» не б’є знак «{ $table }». Потрібен той самий знак або одна карта сильнішого знака: «{ $beating }».
paws-refused-beating-is-single = Карта сильнішого знака потрібна рівно одна, а вибрано { $size }.
paws-refused-beating-is-single-kind = Карта сильнішого знака потрібна рівно одна, а одна карта — це комбінація одного кольору, а не різних.
paws-refused-wrong-size = Так не можна побити те, що на столі (вибрано: { $given }). Підійдуть { $one }, { $many } або одна карта сильнішого знака.
paws-refused-wrong-size-one = Так не можна побити те, що на столі (вибрано: { $given }). Підійдуть { $one } або одна карта сильнішого знака.
paws-refused-wrong-size-none = Так не можна побити те, що на столі (вибрано: { $given }). Більшої комбінації цього знака не буває: потрібна одна карта сильнішого знака.
paws-refused-not-one-combination = Оголосити особливе закінчення раунду можна, лише коли вся рука — одна комбінація, а ваша — ні.

## Запис ходів

expected-paws-card = карта, наприклад bR, *R або b*
expected-paws-order = порядок карт b g r y v, усередині кольору R S P *, потім *R *S *P
expected-paws-lead = lead ЗНАК КАРТА, рівно одна карта, наприклад lead R bR
expected-paws-play = play ЗНАК ВИД КАРТИ, наприклад play R one bR bR
expected-paws-move = хід: lead ЗНАК КАРТА, play ЗНАК ВИД КАРТИ, pass, declare або throw ЗНАК

## У браузері

paws-colour-letter = { $colour ->
    [b] С
    [g] З
    [r] Ч
    [y] Ж
   *[v] Ф
}
paws-round = Раунд { $round }
paws-goal = Два — і перемога
paws-deck = У колоді: { $count }
paws-lies = Треба побити: { $what } ({ $cards })
paws-lies-nothing = На столі нічого немає
paws-has = { $seat }: { $facts }
paws-on-table-single = { $sign } — { $seat }
paws-declares = { $seat } { $seat-is ->
    [you] оголошуєте
   *[other] оголошує
} особливе закінчення!
paws-no-cards = карт не лишилося
paws-discard-title = У скиді
paws-discard-look = Скид: { $count ->
    [0] порожньо
    [one] { $count } карта, переглянути
    [few] { $count } карти, переглянути
   *[many] { $count } карт, переглянути
}
paws-score-count = Рахунок
paws-score-tokens = Жетони перемоги
paws-sure-declare = Раунд закінчиться просто зараз. Вам зарахують усі карти на руці: { $count }. Інші спершу скинуть набори. Жетон перемоги візьме той, у кого карт найменше; за нічиєї з вами перемагаєте ви.
paws-beats-more = Тим самим знаком б’ють, якщо карт на одну більше. Тож одну карту б’ють двома.
paws-beats-kind = Комбінація буває одного кольору або різних кольорів. Проти різних кольорів досить такої самої кількості карт одного кольору.
paws-beats-sign = Карта сильнішого знака потрібна рівно одна, хоч би скільки карт лежало на столі. Але потім доведеться взяти одну з колоди.
paws-beats-sign-joker = Знак-джокер (веселковий): знак намальовано на ньому, а колір — будь-який, на ваш вибір.
paws-beats-colour-joker = Колір-джокер (жонглер): колір у нього свій, а стати він може каменем, ножицями або папером.
paws-beats-declare = Уся рука — одна комбінація? Замість ходу можна оголосити особливе закінчення: усі рахують карти, і перемагає той, у кого їх найменше.
