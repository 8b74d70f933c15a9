### Браузер: усе, що кажуть навколо ігор.

## У ботів є імена

bot-name = { $seat ->
    [1] Момо
    [2] Піп
    [3] Юна
    [4] Тіко
    [5] Бубо
   *[other] Заза
}
player-number = Гравець { $seat }

## Гравця без імені звуть за кольором і аватаром

player-nick = { $colour ->
    [orange] Помаранчевий
    [teal] Бірюзовий
    [yellow] Жовтий
    [violet] Фіолетовий
    [pink] Рожевий
    [green] Зелений
    [blue] Синій
   *[grey] Сірий
} { $face ->
    [cat] кіт
    [bear] ведмідь
    [rooster] півник
    [imp] чортик
    [fox] лис
    [sprout] паросток
    [ghost] привид
   *[hare] заєць
}
look-face = { $face ->
    [cat] Кіт
    [bear] Ведмідь
    [rooster] Півник
    [imp] Чортик
    [fox] Лис
    [sprout] Паросток
    [ghost] Привид
   *[hare] Заєць
}
look-colour = { $colour ->
    [orange] Помаранчевий
    [teal] Бірюзовий
    [yellow] Жовтий
    [violet] Фіолетовий
    [pink] Рожевий
    [green] Зелений
    [blue] Синій
   *[grey] Сірий
}

## Що пішло не так

web-loading = Завантаження…
web-no-server = Сервер недоступний. Перевірте з’єднання і спробуйте ще раз.
web-broken = Щось пішло не так, і сервер не сказав, що саме. Спробуйте ще раз.
web-no-line = Зараз немає зв’язку, і нічого не надіслано. Спробуйте трохи згодом.

## За столом

web-my-side = Ваш бік столу
web-sure-move = { $move }?
web-try = Показати правило
web-put-back = Вибрати заново
web-shuffling = Колоду тасують
web-rule = Показати правило
web-close = Закрити
web-away = не на зв’язку
web-decided = вибір зроблено
web-somebody = Хтось із глядачів
web-missed = … тут щось пропущено
web-table-of-rules = Таблиця з правил

## За столом: рамка

web-stand-in = грає бот
web-one-moment = Хвилинку…
web-to-move = ходить
web-winner = перемога
web-place = { $place ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце
web-which = Це можна зіграти по-різному. Як саме?
web-sort-colour = За кольорами
web-sort-sign = За знаками
web-sort-gesture = За жестами
web-score-title = Підрахунок
web-score-player = Гравець
web-score-set = Скинутий набір
web-score-on = Граймо далі
web-aid = Пам’ятка
web-sign-about = { $letter ->
    [R] Камінь б’є ножиці, а його б’є папір.
    [S] Ножиці б’ють папір, а їх б’є камінь.
   *[P] Папір б’є камінь, а його б’ють ножиці.
}
web-throw = Розіграш на пальцях
web-throw-for-me = Скинутися за мене
web-throwing = Скидаємося за вас…
web-starts = { $seat-is ->
    [you] Починаєте
   *[other] Починає
} { $seat }
web-your-sign = Ви показуєте: { $sign }
web-count-1 = Цу…
web-count-2 = е…
web-count-3 = фа!

## Клавіші

web-key-space = Пробіл
web-key-arrows = перейти до іншої карти чи клітинки
web-key-choose = вибрати або повернути
web-key-play = зіграти вибране
web-key-digits = натиснути кнопку або вибрати стопку з цим номером
web-key-undo = повернути останнє вибране
web-key-clear = повернути все вибране
web-key-sort = розкласти карти інакше
web-key-hint = показати підказку, якщо вони дозволені
web-key-unseen = що ще приховано
web-key-beats = пам’ятка: хто кого б’є і що роблять карти
web-key-rules = правила
web-key-log = що сталося
web-key-emotes = щось сказати
web-key-keys = ці клавіші
