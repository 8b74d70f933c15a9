# Learning, examples and replays.

## Просмотр партии

replay-of = Запись партии: { $game }
replay-untitled = Запись партии
replay-so-far = Что уже было
replay-again = Пересмотреть
replay-look-back = Оглянуться назад
replay-to-game = К игре
replay-controls = Просмотр
replay-first = В начало
replay-back = На ход назад
replay-play = Смотреть
replay-pause = Пауза
replay-forward = На ход вперёд
replay-seen = К последнему увиденному ходу
replay-end = В конец
replay-scrub = Место в партии
replay-start = Начало
replay-move = Ход { $number }
replay-move-of = Ход { $number } из { $count }
replay-move-news = Ход { $number }: { $news }
replay-reveal = Показать конец
replay-options = Чьими глазами, скорость и прочее
replay-view = Чьими глазами
replay-view-spectator = зритель
replay-view-full = всё открыто
replay-holds = в руке: { $cards }
replay-speed = Скорость
replay-link = Ссылка на этот ход
replay-link-failed = Браузер не даёт скопировать. Ссылка — в адресной строке.
replay-fair = Проверить честность
replay-ended = Чем закончилось
replay-record-ends = Здесь запись обрывается.

replay-open-title = Посмотреть запись
replay-open-about = Любую законченную партию можно сохранить как запись — небольшой текст. Откройте её и смотрите партию ход за ходом.
replay-open-file = Выбрать файл
replay-open-drop = или перетащите его сюда
replay-open-text = Или вставьте текст записи
replay-open = Проверить и смотреть
replay-open-lines = Соседние строки
replay-open-kept = Сервер читает запись, чтобы сверить каждый ход с правилами, и ничего из неё не хранит.
replay-open-other = Другая запись

replay-key-look-back = посмотреть, что уже было в игре с ботами
replay-key-step = на ход назад или вперёд
replay-key-play = смотреть или остановить
replay-key-ends = в начало; в конец или до последнего увиденного хода
replay-key-speed = скорость: от медленной до «без движения»
replay-key-view = посмотреть другими глазами
