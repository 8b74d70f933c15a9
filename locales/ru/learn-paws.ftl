# The guided first game.
