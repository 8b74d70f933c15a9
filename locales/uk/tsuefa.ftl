### Цу-е-фа!

tsuefa-title = Цу-е-фа!
tsuefa-about = дві команди зі схованими предметами на дошці шість на шість; захопіть чужий прапор

## Предмети

tsuefa-item-dynamite = динаміт
tsuefa-item-flag = прапор

## Ходи

tsuefa-move-setup = Розставити: задній ряд — { $back }; передній ряд — { $front }
tsuefa-move-step = Піти з { $from } на { $to }

## Що відбувається

tsuefa-set-up = { $seat-is ->
    [you] { $seat } розставили фігури
   *[other] { $seat }: розстановка готова
}
tsuefa-begins = Обидві розстановки готові. { $seat-is ->
    [you] Починаєте
   *[other] Починає
} { $seat }
tsuefa-stepped = { $seat } { $seat-is ->
    [you] ходите
   *[other] ходить
} з { $from } на { $to }
tsuefa-stepped-unseen = { $seat } { $seat-is ->
    [you] ходите
   *[other] ходить
} фігурою
tsuefa-fought = { $seat } { $seat-is ->
    [you] нападаєте
   *[other] нападає
} з { $from } на { $to }: { $attacker ->
    [rock] камінь
    [scissors] ножиці
    [paper] папір
    [dynamite] динаміт
   *[flag] прапор
} проти { $defender ->
    [rock] каменя
    [scissors] ножиць
    [paper] паперу
    [dynamite] динаміту
   *[flag] прапора
}. { $result ->
    [attacker-wins] Нападник перемагає й займає клітинку
    [defender-wins] Захисник перемагає й залишається на місці
    [both-leave] Обидві фігури залишають дошку
   *[tied] Нічия: гравці скидаються
}
tsuefa-fought-unseen = { $seat } { $seat-is ->
    [you] нападаєте
   *[other] нападає
}
tsuefa-tie-settled = { $seat } { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
} в сутичці: фігура на { $square } тепер має { $sign }
tsuefa-tie-settled-unseen = { $seat } { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
} в сутичці
tsuefa-game-won = { $loser } { $loser-is ->
    [you] втрачаєте
   *[other] втрачає
} прапор. { $seat } { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
}
tsuefa-drawn = { $steps ->
    [one] { $steps } хід
    [few] { $steps } ходи
   *[many] { $steps } ходів
} поспіль без нападу. Нічия

## Відмови

tsuefa-refused-set-up-first = Гра починається з розстановки: спершу дайте по предмету кожній із дванадцяти своїх фігур.
tsuefa-refused-set-up-done = Фігури вже розставлено: ходіть однією зі своїх на сусідню клітинку.
tsuefa-refused-throw-first = У сутичці нічия, гравці скидаються: покажіть камінь, ножиці або папір.
tsuefa-refused-no-throw = Зараз ніхто не скидається: ходіть однією зі своїх фігур на сусідню клітинку.
tsuefa-refused-flags = У розстановці має бути рівно один прапор, а у вас { $found ->
    [0] немає жодного
   *[other] їх { $found }
}.
tsuefa-refused-dynamites = У розстановці має бути рівно один динаміт, а у вас { $found ->
    [0] немає жодного
   *[other] їх { $found }
}.
tsuefa-refused-sign-count = У розстановці неправильна кількість предметів «{ $sign }»: у вас { $found }, а потрібно { $expected }.
tsuefa-refused-no-figure = На клітинці { $square } немає вашої фігури: виберіть свою.
tsuefa-refused-not-one-square = Клітинка { $to } не сусідня з { $from }: фігура ходить на одну клітинку вгору, вниз, ліворуч або праворуч.
tsuefa-refused-dynamite-stays = Фігура на { $square } має динаміт і ніколи не ходить: виберіть іншу.
tsuefa-refused-onto-own = На клітинці { $square } стоїть ваша ж фігура: ходіть на порожню клітинку або нападайте на фігуру суперника.

## Запис ходів

expected-tsuefa-move = хід: setup, throw або крок, наприклад a2-a3
expected-square = клітинка: від a1 до f6
expected-layout = запис із дванадцяти літер R, S, P, D і F

## У браузері

tsuefa-team = { $team ->
    [one] Хулігани
   *[two] Ботани
}
# Одна літера для значка команди; у команд вони різні.
tsuefa-team-letter = { $team ->
    [one] Х
   *[two] Б
}
# Одна літера; усі різні. Прапор — С (стяг), бо П — папір.
tsuefa-item-letter = { $item ->
    [R] К
    [S] Н
    [P] П
    [D] Д
   *[F] С
}
tsuefa-team-figures = { $team ->
    [one] { $count ->
        [one] на дошці { $count } хуліган
        [few] на дошці { $count } хулігани
       *[many] на дошці { $count } хуліганів
    }
   *[two] { $count ->
        [one] на дошці { $count } ботан
        [few] на дошці { $count } ботани
       *[many] на дошці { $count } ботанів
    }
}
tsuefa-lost-item = втрачено: { $item } × { $count }
tsuefa-counted = { $item } × { $count }
tsuefa-hidden-item = предмет сховано
tsuefa-square = Клітинка { $square }
tsuefa-square-empty = { $square }: порожньо
tsuefa-square-own = { $square }: ваша фігура, { $items }
tsuefa-square-team = { $square }: { $team ->
    [one] хуліган
   *[two] ботан
}, { $items }
tsuefa-mark-shown = відомо обом
tsuefa-mark-moved = уже ходив
tsuefa-goal = { $name }. { $attack ->
    [yes] Тут можна напасти
   *[no] Сюди можна піти
}
tsuefa-stuck = Фігурі на { $square } зараз нікуди йти.
tsuefa-nobody-yet = Розстановок ще немає
tsuefa-stands = { $square } { $item }
tsuefa-team-stands = { $team ->
    [one] Хулігани на дошці
   *[two] Ботани на дошці
}: { $figures }
tsuefa-team-lost = { $team ->
    [one] Хулігани втратили
   *[two] Ботани втратили
}: { $items }
tsuefa-team-hidden = { $team ->
    [one] Хулігани ще не показали
   *[two] Ботани ще не показали
}: { $items }
tsuefa-quiet = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
} поспіль без нападу: на сотому буде нічия.

tsuefa-duel-won = У сутичці { $seat-is ->
    [you] перемагаєте
   *[other] перемагає
} { $seat }!
tsuefa-duel = { $result ->
    [both-leave] Бабах! Обидві фігури залишають дошку
   *[tied] Нічия: скидаємося!
}

tsuefa-flag-title = Напасти з прапором?
tsuefa-flag-cost = Прапор програє всім предметам, крім чужого прапора. Втративши прапор, ви програєте партію.
tsuefa-flag-attack = Напасти

tsuefa-setup-secret = Таємниця: це бачите лише ви
tsuefa-setup-items = Предмети
tsuefa-setup-own = Ваші фігури
tsuefa-setup-put = Дати вибраній фігурі: { $item }. Усього у вас: { $count }.
tsuefa-setup-choose-first = Спершу виберіть фігуру, якій дати цей предмет.
tsuefa-setup-how = Перетягніть, щоб поміняти місцями, або виберіть дві фігури по черзі.
tsuefa-setup-held = Тепер виберіть іншу фігуру або предмет вище.
tsuefa-setup-random = Навмання
tsuefa-setup-mirror = Дзеркало
tsuefa-setup-save = Зберегти
tsuefa-setup-saved = Мої ({ $count })
tsuefa-setup-ready = Готово!
tsuefa-setup-cannot-keep = Браузер нічого не зберігає, тож зберегти розстановку не вдалося.
tsuefa-setup-kept-title = Збережені розстановки
tsuefa-setup-forget = Видалити цю розстановку
tsuefa-setup-other-busy = { $seat } ще { $seat-is ->
    [you] розставляєте
   *[other] розставляє
} фігури
tsuefa-setup-other-ready = { $seat-is ->
    [you] { $seat } готові
   *[other] { $seat }: усе готово, чекаємо на вас
}

tsuefa-beats-tie = Однакові знаки: гравці скидаються, і фігура переможця отримує знак, що переміг.
tsuefa-beats-special = { $item ->
    [D] Динаміт ніколи не ходить. Хто на нього нападе, залишить дошку разом із ним.
   *[F] Прапор програє будь-якому предмету. Перемагає він, лише коли сам нападає на чужий прапор. Втратили прапор — програли.
}
