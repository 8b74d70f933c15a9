# Сторінка з розбором партії та робота над помилками.

review-page-title = Розбір: { $game }
review-page-untitled = Розбір
review-page-spoiler = Розбір показує, чим закінчилася партія.
review-page-show = Показати розбір
review-page-watch-first = Спершу подивитися
review-page-start = Розібрати партію
review-page-retry = Спробувати ще раз
review-page-cancel = Скасувати
review-page-cancelled = Розбору цієї партії поки немає.
review-page-progress = Готовність розбору
review-page-waiting = { $ahead ->
    [one] Перед вами { $ahead } розбір.
    [few] Перед вами { $ahead } розбори.
   *[many] Перед вами { $ahead } розборів.
}
review-page-working = Розбираємо партію: { $percent } %
review-page-about = Комп’ютер багато разів дограє партію з кожної позиції. Так видно, що вирішила удача, а що — вибір гравців.

review-page-graph-about = Лінії показують, яким був шанс кожного на перемогу після кожного ходу, якщо далі всі грають добре. У зафарбованій смузі лінія проходить з імовірністю 95 %. Натисніть на позначку, щоб подивитися хід.
review-page-marks-of = Чиї позначки показати
review-page-lucky = удача
review-page-unlucky = невдача
review-page-mark-before = До попередньої позначки
review-page-mark-after = До наступної позначки
review-page-chance = { $seat }: { $chance } %
review-page-marked = { $seat }: { $what }, { $change } %
review-page-watch = Подивитися
review-page-again = Зіграти звідси

review-page-totals = Удача і вибір

review-page-decisions = Рішення
review-page-player = Гравець
review-page-which = Показати
review-page-mistakes = помилки
review-page-all = усі рішення
review-page-no-mistakes = Жодної помилки. Чудова гра!
review-page-no-decisions = Вирішувати не було чого.
review-page-more = Показати ще
review-page-played = Зіграно: { $move }.
review-page-better = Краще: { $move }.
review-page-usual = Краще чергувати, найчастіше: { $move }.
review-page-moves = Порівняти ходи
review-page-move = Хід
review-page-value = Шанс на перемогу
review-page-share = Як часто
review-page-own = зіграно

again-title = Ще раз: { $game }
again-about = { $number ->
    [0] Та сама партія з початку. За решту грають боти.
   *[other] Партія після ходу { $number }. За решту грають боти.
}
again-to-review = До розбору

mistakes-title = Робота над помилками
mistakes-link = Тренуватися
mistakes-about = Сюди повертаються помилки з партій, які ви розібрали: наступного дня, а потім дедалі рідше, доки ви їх не запам’ятаєте. Їх зберігає цей браузер.
mistakes-added = { $count ->
    [one] Для { $count } вашої помилки можна знайти кращий хід.
   *[other] Для { $count } ваших помилок можна знайти кращі ходи.
}
mistakes-none = Тренуватися поки нема на чому. Розберіть закінчену партію, і тут з’являться ваші помилки.
mistakes-done = { $days ->
    [0] На сьогодні все.
    [one] На сьогодні все. Наступна помилка — через { $days } день.
    [few] На сьогодні все. Наступна помилка — через { $days } дні.
   *[many] На сьогодні все. Наступна помилка — через { $days } днів.
}
mistakes-ask = { $count ->
    [one] Хід { $number } у вашій партії був помилкою. Як краще?
   *[other] Хід { $number } у вашій партії був помилкою. Як краще? (залишилося: { $count })
}
mistakes-unknown = Цього ходу в розборі немає. Спробуйте інший.
mistakes-right = Правильно!
mistakes-wrong = Є кращий хід.
mistakes-same = Знову та сама помилка.
mistakes-chances = { $move }: шанс перемогти близько { $chance } %.
mistakes-also = Розбір обирає: { $move }.
mistakes-next = Наступна позиція
mistakes-finish = Готово
mistakes-retry = Спробувати ще раз

server-review-players = Розбір партії можуть почати лише її гравці.
server-review-one = Ви вже чекаєте на інший розбір. Дочекайтеся його або скасуйте.
server-review-full = Зараз розбирають забагато партій. Спробуйте трохи згодом.
server-no-review = Розбору цієї партії поки немає.
