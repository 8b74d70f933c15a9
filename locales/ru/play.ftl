### Игра: стол, вопросы, итоги.

## Уровни ботов

level-random = случайный
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-expert = эксперт

## Перед игрой

menu-title = Roshambo: пять игр по мотивам «Камень, ножницы, бумага»
menu-about = Выберите игру и сыграйте против ботов.
menu-seats = { $min ->
    [2] { $max ->
        [2] два игрока
       *[other] игроков: ◂ { $seats } ▸, от 2 до { $max }
    }
   *[other] игроков: ◂ { $seats } ▸, от { $min } до { $max }
}
menu-choices = Уровень ботов: { $level }. Язык: { $lang }.
menu-keys = ↑↓ игра · ←→ игроки · l уровень ботов · g язык · Enter играть · q выйти

## Чей ход

status-your-turn = Ваш ход
status-your-turn-of = Ваш ход, { $seat }
status-waiting = Ждём: { $seats }
status-over = Игра окончена
status-paused = Пауза
who-you = вы
who-person = человек
who-bot = бот, { $level }

## Части стола

heading-table = Стол
heading-hand = Ваша рука: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
heading-actions = Что можно сделать
scene-deck = колода { $count }
scene-pile = стопка { $count }
scene-discard = Сброс: { $count }
scene-empty-table = На столе ничего нет.

## Вопросы

ask-throw-first = Скиньтесь за первый ход: камень, ножницы или бумага?
play-which = Эти карты можно сыграть по-разному: выберите ход по номеру.
play-more = Из этого может выйти ход: выберите ещё.
play-no-such-move = Такого хода нет: выберите другое.
paws-ask-lead = Зайдите с одной карты.
paws-ask-own = Ваша комбинация вернулась: побейте её или зайдите с новой карты.
paws-ask-beat = Побейте комбинацию на столе или пропустите ход.
paws-quick-ask-lead = Зайдите с любого числа карт одного жеста.
paws-quick-ask-strong = Ваши карты вернулись: зайдите заново, побейте их или пропустите ход.
paws-quick-ask-beat = Побейте карты на столе, переведите или пропустите ход.
paws-quick-ask-spend = Сколько жетонов помощи потратить, чтобы снять штрафные очки?
ninjan-ask-choose = Раунд { $round }: выберите карту; все откроются вместе.
ninjan-ask-pile = Разыгрывается ваша карта ({ $card }): выберите стопку.
ninjan-ask-throw = Наибольшая сумма у нескольких: камень, ножницы или бумага?
kanobu-ask-turn = Положите на стопку подходящую карту; если её нет, возьмите из колоды.
kanobu-ask-turn-free = Положите на стопку подходящую карту или возьмите из колоды.
kanobu-ask-effect = Вас ждёт эффект: переведите его, отмените или примите.
kanobu-ask-drawn = Сыграйте взятую карту или оставьте её.
kanobu-ask-pick = Выберите одну из открытых карт: возьмите её или сыграйте, если подходит.
tsuefa-ask-setup = Раздайте предметы своим фигурам.
tsuefa-ask-step = Выберите фигуру, потом клетку рядом с ней.
tsuefa-ask-throw = Ничья в схватке: камень, ножницы или бумага? Победивший знак достанется фигуре победителя.

## Что лежит на столе

paws-on-table-one = { $sign }, один цвет — { $seat }
paws-on-table-many = { $sign }, разные цвета — { $seat }
paws-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
paws-quick-on-table = { $sign } — { $seat }
paws-quick-on-table-free = { $sign }; побить может любой
paws-quick-game = Партия { $game } из { $games }
paws-quick-points = { $count ->
    [one] { $count } штрафное очко
    [few] { $count } штрафных очка
   *[many] { $count } штрафных очков
}
paws-quick-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}
ninjan-sum = сумма { $sum }
ninjan-own-choice = Ваш выбор: { $card }.
ninjan-to-resolve = На очереди: { $choices }
kanobu-opened-heading = Открыты:
kanobu-named = Назван цвет: { $colour }
kanobu-waits = Ждёт: { $symbol }
kanobu-waits-draws = Ждёт: { $symbol }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
kanobu-goes-clockwise = ↻ по часовой стрелке
kanobu-goes-counterclockwise = ↺ против часовой стрелки
tsuefa-team-one = ▲ хулиганы
tsuefa-team-two = ▼ ботаны
tsuefa-lost = потеряно: { $items }
tsuefa-pro = «Профи»: запоминайте, что открылось в схватках.
tsuefa-fight = Ничья в схватке: { $from } против { $to }, у обеих фигур { $item }.

## Расстановка в «Цу-е-фа!»

setup-front = передний
setup-back = задний
setup-keys = Пробел берёт предмет фигуры и меняет его местами с предметом следующей выбранной. R S P D F кладут предмет сюда. a случайно, m отразить, w сохранить, o следующая сохранённая, Enter готово.
setup-kept = Расстановка сохранена.
setup-not-kept = Расстановку не удалось сохранить: { $error }.
setup-none-kept = Сохранённых расстановок с такими предметами ещё нет.
setup-unreadable = Сохранённые расстановки не удалось прочитать: { $error }.
setup-loaded = Сохранённая расстановка { $number } из { $count }.

## Поверх стола

log-title = Что было
help-title = Справка
help-keys =
    ←↑→↓ двигаться · Пробел выбрать или вернуть · Enter ход · 1–9 ход по номеру
    Backspace вернуть последнюю · Esc вернуть все · Tab следующая подходящая
    : набрать ход, Tab дополняет · ? справка или нарушенный пункт правил
    b кто кого бьёт · l что было · q выйти · Ctrl-L перерисовать экран
    Мышь тоже выбирает карты и ходы.
pager-keys = ↑↓ PgUp PgDn Home End · Esc назад
beats-title = Кто кого бьёт
beats-line = { $winner ->
    [R] камень бьёт ножницы
    [S] ножницы бьют бумагу
   *[P] бумага бьёт камень
}
beats-tsuefa = Динамит бьёт любого нападающего, но уходит с доски вместе с ним. Флаг проигрывает всему, кроме чужого флага: его он захватывает, если нападает сам.
close-keys = Enter: дальше
scoring-more = Enter: следующий шаг · a: всё сразу · Esc: пропустить
quit-title = Выйти из игры?
quit-keys = Enter: выйти · Esc: остаться
curtain-title = Передайте клавиатуру
curtain-pass = За клавиатуру садится { $seat }.
curtain-keys = Enter: показать мою сторону · q: выйти
over-title = Игра окончена
over-won = { $seats } { $seats-is ->
    [you] победили
   *[other] побеждает
}!
over-shared = Победу делят: { $seats }!
over-draw = Ничья.
over-score = { $seat }: { $score }
over-look = Enter: итог и что дальше
over-keys = Enter: посмотреть на стол · n: ещё раз · q: выйти
keys-table = Пробел выбор · Enter ход · ⌫ назад · : набор · ? справка · b кто кого · q выход
keys-setup = Пробел обмен · RSPDF вещь · a наугад · m зеркало · w сохранить · o взять · Enter

## Что может пойти не так

play-too-small = Окно слишком маленькое: нужно столбцов — { $width }, строк — { $height }. Увеличьте его.
play-no-terminal = Этой команде нужен терминал: экран и клавиши.
play-nobody = За этой клавиатурой никто не играет: назовите хотя бы одно место.
play-cannot-keep = Не удалось сохранить запись игры в { $file }: { $error }.
play-cannot-read = Не удалось прочитать запись игры { $file }: { $error }.
play-wrong-record = Не удалось воспроизвести запись игры { $file }: { $error }
play-damaged-record = Игру в { $file } нельзя продолжить: доказательство честности повреждено. { $error }
play-finished = Игра в { $file } окончена: продолжать нечего.
play-no-randomness = Система не даёт случайных чисел: { $error }.
play-terminal-failed = Терминал не отвечает: { $error }.
play-bot-failed = { $seat } не может сделать ход: { $error }.
play-trouble = Последних ходов ещё нет в записи игры: { $error }.
play-kept = Запись игры: { $file }.
play-not-kept = Последних ходов нет в записи игры { $file }: { $error }.
play-go-on = Игра сохранена. Продолжить: roshambo play --resume { $file }
