### Learning, examples and replays.

## Examples of the rules
example-of = Examples of ruling { $ruling }
example-number = Example { $number }
example-seat = Seen by { $seat }
example-watched = Seen by a spectator
example-after = Show the result
example-before = Back to the position
example-play = Play it out
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer or other words.
    [one] { $count } place found
   *[other] { $count } places found
}

## Learning

tutorial-learn = Learn
tutorial-learn-game = Learn { $game } by playing
tutorial-title = Learn: { $game }
tutorial-new-here = New here? Press “Learn”: a guided first game shows you how to play, step by step.
tutorial-coach = Your coach
tutorial-place = Step { $number } of { $count }
tutorial-scenes = All steps
tutorial-finished = done
tutorial-welcome = Hello! I will show you this game in a few short steps, right at the table. You make the moves yourself, and you cannot break anything. Shall we start?
tutorial-ready = Ready to go on?
tutorial-begin = Start
tutorial-next = Next
tutorial-watch = Watch what happens…
tutorial-scene-done = Well done, this step is finished!
tutorial-first-read = The cards can wait: press the button here to continue.
tutorial-not-meant = That is allowed, but we are looking for another move. Try again.
tutorial-task-again = Repeat the task
tutorial-show = Show me
tutorial-marked = Everything you need has a dashed outline.
tutorial-any = Any choice is fine here.
tutorial-again = Restart this step
tutorial-fold = Collapse
tutorial-unfold = Expand
tutorial-failed = This step could not be set up. Try again in a moment.
tutorial-retry = Try again
tutorial-well-done = Well done! Now you know this game. The best way to learn more is to play:
tutorial-read = Read the rules
tutorial-next-lesson = Next lesson: { $game }
tutorial-from-start = Start again from the beginning
tutorial-leave = Leave the lesson
tutorial-none = This game has no lesson yet, but you can read its rules.

## Playing out an example

tutorial-practice-title = Example: { $game }
tutorial-practice = An example from the rules. You play on from here, and bots play the other seats.
tutorial-from-here = Again from here
tutorial-to-rules = Back to the rules
tutorial-no-example = There is no such example. The rules show all examples.

## Replay

replay-of = Replay: { $game }
replay-untitled = Replay
replay-so-far = The game so far
replay-again = Watch it again
replay-look-back = Earlier moves
replay-to-game = Back to the game
replay-controls = Replay controls
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-seen = To the last move you have seen
replay-end = To the end
replay-scrub = Position in the game
replay-start = Start
replay-move = Move { $number }
replay-move-of = Move { $number } of { $count }
replay-move-news = Move { $number }: { $news }
replay-reveal = Show how it ends
replay-options = View, speed and more
replay-view = View
replay-view-spectator = spectator
replay-view-full = everything open
replay-holds = hand: { $cards }
replay-speed = Speed
replay-link = Link to this move
replay-link-failed = The browser does not let us copy. The link is in the address bar.
replay-fair = Check that it was fair
replay-ended = How it ended
replay-record-ends = The record ends here.

replay-open-title = Watch a record
replay-open-about = Any finished game can be saved as a record, a small text file. Open one and watch the game move by move.
replay-open-file = Choose a file
replay-open-drop = or drop it here
replay-open-text = Or paste its text
replay-open = Check and watch
replay-open-lines = Lines around it
replay-open-kept = The server reads the record to check every move against the rules, and stores nothing.
replay-open-other = Another record

replay-key-look-back = look at earlier moves in a game against bots
replay-key-step = one move back or forward
replay-key-play = play or pause
replay-key-ends = to the start; to the end or the last move you have seen
replay-key-speed = speed, from slow to no animation
replay-key-view = change the view
