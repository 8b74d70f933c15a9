### Гра: стіл, запитання, підсумки.

## Рівні ботів

level-random = випадковий
level-easy = легкий
level-medium = середній
level-hard = сильний
level-expert = експерт

## Перед грою

menu-title = Roshambo: п’ять ігор на основі «Камінь-ножиці-папір»
menu-about = Виберіть гру й зіграйте проти ботів.
menu-seats = { $min ->
    [2] { $max ->
        [2] двоє гравців
       *[other] гравців: ◂ { $seats } ▸, від 2 до { $max }
    }
   *[other] гравців: ◂ { $seats } ▸, від { $min } до { $max }
}
menu-choices = Рівень ботів: { $level }. Мова: { $lang }.
menu-keys = ↑↓ гра · ←→ гравці · l рівень ботів · g мова · Enter грати · q вийти

## Чий хід

status-your-turn = Ваш хід
status-your-turn-of = { $seat }: ваш хід
status-waiting = Чекаємо: { $seats }
status-over = Гру закінчено
status-paused = Пауза
who-you = ви
who-person = людина
who-bot = бот, { $level }

## Частини столу

heading-table = Стіл
heading-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
heading-actions = Що можна зробити
scene-deck = колода { $count }
scene-pile = стопка { $count }
scene-discard = Скид: { $count }
scene-empty-table = На столі нічого немає.

## Запитання

ask-throw-first = Скиньтеся за перший хід: камінь, ножиці чи папір?
play-which = Ці карти можна зіграти по-різному: виберіть хід за номером.
play-more = Із цього може вийти хід: виберіть ще.
play-no-such-move = Так сходити не можна: виберіть інше.
paws-ask-lead = Зайдіть однією картою.
paws-ask-own = Ваша комбінація повернулася: побийте її або зайдіть новою картою.
paws-ask-beat = Побийте комбінацію на столі або пропустіть хід.
paws-quick-ask-lead = Зайдіть будь-якою кількістю карт одного жесту.
paws-quick-ask-strong = Ваші карти повернулися: зайдіть заново, побийте їх або пропустіть хід.
paws-quick-ask-beat = Побийте карти на столі, переведіть хід або пропустіть його.
paws-quick-ask-spend = Скільки жетонів допомоги витратите проти штрафних очок?
ninjan-ask-choose = Раунд { $round }: виберіть карту; усі відкриються разом.
ninjan-ask-pile = Розігрується ваша карта ({ $card }): виберіть стопку.
ninjan-ask-throw = Найбільша сума в кількох: камінь, ножиці чи папір?
kanobu-ask-turn = Покладіть на стопку карту, що підходить; якщо її немає, візьміть із колоди.
kanobu-ask-turn-free = Покладіть на стопку карту, що підходить, або візьміть із колоди.
kanobu-ask-effect = На вас чекає ефект: переведіть його, скасуйте або прийміть.
kanobu-ask-drawn = Зіграйте взяту карту або залиште її.
kanobu-ask-pick = Виберіть одну з відкритих карт: візьміть її або зіграйте, якщо підходить.
tsuefa-ask-setup = Роздайте предмети своїм фігурам.
tsuefa-ask-step = Виберіть фігуру, потім клітинку поруч із нею.
tsuefa-ask-throw = Нічия в сутичці: камінь, ножиці чи папір? Фігура переможця отримає знак, що переміг.

## Що лежить на столі

paws-on-table-one = { $sign }, один колір — { $seat }
paws-on-table-many = { $sign }, різні кольори — { $seat }
paws-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
paws-quick-on-table = { $sign } — { $seat }
paws-quick-on-table-free = { $sign }; побити може кожен
paws-quick-game = Партія { $game } з { $games }
paws-quick-points = { $count ->
    [one] { $count } штрафне очко
    [few] { $count } штрафні очки
   *[many] { $count } штрафних очок
}
paws-quick-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}
ninjan-sum = сума { $sum }
ninjan-own-choice = Ваш вибір: { $card }.
ninjan-to-resolve = На черзі: { $choices }
kanobu-opened-heading = Відкрито:
kanobu-named = Названо колір: { $colour }
kanobu-waits = Чекає: { $symbol }
kanobu-waits-draws = Чекає: { $symbol }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
kanobu-goes-clockwise = ↻ за годинниковою стрілкою
kanobu-goes-counterclockwise = ↺ проти годинникової стрілки
tsuefa-team-one = ▲ хулігани
tsuefa-team-two = ▼ ботани
tsuefa-lost = втрачено: { $items }
tsuefa-pro = «Профі»: запам’ятовуйте, що відкрилося в сутичках.
tsuefa-fight = Нічия в сутичці: { $from } проти { $to }, в обох { $item }.

## Розстановка в «Цу-е-фа!»

setup-front = передній
setup-back = задній
setup-keys = Пробіл бере предмет фігури й міняє його місцями з предметом наступної вибраної. R S P D F кладуть предмет сюди. a випадково, m віддзеркалити, w зберегти, o наступна збережена, Enter готово.
setup-kept = Розстановку збережено.
setup-not-kept = Розстановку не вдалося зберегти: { $error }.
setup-none-kept = Збережених розстановок із такими предметами ще немає.
setup-unreadable = Збережені розстановки не вдалося прочитати: { $error }.
setup-loaded = Збережена розстановка { $number } з { $count }.

## Поверх столу

log-title = Що було
help-title = Довідка
help-keys =
    ←↑→↓ рухатися · Пробіл вибрати або повернути · Enter сходити · 1–9 хід із цим номером
    Backspace повернути останню · Esc повернути всі · Tab наступна, якою можна сходити
    : набрати хід, Tab доповнює · ? ця довідка або порушений пункт правил
    b хто кого б’є · l що було · q вийти · Ctrl-L перемалювати екран
    Миша теж вибирає карти й ходи.
pager-keys = ↑↓ PgUp PgDn Home End · Esc назад
beats-title = Хто кого б’є
beats-line = { $winner ->
    [R] камінь б’є ножиці
    [S] ножиці б’ють папір
   *[P] папір б’є камінь
}
beats-tsuefa = Динаміт б’є будь-якого нападника, але йде з дошки разом із ним. Прапор програє всьому, крім чужого прапора: його він захоплює, якщо нападає сам.
close-keys = Enter: далі
scoring-more = Enter: наступний крок · a: усе одразу · Esc: пропустити
quit-title = Вийти з гри?
quit-keys = Enter: вийти · Esc: залишитися
curtain-title = Передайте клавіатуру
curtain-pass = За клавіатуру сідає { $seat }.
curtain-keys = Enter: показати мій бік · q: вийти
over-title = Гру закінчено
over-won = { $seats } { $seats-is ->
    [you] перемогли
   *[other] перемагає
}!
over-shared = Перемогу ділять: { $seats }!
over-draw = Нічия.
over-score = { $seat }: { $score }
over-look = Enter: підсумок і що далі
over-keys = Enter: подивитися на стіл · n: ще раз · q: вийти
keys-table = Пробіл вибір · Enter хід · ⌫ назад · : набір · ? довідка · b хто кого · q вихід
keys-setup = Пробіл обмін · RSPDF річ · a навмання · m дзеркало · w зберегти · o взяти · ↵

## Що може піти не так

play-too-small = Вікно замале. Потрібно стовпців: { $width }, рядків: { $height }. Збільште його.
play-no-terminal = Цій команді потрібен термінал: екран і клавіші.
play-nobody = За цією клавіатурою ніхто не грає: назвіть хоча б одне місце.
play-cannot-keep = Не вдалося зберегти запис гри в { $file }: { $error }.
play-cannot-read = Не вдалося прочитати запис гри { $file }: { $error }.
play-wrong-record = Не вдалося відтворити запис гри { $file }: { $error }
play-damaged-record = Гру в { $file } не можна продовжити: доказ чесності пошкоджено. { $error }
play-finished = Гру в { $file } закінчено: продовжувати нема чого.
play-no-randomness = Система не дає випадкових чисел: { $error }.
play-terminal-failed = Термінал не відповідає: { $error }.
play-bot-failed = { $seat } не може сходити: { $error }.
play-trouble = Останніх ходів ще немає в записі гри: { $error }.
play-kept = Запис гри: { $file }.
play-not-kept = Останніх ходів немає в записі гри { $file }: { $error }.
play-go-on = Гру збережено. Продовжити: roshambo play --resume { $file }
