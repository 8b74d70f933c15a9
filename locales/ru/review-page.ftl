# Страница с разбором партии и работа над ошибками.

review-page-title = Разбор: { $game }
review-page-untitled = Разбор
review-page-spoiler = Разбор показывает, чем закончилась партия.
review-page-show = Показать разбор
review-page-watch-first = Сначала посмотреть
review-page-start = Разобрать партию
review-page-retry = Попробовать снова
review-page-cancel = Отменить
review-page-cancelled = Разбора этой партии пока нет.
review-page-progress = Готовность разбора
review-page-waiting = { $ahead ->
    [one] Перед вами { $ahead } разбор.
    [few] Перед вами { $ahead } разбора.
   *[many] Перед вами { $ahead } разборов.
}
review-page-working = Разбираем партию: { $percent } %
review-page-about = Компьютер много раз доигрывает партию с каждой позиции. Так видно, что решила удача, а что — выбор игроков.

review-page-graph-about = Линии показывают, каким был шанс каждого на победу после каждого хода, если дальше все играют хорошо. В закрашенной полосе линия проходит с вероятностью 95 %. Нажмите на отметку, чтобы посмотреть ход.
review-page-marks-of = Чьи отметки показать
review-page-lucky = удача
review-page-unlucky = неудача
review-page-mark-before = К предыдущей отметке
review-page-mark-after = К следующей отметке
review-page-chance = { $seat }: { $chance } %
review-page-marked = { $seat }: { $what }, { $change } %
review-page-watch = Посмотреть
review-page-again = Сыграть отсюда

review-page-totals = Удача и выбор

review-page-decisions = Решения
review-page-player = Игрок
review-page-which = Показать
review-page-mistakes = ошибки
review-page-all = все решения
review-page-no-mistakes = Ни одной ошибки. Отличная игра!
review-page-no-decisions = Решать было нечего.
review-page-more = Показать ещё
review-page-played = Сыграно: { $move }.
review-page-better = Лучше: { $move }.
review-page-usual = Лучше чередовать, чаще всего: { $move }.
review-page-moves = Сравнить ходы
review-page-move = Ход
review-page-value = Шанс на победу
review-page-share = Как часто
review-page-own = сыграно

again-title = Ещё раз: { $game }
again-about = { $number ->
    [0] Та же партия с начала. За остальных играют боты.
   *[other] Партия после хода { $number }. За остальных играют боты.
}
again-to-review = К разбору

mistakes-title = Работа над ошибками
mistakes-link = Тренироваться
mistakes-about = Сюда возвращаются ошибки из партий, которые вы разобрали: на следующий день, а потом всё реже, пока вы их не запомните. Их хранит этот браузер.
mistakes-added = { $count ->
    [one] Для { $count } вашей ошибки можно найти ход получше.
   *[other] Для { $count } ваших ошибок можно найти ходы получше.
}
mistakes-none = Тренироваться пока не на чем. Разберите законченную партию, и здесь появятся ваши ошибки.
mistakes-done = { $days ->
    [0] На сегодня всё.
    [one] На сегодня всё. Следующая ошибка — через { $days } день.
    [few] На сегодня всё. Следующая ошибка — через { $days } дня.
   *[many] На сегодня всё. Следующая ошибка — через { $days } дней.
}
mistakes-ask = { $count ->
    [one] Ход { $number } в вашей партии был ошибкой. Как лучше?
   *[other] Ход { $number } в вашей партии был ошибкой. Как лучше? (осталось: { $count })
}
mistakes-unknown = Этого хода в разборе нет. Попробуйте другой.
mistakes-right = Верно!
mistakes-wrong = Есть ход получше.
mistakes-same = Снова та же ошибка.
mistakes-chances = { $move }: шанс победить около { $chance } %.
mistakes-also = Разбор предпочитает: { $move }.
mistakes-next = Следующая позиция
mistakes-finish = Готово
mistakes-retry = Попробовать снова

server-review-players = Разбор партии могут начать только её игроки.
server-review-one = Вы уже ждёте другого разбора. Дождитесь его или отмените.
server-review-full = Сейчас разбирают слишком много партий. Попробуйте чуть позже.
server-no-review = Разбора этой партии пока нет.
