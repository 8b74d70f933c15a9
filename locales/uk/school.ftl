# Learning, examples and replays.

## Перегляд партії

replay-of = Запис партії: { $game }
replay-untitled = Запис партії
replay-so-far = Що вже було
replay-again = Переглянути ще раз
replay-look-back = Озирнутися назад
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
replay-options = Чиїми очима, швидкість та інше
replay-view = Чиїми очима
replay-view-spectator = глядач
replay-view-full = усе відкрито
replay-holds = у руці: { $cards }
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
replay-key-view = подивитися іншими очима
