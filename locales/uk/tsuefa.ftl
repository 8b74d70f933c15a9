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

tsuefa-set-up = { $seat }: розстановка готова
tsuefa-begins = Обидві розстановки готові. Починає { $seat }
tsuefa-stepped = { $seat } ходить з { $from } на { $to }
tsuefa-stepped-unseen = { $seat } ходить фігурою
tsuefa-fought = { $seat } нападає з { $from } на { $to }: { $attacker ->
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
tsuefa-fought-unseen = { $seat } нападає
tsuefa-tie-settled = { $seat } перемагає в сутичці: фігура на { $square } тепер має { $sign }
tsuefa-tie-settled-unseen = { $seat } перемагає в сутичці
tsuefa-game-won = { $loser } втрачає прапор. { $seat } перемагає
tsuefa-drawn = Ходів поспіль без нападу: { $steps }. Нічия

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
