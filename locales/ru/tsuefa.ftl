### Цу-е-фа!

tsuefa-title = Цу-е-фа!
tsuefa-about = две команды со спрятанными предметами на доске шесть на шесть; захватите чужой флаг

## Предметы

tsuefa-item-dynamite = динамит
tsuefa-item-flag = флаг

## Ходы

tsuefa-move-setup = Расставить: задний ряд — { $back }; передний ряд — { $front }
tsuefa-move-step = Пойти с { $from } на { $to }

## Что происходит

tsuefa-set-up = { $seat-is ->
    [you] { $seat } расставили фигуры
   *[other] { $seat }: расстановка готова
}
tsuefa-begins = Обе расстановки готовы. { $seat-is ->
    [you] Начинаете
   *[other] Начинает
} { $seat }
tsuefa-stepped = { $seat } { $seat-is ->
    [you] ходите
   *[other] ходит
} с { $from } на { $to }
tsuefa-stepped-unseen = { $seat } { $seat-is ->
    [you] ходите
   *[other] ходит
} фигурой
tsuefa-fought = { $seat } { $seat-is ->
    [you] нападаете
   *[other] нападает
} с { $from } на { $to }: { $attacker ->
    [rock] камень
    [scissors] ножницы
    [paper] бумага
    [dynamite] динамит
   *[flag] флаг
} против { $defender ->
    [rock] камня
    [scissors] ножниц
    [paper] бумаги
    [dynamite] динамита
   *[flag] флага
}. { $result ->
    [attacker-wins] Нападающий побеждает и занимает клетку
    [defender-wins] Защитник побеждает и остаётся на месте
    [both-leave] Обе фигуры уходят с доски
   *[tied] Ничья: игроки скидываются
}
tsuefa-fought-unseen = { $seat } { $seat-is ->
    [you] нападаете
   *[other] нападает
}
tsuefa-tie-settled = { $seat } { $seat-is ->
    [you] побеждаете
   *[other] побеждает
} в схватке: у фигуры на { $square } теперь { $sign }
tsuefa-tie-settled-unseen = { $seat } { $seat-is ->
    [you] побеждаете
   *[other] побеждает
} в схватке
tsuefa-game-won = { $loser } { $loser-is ->
    [you] теряете
   *[other] теряет
} флаг. { $seat } { $seat-is ->
    [you] побеждаете
   *[other] побеждает
}
tsuefa-drawn = Ходов подряд без нападения: { $steps }. Ничья

## Отказы

tsuefa-refused-set-up-first = Игра начинается с расстановки: сначала дайте по предмету каждой из двенадцати своих фигур.
tsuefa-refused-set-up-done = Фигуры уже расставлены: ходите одной из своих на соседнюю клетку.
tsuefa-refused-throw-first = В схватке ничья, игроки скидываются: покажите камень, ножницы или бумагу.
tsuefa-refused-no-throw = Сейчас никто не скидывается: ходите одной из своих фигур на соседнюю клетку.
tsuefa-refused-flags = В расстановке должен быть ровно один флаг, а у вас { $found ->
    [0] нет ни одного
   *[other] их { $found }
}.
tsuefa-refused-dynamites = В расстановке должен быть ровно один динамит, а у вас { $found ->
    [0] нет ни одного
   *[other] их { $found }
}.
tsuefa-refused-sign-count = В расстановке неверное число предметов «{ $sign }»: у вас { $found }, а нужно { $expected }.
tsuefa-refused-no-figure = На клетке { $square } нет вашей фигуры: выберите свою.
tsuefa-refused-not-one-square = Клетка { $to } не соседняя с { $from }: фигура ходит на одну клетку вверх, вниз, влево или вправо.
tsuefa-refused-dynamite-stays = У фигуры на { $square } динамит, и она никогда не ходит: выберите другую.
tsuefa-refused-onto-own = На клетке { $square } стоит ваша же фигура: ходите на пустую клетку или нападайте на фигуру соперника.

## Запись ходов

expected-tsuefa-move = ход: setup, throw или шаг, например a2-a3
expected-square = клетка: от a1 до f6
expected-layout = запись из двенадцати букв R, S, P, D и F

## В браузере

tsuefa-team = { $team ->
    [one] Хулиганы
   *[two] Ботаны
}
# Одна буква для значка команды; у команд они разные.
tsuefa-team-letter = { $team ->
    [one] Х
   *[two] Б
}
tsuefa-item-letter = { $item ->
    [R] К
    [S] Н
    [P] Б
    [D] Д
   *[F] Ф
}
tsuefa-team-figures = { $team ->
    [one] { $count ->
        [one] на доске { $count } хулиган
        [few] на доске { $count } хулигана
       *[many] на доске { $count } хулиганов
    }
   *[two] { $count ->
        [one] на доске { $count } ботан
        [few] на доске { $count } ботана
       *[many] на доске { $count } ботанов
    }
}
tsuefa-lost-item = потеряно: { $item } × { $count }
tsuefa-counted = { $item } × { $count }
tsuefa-hidden-item = предмет спрятан
tsuefa-square = Клетка { $square }
tsuefa-square-empty = { $square }: пусто
tsuefa-square-own = { $square }: ваша фигура, { $items }
tsuefa-square-team = { $square }: { $team ->
    [one] хулиган
   *[two] ботан
}, { $items }
tsuefa-mark-shown = известно обоим
tsuefa-mark-moved = уже ходил
tsuefa-goal = { $name }. { $attack ->
    [yes] Здесь можно напасть
   *[no] Сюда можно пойти
}
tsuefa-stuck = Фигуре на { $square } сейчас некуда пойти.
tsuefa-nobody-yet = Расстановок пока нет
tsuefa-stands = { $square } { $item }
tsuefa-team-stands = { $team ->
    [one] Хулиганы на доске
   *[two] Ботаны на доске
}: { $figures }
tsuefa-team-lost = { $team ->
    [one] Хулиганы потеряли
   *[two] Ботаны потеряли
}: { $items }
tsuefa-team-hidden = { $team ->
    [one] Хулиганы ещё не показали
   *[two] Ботаны ещё не показали
}: { $items }
tsuefa-quiet = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
} подряд без нападения: на сотом будет ничья.

tsuefa-duel-won = В схватке { $seat-is ->
    [you] побеждаете
   *[other] побеждает
} { $seat }!
tsuefa-duel = { $result ->
    [both-leave] Бабах! Обе фигуры уходят с доски
   *[tied] Ничья: скидываемся!
}

tsuefa-flag-title = Напасть с флагом?
tsuefa-flag-cost = Флаг проигрывает всем предметам, кроме чужого флага. Потеряв флаг, вы проиграете партию.
tsuefa-flag-attack = Напасть

tsuefa-setup-secret = Секрет: это видите только вы
tsuefa-setup-items = Предметы
tsuefa-setup-own = Ваши фигуры
tsuefa-setup-put = Дать выбранной фигуре: { $item }. Всего у вас: { $count }.
tsuefa-setup-choose-first = Сначала выберите фигуру, которой хотите отдать этот предмет.
tsuefa-setup-how = Перетащите, чтобы поменять местами, или выберите две фигуры по очереди.
tsuefa-setup-held = Теперь выберите другую фигуру или предмет выше.
tsuefa-setup-random = Наугад
tsuefa-setup-mirror = Отразить
tsuefa-setup-save = Сохранить
tsuefa-setup-saved = Из запаса ({ $count })
tsuefa-setup-ready = Готово!
tsuefa-setup-cannot-keep = Браузер ничего не хранит, поэтому расстановку сохранить не удалось.
tsuefa-setup-kept-title = Сохранённые расстановки
tsuefa-setup-forget = Удалить эту расстановку
tsuefa-setup-other-busy = { $seat } ещё { $seat-is ->
    [you] расставляете
   *[other] расставляет
} фигуры
tsuefa-setup-other-ready = { $seat-is ->
    [you] { $seat } готовы
   *[other] { $seat }: всё готово, ждём вас
}

tsuefa-beats-tie = Одинаковые знаки: игроки скидываются, и победивший знак достаётся фигуре победителя.
tsuefa-beats-special = { $item ->
    [D] Динамит никогда не ходит. Кто на него нападёт, уйдёт с доски вместе с ним.
   *[F] Флаг проигрывает любому предмету. Побеждает он, только когда сам нападает на чужой флаг. Потеряли флаг — проиграли.
}
