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

school-learn = Learn
school-learn-game = Learn { $game } by playing
school-title = Learn: { $game }
school-new-here = New here? Press “Learn”: a guided first game shows you how it goes, one idea at a time.
school-learner = Learner
school-coach = Your coach
school-place = Scene { $number } of { $count }
school-scenes = All scenes
school-finished = finished
school-welcome = Hello! I will show you this game in short scenes at a real table. You make the moves yourself, and nothing can go wrong. Shall we?
school-ready = Ready for the next idea?
school-begin = Begin
school-next = Next
school-watch = Watch what happens now…
school-scene-done = Well done, that was this scene!
school-first-read = The cards can wait: press the button here to go on.
school-not-meant = That is allowed, but it is not what we are looking for here. Try again.
school-task-again = What was the task?
school-show = Show me
school-marked = What you need is marked with a broken line.
school-any = Whatever you choose is fine here.
school-again = Start this scene again
school-fold = Make this smaller
school-unfold = Show all of it
school-failed = This scene could not be set up. Try again in a moment.
school-retry = Try again
school-well-done = Well done! You know this game now. Nothing teaches it better than playing it:
school-read = Read the rules
school-next-lesson = Next lesson: { $game }
school-from-start = Once more from the start
school-leave = Leave the lesson
school-none = This game has no lesson yet. Its rules are there to read.

## Playing out an example

school-practice-title = Example: { $game }
school-practice = An example from the rules. You go on from here, the bots play along.
school-from-here = Again from here
school-to-rules = Back to the rules
school-no-example = There is no such example. The rules show all that there are.
