### Лаборатория: отчёты о том, как правила влияют на игру.

## Страница

lab-title = { $game }: измерение правил
lab-intro = Боты играют одни и те же раздачи в каждом варианте. У каждого числа есть интервал 95 %: если повторить весь опыт много раз, примерно 19 из 20 таких интервалов накроют настоящее значение. Варианты сравниваются на одних и тех же раздачах, поэтому разница известна точнее, чем сами числа.
lab-made = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
} в каждом варианте, зерно { $seed }, версия программы { $version }, версия правил { $rules }.
lab-variants = Варианты
lab-variant-seats = игроков: { $seats }
lab-variant-level = уровень { $level }
lab-variant-contest = один { $one } против { $others }
lab-figure = Показатель
lab-all-numbers = Все числа
lab-differences = Разница между вариантами

## Разделы

lab-seats = Места и первый ход
lab-seats-about = Общая победа считается долей, ничья — поровну на всех. Порядок ходов считается от того, кто начинает.
lab-length = Длина
lab-length-about = Минуты — это оценка: заранее принято, сколько времени у людей занимают ход, тайное решение и раздача. Сравнивайте их между вариантами, а не с часами.
lab-results = Результаты
lab-results-about = Отрыв — это разница между счётом победителя и лучшим счётом остальных.
lab-scores = Счёт
lab-scores-about = Как часто игрок заканчивает игру с таким счётом.
lab-lead = Лидерство и напряжение
lab-lead-about = Измерено в части игр, в двенадцати моментах каждой: шансы всех игроков, если дальше все играют как средний бот. Лидирует тот, чей шанс хотя бы на 10 пунктов выше, чем у любого другого. Ошибка оценок — несколько пунктов, поэтому худший шанс победителя немного занижен.
lab-choices = Выбор
lab-choices-about = Ходы сравниваются по шансам после них, по одному решению на каждую изученную игру. Решение важно, если второй по силе ход хуже хотя бы на 5 пунктов в двух независимых сравнениях.
lab-skill = Мастерство и удача
lab-skill-about = Один игрок одного уровня против игроков другого. Объяснено — это часть различий в результатах, которую даёт уровень; остальное — удача. Число игр показывает, сколько их нужно, чтобы заметить разницу с вероятностью 80 % при ошибке 5 %.
lab-pieces = Ценность карт и жетонов
lab-pieces-about = На руке: сколько добавляет к доле побед каждая такая карта на начальной руке. Замена: та же игра играется ещё раз с другой картой вместо этой; разница и есть цена карты. С ней и без неё: шансы с ней минус шансы без неё.
lab-happenings = Что происходит
lab-happenings-about = Сколько раз это бывает за игру.
lab-kingmaking = Выбор между другими
lab-kingmaking-about = Игрок, у которого при любом ходе меньше 5 % шансов, а его ходы меняют шанс другого игрока хотя бы на 20 пунктов.
lab-rulings = Пункты правил
lab-rulings-about = Доля игр, в которых пункт что-то решает: из-за него что-то происходит или он запрещает ход, для которого карты есть. Пункты, которые действуют всегда, не перечислены.

## Показатели

lab-seat-wins = Побеждает игрок { $seat }
lab-place-wins = { $place ->
    [1] Побеждает тот, кто начинает
   *[other] Побеждает тот, кто ходит по счёту: { $place }
}
lab-decisions = Решения
lab-rounds = Раунды
lab-minutes = Минуты, оценка
lab-draws = Ничьи
lab-shared = Общие победы
lab-margin = Отрыв победителя
lab-close = Победы с малым отрывом
lab-score = { $score }
lab-score-to = до { $high }
lab-score-from = от { $low }
lab-score-range = { $low } – { $high }
lab-leader-wins = Побеждает лидер после { $percent } % игры
lab-open = Исход ещё открыт после { $percent } %
lab-lead-changes = Смены лидера
lab-winner-worst = Худший шанс победителя
lab-settled = Часть игры, после которой победитель уже не отдаёт лидерство
lab-branching = Ходы на выбор
lab-forced = Решения с единственным ходом
lab-second-best = Цена второго по силе хода
lab-matters = Важные решения
lab-contest-score = { $one } побеждает { $others }
lab-rating-gap = Рейтинг: { $one } выше { $others }
lab-explained = Объяснено: { $one } против { $others }
lab-games-needed = Сколько игр отличают { $one } от { $others }
lab-piece-hand = На руке: { $piece }
lab-piece-swap = Замена: { $piece }
lab-piece-equity = С ней и без неё: { $piece }
lab-hopeless = Решения игроков без шансов
lab-kingmaking-share = Из них: выбор между другими
lab-ruling = { $game }/{ $number }
lab-throws = Розыгрыши на пальцах

## Игры

lab-paws-plain = обычная карта ({ $sign })
lab-paws-sign-joker = знак-джокер ({ $sign })
lab-paws-colour-joker = цвет-джокер
lab-paws-token = жетон в начале
lab-paws-played = Сыгранные комбинации
lab-paws-passed = Пасы
lab-paws-end-empty = Раунды до пустой руки
lab-paws-end-deck = Раунды до конца колоды
lab-paws-end-declared = Особые окончания с победой
lab-paws-declared-lost = Особые окончания с поражением
lab-quick-token = жетон помощи в начале
lab-quick-played = Отбито тем же или бьющим жестом
lab-quick-led = Заходы
lab-quick-transferred = Переводы хода
lab-quick-passed = Пасы
lab-quick-helped = Жетоны помощи, потраченные в игре
lab-quick-spent = Решения потратить жетоны помощи
lab-quick-end-empty = Партии до пустой руки
lab-quick-end-deck = Партии до конца колоды
lab-ninjan-took = Взятые стопки
lab-ninjan-took-negative = Взятые стопки с отрицательной суммой
lab-ninjan-placed = Карты, которые не бьют ни одной стопки
lab-ninjan-equal = Этапы с равными числами
lab-ninjan-tied = Равенство по наибольшей сумме
lab-kanobu-two = двухцветная, { $symbol }
lab-kanobu-played = Сыграно: { $symbol }
lab-kanobu-drew = Сколько раз берут карты
lab-kanobu-kept = Взятая карта оставлена
lab-kanobu-passed = Пасы
lab-kanobu-accepted = Принятые эффекты
lab-kanobu-answered = Ответы на «шанс»
lab-kanobu-took = Карты, взятые после «3 звёзд»
lab-kanobu-cancelled = Отменённые карты
lab-kanobu-reshuffled = Новые колоды
lab-kanobu-stopped = Игры, остановленные по числу ходов
lab-tsuefa-item = фигура ({ $item })
lab-tsuefa-stepped = Шаги
lab-tsuefa-attacker = Схватки, где побеждает нападающий
lab-tsuefa-defender = Схватки, где побеждает защитник
lab-tsuefa-both = Схватки, где уходят оба
lab-tsuefa-tied = Схватки с равными знаками
lab-tsuefa-drawn = Ничьи из-за долгой игры без нападений

## В браузере

lab-page = Лаборатория
lab-page-about = Как правила влияют на игру, в числах: первый ход, длина, удача и мастерство, ценность карт.
lab-page-none = Об этой игре отчёта нет.
lab-page-base = сравнивается с { $letter }
lab-page-interval = 95 %: от { $low } до { $high }
lab-page-difference = Разница: { $value } (от { $low } до { $high })
lab-page-more = Показать всё
