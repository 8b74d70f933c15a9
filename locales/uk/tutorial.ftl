# Навчання, приклади й перегляд партій.

## Приклади до правил
example-of = Приклади до пункту { $ruling }
example-number = Приклад { $number }
example-seat = Вигляд: { $seat }
example-watched = Погляд збоку
example-after = Що з цього вийде
example-before = Назад до позиції
example-play = Дограти
rules-search = Пошук у правилах
rules-found = { $count ->
    [0] Нічого не знайдено. Спробуйте менше слів або інші.
    [one] Знайдено { $count } місце
    [few] Знайдено { $count } місця
   *[other] Знайдено { $count } місць
}

## Навчання

tutorial-learn = Навчання
tutorial-learn-game = Навчитися грати: { $game }
tutorial-title = Навчання: { $game }
tutorial-new-here = Уперше тут? Натисніть «Навчання»: перша гра з поясненнями покаже все крок за кроком.
tutorial-coach = Ваш наставник
tutorial-place = Крок { $number } з { $count }
tutorial-scenes = Усі кроки
tutorial-finished = пройдено
tutorial-welcome = Привіт! Я покажу цю гру за кілька коротких кроків, просто за столом. Ходити будете ви самі, і зіпсувати нічого не можна. Починаймо?
tutorial-ready = Рушаймо далі?
tutorial-begin = Почати
tutorial-next = Далі
tutorial-watch = Дивіться, що буде…
tutorial-scene-done = Чудово, цей крок пройдено!
tutorial-first-read = Карти зачекають: натисніть кнопку тут, щоб продовжити.
tutorial-not-meant = Так можна, але зараз ми шукаємо інший хід. Спробуйте ще раз.
tutorial-task-again = Нагадати завдання
tutorial-show = Показати
tutorial-marked = Усе потрібне обведено пунктиром.
tutorial-any = Тут підійде будь-який ваш вибір.
tutorial-again = Почати цей крок спочатку
tutorial-fold = Згорнути
tutorial-unfold = Показати повністю
tutorial-failed = Не вдалося підготувати цей крок. Спробуйте ще раз трохи згодом.
tutorial-retry = Спробувати ще раз
tutorial-well-done = Чудово! Тепер ви знаєте цю гру. А найкраще вчить сама гра:
tutorial-read = Прочитати правила
tutorial-next-lesson = Наступний урок: { $game }
tutorial-from-start = Ще раз від початку
tutorial-leave = Вийти з уроку
tutorial-none = Для цієї гри уроку поки немає. Зате є правила.

## Дограти приклад

tutorial-practice-title = Приклад: { $game }
tutorial-practice = Приклад із правил. Далі граєте ви, за решту — боти.
tutorial-from-here = Знову з цього місця
tutorial-to-rules = Назад до правил
tutorial-no-example = Такого прикладу немає. Усі приклади показано в правилах.

## Перегляд партії

replay-of = Запис партії: { $game }
replay-untitled = Запис партії
replay-so-far = Що вже було
replay-again = Переглянути ще раз
replay-look-back = Що було раніше
replay-to-game = До гри
replay-controls = Перегляд
replay-first = На початок
replay-back = На хід назад
replay-play = Дивитися
replay-pause = Пауза
replay-forward = На хід уперед
replay-seen = До останнього побаченого ходу
replay-end = У кінець
replay-scrub = Місце в партії
replay-start = Початок
replay-move = Хід { $number }
replay-move-of = Хід { $number } з { $count }
replay-move-news = Хід { $number }: { $news }
replay-reveal = Показати кінець
replay-options = Вигляд, швидкість та інше
replay-view = Вигляд
replay-view-spectator = глядач
replay-view-full = усе відкрито
replay-holds = на руці: { $cards }
replay-speed = Швидкість
replay-link = Посилання на цей хід
replay-link-failed = Браузер не дає скопіювати. Посилання є в адресному рядку.
replay-fair = Перевірити чесність
replay-ended = Чим закінчилося
replay-record-ends = Тут запис обривається.

replay-open-title = Переглянути запис
replay-open-about = Будь-яку закінчену партію можна зберегти як запис — невеликий текст. Відкрийте його й дивіться партію хід за ходом.
replay-open-file = Вибрати файл
replay-open-drop = або перетягніть його сюди
replay-open-text = Або вставте текст запису
replay-open = Перевірити й дивитися
replay-open-lines = Сусідні рядки
replay-open-kept = Сервер читає запис, щоб звірити кожен хід із правилами, і нічого з нього не зберігає.
replay-open-other = Інший запис

replay-key-look-back = переглянути, що вже було у грі з ботами
replay-key-step = на хід назад або вперед
replay-key-play = дивитися або зупинити
replay-key-ends = на початок; у кінець або до останнього побаченого ходу
replay-key-speed = швидкість: від повільної до «без руху»
replay-key-view = змінити вигляд
