### Лапы, ножницы, бумага: первое издание и карты, общие для обоих изданий

paws-title = Лапы, ножницы, бумага
paws-short = Лапы
paws-about = карточная игра: бейте чужие комбинации и избавьтесь от карт; джокеры, особое окончание раунда, игра до двух жетонов победы

## Цвета и карты обоих изданий

paws-colour = { $colour ->
    [b] синий
    [g] зелёный
    [r] красный
    [y] жёлтый
   *[v] фиолетовый
}
paws-card-rock = { $colour ->
    [b] синий камень
    [g] зелёный камень
    [r] красный камень
    [y] жёлтый камень
   *[v] фиолетовый камень
}
paws-card-scissors = { $colour ->
    [b] синие ножницы
    [g] зелёные ножницы
    [r] красные ножницы
    [y] жёлтые ножницы
   *[v] фиолетовые ножницы
}
paws-card-paper = { $colour ->
    [b] синяя бумага
    [g] зелёная бумага
    [r] красная бумага
    [y] жёлтая бумага
   *[v] фиолетовая бумага
}
paws-card-joker = { $colour ->
    [b] синий джокер
    [g] зелёный джокер
    [r] красный джокер
    [y] жёлтый джокер
   *[v] фиолетовый джокер
}
paws-card-sign-joker = джокер «{ $sign }»
paws-as = { $cards } ({ $sign })
paws-rocks = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
paws-scissors = { $count ->
    [one] { $count } карта ножниц
    [few] { $count } карты ножниц
   *[many] { $count } карт ножниц
}
paws-papers = { $count ->
    [one] { $count } бумага
    [few] { $count } бумаги
   *[many] { $count } бумаг
}

## Что происходит в обоих изданиях

paws-dealt-each = каждому { $cards }
paws-dealt-own = ваши: { $cards }
paws-dealt-hand = { $seat }: { $cards }
paws-dealt-deck = в колоде { $cards }
paws-drew = { $seat } { $seat-is ->
    [you] берёте
   *[other] берёт
} из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
paws-drew-seen = { $seat } { $seat-is ->
    [you] берёте
   *[other] берёт
} из колоды: { $cards }
paws-tally = { $seat } — { $count }

## Ходы

paws-move-lead = Зайти: { $cards }
paws-move-play = Сыграть: { $cards }
paws-move-play-kind = Сыграть: { $cards } ({ $kind ->
    [one] один цвет
   *[many] разные цвета
})
paws-move-pass = Пропустить ход и взять две карты
paws-move-declare = Объявить особое окончание раунда

## Что происходит

paws-dealt = Раздача, раунд { $round }: { $clauses }
paws-opens = { $seat } { $seat-is ->
    [you] начинаете
   *[other] начинает
} раунд
paws-played = { $seat } { $seat-is ->
    [you] играете
   *[other] играет
} { $group } { $kind ->
    [one] одного цвета
   *[many] разных цветов
}: { $cards }
paws-played-card = { $seat } { $seat-is ->
    [you] играете
   *[other] играет
}: { $card }
paws-passed = { $seat } { $seat-is ->
    [you] пропускаете
   *[other] пропускает
} ход
paws-declared = { $seat } { $seat-is ->
    [you] объявляете
   *[other] объявляет
} особое окончание раунда: { $cards }
paws-counted = Подсчёт. { $steps }
paws-count-hand = { $seat } { $seat-is ->
    [you] открываете
   *[other] открывает
} руку: { $cards }
paws-count-set = { $seat } { $seat-is ->
    [you] сбрасываете
   *[other] сбрасывает
} набор: { $cards }
paws-count-no-set = { $seat } не { $seat-is ->
    [you] сбрасываете
   *[other] сбрасывает
} наборов
paws-count-nothing = { $seat-is ->
    [you] у вас карт
   *[other] { $seat }: карт
} не осталось
paws-count-left = { $seat-is ->
    [you] у вас остаётся:
   *[other] { $seat }: остаток —
} { $cards }
paws-count = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} итого { $count }
paws-count-jokers = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} итого { $count }, ведь { $jokers ->
    [one] { $jokers } джокер считается за две карты
    [few] { $jokers } джокера считаются за две карты каждый
   *[many] { $jokers } джокеров считаются за две карты каждый
}
paws-count-tied = наименьший итог сразу у нескольких: { $seats } (из них побеждает тот, кто объявил особое окончание, а если такого нет — последний в порядке хода от начавшего раунд)
paws-round-won-empty-hand = Раунд окончен. { $steps }
paws-round-won-deck-out = Колода закончилась. { $steps }
paws-round-won-declared = Особое окончание раунда. { $steps }
paws-round-won-empty = { $seat-is ->
    [you] у вас карт
   *[other] { $seat }: карт
} не осталось
paws-round-won-fewest = { $seat-is ->
    [you] у вас
   *[other] { $seat }:
} наименьший итог
paws-round-won-token = { $seat } { $seat-is ->
    [you] выигрываете раунд и берёте
   *[other] выигрывает раунд и берёт
} жетон победы
paws-round-won-tokens = теперь жетоны победы: { $tokens }
paws-game-won = { $seat } { $seat-is ->
    [you] побеждаете
   *[other] побеждает
}: собраны два жетона победы

## Отказы

paws-sized = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
} { $kind ->
    [one] одного цвета
   *[many] разных цветов
}
paws-refused-throw-first = Сейчас скидываются за первый ход: покажите камень, ножницы или бумагу.
paws-refused-no-throw = Сейчас никто не скидывается: сыграйте карты, пропустите ход или объявите особое окончание раунда.
paws-refused-must-lead = На столе ничего нет: зайдите с одной карты.
paws-refused-not-yours = Комбинация на столе не ваша (её владелец — { $owner }), а зайти можно только вместо своей. Побейте её, пропустите ход или объявите особое окончание раунда.
paws-refused-passed-on = Ваша комбинация вернулась, и вы пропустили ход: по домашним правилам этого стола зайти вместо неё уже нельзя. Побейте её, пропустите ход или объявите особое окончание раунда.
paws-refused-not-held = Такой карты у вас нет или таких не хватает: { $card }. Играйте карты с руки.
paws-refused-wrong-sign = Назван знак «{ $sign }», а эта карта не подходит: { $card }. Нужны карты этого знака, его знак-джокер или цвет-джокеры.
paws-refused-not-one-colour = Назван один цвет, а { $colour } — уже второй. Сыграйте карты одного цвета или назовите разные цвета.
paws-refused-colour-twice = Названы разные цвета, а { $colour } встречается дважды. Сыграйте каждый цвет по разу или назовите один цвет.
paws-refused-many-size = В комбинации разных цветов от 2 до 5 карт, а выбрано { $size }.
paws-refused-losing-sign = Знак «{ $said }» не бьёт знак «{ $table }». Нужен тот же знак или одна карта бьющего знака: «{ $beating }».
paws-refused-beating-is-single = Карту бьющего знака играют только одну, а выбрано { $size }.
paws-refused-beating-is-single-kind = Карту бьющего знака играют только одну, и она считается комбинацией одного цвета, а не разных.
paws-refused-wrong-size = Так не побить то, что на столе (выбрано: { $given }). Нужно: { $one }, { $many } или одна карта бьющего знака.
paws-refused-wrong-size-one = Так не побить то, что на столе (выбрано: { $given }). Нужно: { $one } или одна карта бьющего знака.
paws-refused-wrong-size-none = Так не побить то, что на столе (выбрано: { $given }). Комбинации этого знака крупнее не бывает: нужна одна карта бьющего знака.
paws-refused-not-one-combination = Карты на вашей руке не складываются в одну комбинацию, а без этого особое окончание раунда не объявить.

## Запись ходов

expected-paws-card = карта, например bR, *R или b*
expected-paws-order = порядок карт b g r y v, внутри цвета R S P *, затем *R *S *P
expected-paws-lead = lead ЗНАК КАРТА, ровно одна карта, например lead R bR
expected-paws-play = play ЗНАК ВИД КАРТЫ, например play R one bR bR
expected-paws-move = ход: lead ЗНАК КАРТА, play ЗНАК ВИД КАРТЫ, pass, declare или throw ЗНАК

## В браузере

paws-colour-letter = { $colour ->
    [b] С
    [g] З
    [r] К
    [y] Ж
   *[v] Ф
}
paws-round = Раунд { $round }
paws-goal = Два — и победа
paws-deck = В колоде: { $count }
paws-lies = Нужно побить: { $what } ({ $cards })
paws-lies-nothing = На столе ничего нет
paws-has = { $seat }: { $facts }
paws-on-table-single = { $sign } — { $seat }
paws-declares = { $seat } { $seat-is ->
    [you] объявляете
   *[other] объявляет
} особое окончание!
paws-no-cards = карт не осталось
paws-discard-title = В сбросе
paws-discard-look = Сброс: { $count ->
    [0] пусто
    [one] { $count } карта, посмотреть
    [few] { $count } карты, посмотреть
   *[many] { $count } карт, посмотреть
}
paws-score-count = Счёт
paws-score-tokens = Жетоны победы
paws-sure-declare = Раунд закончится прямо сейчас. Вам засчитают все карты на руке: { $count }. Остальные сначала сбросят наборы. Жетон победы получит тот, у кого карт меньше всех; при ничьей с вами побеждаете вы.
paws-beats-more = Тем же знаком бьют, если карт на одну больше. Поэтому одну карту бьют двумя.
paws-beats-kind = Комбинация бывает одного цвета или разных цветов. Против разных цветов хватит стольких же карт одного цвета.
paws-beats-sign = Карта бьющего знака нужна ровно одна, сколько бы карт ни лежало на столе. Но потом придётся взять одну из колоды.
paws-beats-sign-joker = Знак-джокер (радужный) показывает свой знак, а цвет у него — любой, какой захотите.
paws-beats-colour-joker = Цвет-джокер (жонглёр) сохраняет свой цвет, а знаком может быть любым: камнем, ножницами или бумагой.
paws-beats-declare = Вся рука — одна комбинация? Вместо хода можно объявить особое окончание: все считают карты, и побеждает тот, у кого их меньше всех.
