# Learning, examples and replays.

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
replay-link-failed = The browser does not let us copy. The link stands in the address bar.
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
