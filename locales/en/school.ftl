# Learning, examples and replays.
