# The page with the review of a game, and the practice of one's own mistakes.

review-page-title = Review: { $game }
review-page-untitled = Review
review-page-spoiler = The review shows how the game ended.
review-page-show = Show the review
review-page-watch-first = Watch the game first
review-page-start = Review this game
review-page-retry = Try again
review-page-cancel = Cancel
review-page-cancelled = There is no review of this game yet.
review-page-progress = Progress of the review
review-page-waiting = { $ahead ->
    [one] One other review comes first.
   *[other] { $ahead } other reviews come first.
}
review-page-working = Reviewing the game: { $percent } %
review-page-about = The computer plays on from every position many times. That shows what was luck and what were choices.

review-page-graph-about = The lines show each player’s chance to win after every move, if everybody played well from there. In the shaded band the line lies with a probability of 95 %. Press a mark to watch that move.
review-page-marks-of = Show marks for
review-page-lucky = lucky
review-page-unlucky = unlucky
review-page-mark-before = To the previous mark
review-page-mark-after = To the next mark
review-page-chance = { $seat }: { $chance } %
review-page-marked = { $seat }: { $what }, { $change } %
review-page-watch = Watch
review-page-again = Play from here

review-page-totals = Luck and choices

review-page-decisions = Decisions
review-page-player = Player
review-page-which = Show
review-page-mistakes = mistakes
review-page-all = all decisions
review-page-no-mistakes = No mistakes. Well played!
review-page-no-decisions = There was nothing to decide.
review-page-more = Show more
review-page-played = Played: { $move }.
review-page-better = Better: { $move }.
review-page-usual = Best mixed, most often: { $move }.
review-page-moves = Compare the moves
review-page-move = Move
review-page-value = Chance to win
review-page-share = How often
review-page-own = played

again-title = Once more: { $game }
again-about = { $number ->
    [0] The same game from the start. Bots play the other seats.
   *[other] The game after move { $number }. Bots play the other seats.
}
again-to-review = To the review

mistakes-title = Practise your mistakes
mistakes-link = Practise
mistakes-about = Mistakes from games that you have reviewed come back here: the next day, and then after longer and longer pauses, until you have learned them. This browser keeps them.
mistakes-added = { $count ->
    [one] One of your mistakes is waiting for you to find a better move.
   *[other] { $count } of your mistakes are waiting for you to find better moves.
}
mistakes-none = There is nothing to practise yet. Review a finished game to find your mistakes.
mistakes-done = { $days ->
    [0] That was all for today.
    [one] That was all for today. The next one comes tomorrow.
   *[other] That was all for today. The next one comes in { $days } days.
}
mistakes-ask = { $count ->
    [one] Move { $number } of your game was a mistake. What is better?
   *[other] Move { $number } of your game was a mistake. What is better? ({ $count } to go)
}
mistakes-unknown = The review did not look at this move. Try another one.
mistakes-right = Right!
mistakes-wrong = Not the best.
mistakes-same = The same mistake again.
mistakes-chances = { $move }: about { $chance } % to win.
mistakes-also = The review prefers: { $move }.
mistakes-next = Next position
mistakes-finish = Done
mistakes-retry = Try again

server-review-players = Only the players of this game can ask for its review.
server-review-one = You are already waiting for another review. Wait until it is done, or cancel it.
server-review-full = Too many games are being reviewed right now. Try again in a moment.
server-no-review = There is no review of this game yet.
