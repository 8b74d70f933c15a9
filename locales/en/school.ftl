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
