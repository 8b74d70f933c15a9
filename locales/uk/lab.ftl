### Лабораторія: звіти про те, як правила впливають на гру.

## Сторінка

lab-title = { $game }: правила в числах
lab-intro = Боти грають ті самі роздачі в кожному варіанті. У кожного числа є інтервал 95 %: якщо повторити весь дослід багато разів, приблизно 19 з 20 таких інтервалів накриють справжнє значення. Варіанти порівнюються на тих самих роздачах, тому різниця відома точніше, ніж самі числа.
lab-made = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
} у кожному варіанті, зерно { $seed }, версія програми { $version }, версія правил { $rules }.
lab-variants = Варіанти
lab-variant-seats = гравців: { $seats }
lab-variant-level = рівень { $level }
lab-variant-contest = один { $one } проти { $others }
lab-figure = Показник
lab-all-numbers = Усі числа
lab-differences = Різниця між варіантами

## Розділи

lab-seats = Місця і перший хід
lab-seats-about = Спільна перемога рахується часткою, нічия — порівну на всіх. Порядок ходів рахується від того, хто починає.
lab-length = Тривалість
lab-length-about = Хвилини — це оцінка: наперед прийнято, скільки часу в людей забирають хід, таємне рішення й роздача. Порівнюйте їх між варіантами, а не з годинником.
lab-results = Результати
lab-results-about = Відрив — це різниця між рахунком переможця й найкращим рахунком решти.
lab-scores = Рахунок
lab-scores-about = Як часто гравець закінчує гру з таким рахунком.
lab-lead = Лідерство й напруга
lab-lead-about = Виміряно в частині ігор, у дванадцяти моментах кожної: шанси всіх гравців, якщо далі всі грають як середній бот. Лідирує той, чий шанс принаймні на 10 пунктів вищий, ніж у будь-кого іншого. Похибка оцінок — кілька пунктів, тому найгірший шанс переможця трохи занижений.
lab-choices = Вибір
lab-choices-about = Ходи порівнюються за шансами після них, по одному рішенню на кожну досліджену гру. Рішення важливе, якщо другий за силою хід гірший принаймні на 5 пунктів у двох незалежних порівняннях.
lab-skill = Майстерність і удача
lab-skill-about = Один гравець одного рівня проти гравців іншого. Пояснено — це частина відмінностей у результатах, яку дає рівень; решта — удача. Кількість ігор показує, скільки їх треба, щоб помітити різницю з імовірністю 80 % за похибки 5 %.
lab-pieces = Цінність карт і жетонів
lab-pieces-about = На руці: скільки додає до частки перемог кожна така карта на початковій руці. Заміна: та сама гра грається ще раз з іншою картою замість цієї; різниця і є ціною карти. З нею та без неї: шанси з нею мінус шанси без неї.
lab-happenings = Що відбувається
lab-happenings-about = Скільки разів це буває за гру.
lab-kingmaking = Вибір між іншими
lab-kingmaking-about = Гравець, який за будь-якого ходу має менше ніж 5 % шансів, а його ходи змінюють шанс іншого гравця принаймні на 20 пунктів.
lab-rulings = Пункти правил
lab-rulings-about = Частка ігор, у яких пункт щось вирішує: через нього щось відбувається або він забороняє хід, для якого карти є. Пункти, що діють завжди, не перелічені.

## Показники

lab-seat-wins = Перемагає гравець { $seat }
lab-place-wins = { $place ->
    [1] Перемагає той, хто починає
   *[other] Перемагає той, хто ходить за порядком: { $place }
}
lab-decisions = Рішення
lab-rounds = Раунди
lab-minutes = Хвилини, оцінка
lab-draws = Нічиї
lab-shared = Спільні перемоги
lab-margin = Відрив переможця
lab-close = Перемоги з малим відривом
lab-score = { $score }
lab-score-to = до { $high }
lab-score-from = від { $low }
lab-score-range = { $low } – { $high }
lab-leader-wins = Перемагає лідер після { $percent } % гри
lab-open = Результат ще відкритий після { $percent } %
lab-lead-changes = Зміни лідера
lab-winner-worst = Найгірший шанс переможця
lab-settled = Частина гри, після якої переможець уже не віддає лідерства
lab-branching = Ходи на вибір
lab-forced = Рішення з єдиним ходом
lab-second-best = Ціна другого за силою ходу
lab-matters = Важливі рішення
lab-contest-score = { $one } перемагає { $others }
lab-rating-gap = Рейтинг: { $one } вище за { $others }
lab-explained = Пояснено: { $one } проти { $others }
lab-games-needed = Скільки ігор відрізняють { $one } від { $others }
lab-piece-hand = На руці: { $piece }
lab-piece-swap = Заміна: { $piece }
lab-piece-equity = З нею та без неї: { $piece }
lab-hopeless = Рішення гравців без шансів
lab-kingmaking-share = З них: вибір між іншими
lab-ruling = { $game }/{ $number }
lab-throws = Розіграші на пальцях

## Ігри

lab-paws-plain = звичайна карта ({ $sign })
lab-paws-sign-joker = знак-джокер ({ $sign })
lab-paws-colour-joker = колір-джокер
lab-paws-token = жетон на початку
lab-paws-played = Зіграні комбінації
lab-paws-passed = Паси
lab-paws-end-empty = Раунди до порожньої руки
lab-paws-end-deck = Раунди до кінця колоди
lab-paws-end-declared = Особливі закінчення з перемогою
lab-paws-declared-lost = Особливі закінчення з поразкою
lab-quick-token = жетон допомоги на початку
lab-quick-played = Відбито тим самим або сильнішим жестом
lab-quick-led = Заходи
lab-quick-transferred = Переведення ходу
lab-quick-passed = Паси
lab-quick-helped = Жетони допомоги, витрачені в грі
lab-quick-spent = Рішення витратити жетони допомоги
lab-quick-end-empty = Партії до порожньої руки
lab-quick-end-deck = Партії до кінця колоди
lab-ninjan-took = Узяті стопки
lab-ninjan-took-negative = Узяті стопки з від’ємною сумою
lab-ninjan-placed = Карти, які не б’ють жодної стопки
lab-ninjan-equal = Етапи з рівними числами
lab-ninjan-tied = Рівність за найбільшою сумою
lab-kanobu-two = двоколірна, { $symbol }
lab-kanobu-played = Зіграно: { $symbol }
lab-kanobu-drew = Скільки разів беруть карти
lab-kanobu-kept = Узяту карту залишено
lab-kanobu-passed = Паси
lab-kanobu-accepted = Прийняті ефекти
lab-kanobu-answered = Відповіді на «шанс»
lab-kanobu-took = Карти, узяті після «3 зірок»
lab-kanobu-cancelled = Скасовані карти
lab-kanobu-reshuffled = Нові колоди
lab-kanobu-stopped = Ігри, зупинені за кількістю ходів
lab-tsuefa-item = фігура ({ $item })
lab-tsuefa-stepped = Кроки
lab-tsuefa-attacker = Сутички, де перемагає нападник
lab-tsuefa-defender = Сутички, де перемагає захисник
lab-tsuefa-both = Сутички, де йдуть обидва
lab-tsuefa-tied = Сутички з рівними знаками
lab-tsuefa-drawn = Нічиї через довгу гру без нападів

## У браузері

lab-page = Лабораторія
lab-page-about = Як правила впливають на гру, у числах: перший хід, тривалість, удача й майстерність, цінність карт.
lab-page-none = Про цю гру звіту немає.
lab-page-base = порівнюється з { $letter }
lab-page-interval = 95 %: від { $low } до { $high }
lab-page-difference = Різниця: { $value } (від { $low } до { $high })
lab-page-more = Показати все
