# Learning, examples and replays.

## Examples of the rules
example-of = Examples of ruling { $ruling }
example-number = Example { $number }
example-seat = Seen by { $seat }
example-watched = Seen from outside
example-after = What comes of it
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
tutorial-new-here = New here? Press “Learn”: a guided first game shows you how it goes, one idea at a time.
tutorial-learner = Learner
tutorial-coach = Your coach
tutorial-place = Scene { $number } of { $count }
tutorial-scenes = All scenes
tutorial-finished = finished
tutorial-welcome = Hello! I will show you this game in short scenes at a real table. You make the moves yourself, and nothing can go wrong. Shall we?
tutorial-ready = Ready for the next idea?
tutorial-begin = Begin
tutorial-next = Next
tutorial-watch = Watch what happens now…
tutorial-scene-done = Well done, that was this scene!
tutorial-first-read = The cards can wait: press the button here to go on.
tutorial-not-meant = That is allowed, but it is not what we are looking for here. Try again.
tutorial-task-again = What was the task?
tutorial-show = Show me
tutorial-marked = What you need is marked with a broken line.
tutorial-any = Whatever you choose is fine here.
tutorial-again = Start this scene again
tutorial-fold = Collapse
tutorial-unfold = Expand
tutorial-failed = This scene could not be set up. Try again in a moment.
tutorial-retry = Try again
tutorial-well-done = Well done! You know this game now. Nothing teaches it better than playing it:
tutorial-read = Read the rules
tutorial-next-lesson = Next lesson: { $game }
tutorial-from-start = Once more from the start
tutorial-leave = Leave the lesson
tutorial-none = This game has no lesson yet. Its rules are there to read.

## Playing out an example

tutorial-practice-title = Example: { $game }
tutorial-practice = An example from the rules. You go on from here, the bots play along.
tutorial-from-here = Again from here
tutorial-to-rules = Back to the rules
tutorial-no-example = There is no such example. The rules show all that there are.

## Replay

replay-of = Replay: { $game }
replay-untitled = Replay
replay-so-far = So far
replay-again = Watch it again
replay-look-back = Look back
replay-to-game = To the game
replay-controls = Watching
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-seen = To the last move that you have seen
replay-end = To the end
replay-scrub = Where in the game
replay-start = The beginning
replay-move = Move { $number }
replay-move-of = Move { $number } of { $count }
replay-move-news = Move { $number }: { $news }
replay-reveal = Show how it ends
replay-options = View, speed and more
replay-view = Seen by
replay-view-spectator = a spectator
replay-view-full = all open
replay-holds = holds: { $cards }
replay-speed = Speed
replay-link = Link to this move
replay-link-failed = The browser does not let us copy. The link is in the address bar.
replay-fair = Check that it was fair
replay-ended = How it ended
replay-record-ends = The record ends here.

replay-open-title = Watch a record
replay-open-about = Any finished game can be saved as a record, a small text. Open one, and watch the game move by move.
replay-open-file = Choose a file
replay-open-drop = or drop it here
replay-open-text = Or paste its text
replay-open = Check and watch
replay-open-lines = The lines around it
replay-open-kept = The server reads the record to check every move against the rules, and keeps nothing of it.
replay-open-other = Another record

replay-key-look-back = look back at the game so far, against bots
replay-key-step = one move back or on
replay-key-play = play or pause
replay-key-ends = to the beginning, to the end or as far as you have seen
replay-key-speed = speed, from slow to without motion
replay-key-view = the next view
