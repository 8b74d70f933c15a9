### Fairness in the browser: how it works, and the check of a game.

## How it works

fair-title = Nobody can cheat with the cards
fair-link = Is it fair?
fair-lead = You do not have to believe us: after every game, your own browser can check that the cards were shuffled fairly. This is how it works.
fair-steps = How it works, in four steps
fair-step-1 = A secret goes into a box
fair-step-1-about = Before the game, the table makes up a secret and locks it in a box. On the box is a seal, a long row of digits and letters that everybody may write down. If anything in the box were changed, the seal would be completely different.
fair-step-2 = Everybody adds a word
fair-step-2-about = Each player thinks of a word and locks it in a little box of their own. The words are read out only when all boxes are closed, so nobody can choose theirs to suit the others. Bots, and players who give no word, get one that follows from the table’s secret.
fair-step-3 = A recipe shuffles the cards
fair-step-3-about = The secret and the words go into a recipe that always turns the same input into the same cards. The table cannot pick a lucky secret: it is already in the box, and the words come later.
fair-step-4 = The box is opened
fair-step-4-about = When the game is over, the secret is shown. Now anybody can compare the seal, repeat the recipe, and get the very same cards.
fair-throws = And throws?
fair-throws-about = Rock, scissors, paper, hidden cards and setups each go into a little box of their own. Bots close theirs first, and only then does your browser send your decision. All boxes are opened together, so nobody can change their mind after seeing yours.

## Try it

fair-toy = Try it yourself
fair-toy-about = This is the real recipe, with only six cards. Change your word: the seal stays the same, because the box was closed before, but the cards come out differently. A new secret has a different seal.
fair-toy-word = Your word
fair-toy-seal = The seal on the box
fair-toy-cards = The cards, shuffled with the secret and your word
fair-toy-card = Card { $number }, { $sign }
fair-toy-secret = A new secret
fair-toy-open = Open the box
fair-toy-opened = Inside the box:

## My word

fair-word = My word for the shuffle
fair-word-about = Your browser adds a few random letters and uses it in every game you play. Leave it empty, and your browser makes up a new word for each game.
fair-word-last = Your last word: { $word }
fair-word-kept = Saved. The word is used from the next game on.

## Check a game

fair-check = Check a game
fair-check-about = Take the record of a finished game: drop the file here, open it, or paste its text. Everything happens in your browser; nothing is sent anywhere.
fair-open = Open a file
fair-paste = The text of a record
fair-check-now = Check
fair-drop = Drop to check
fair-fetching = Fetching the record.
fair-too-big = The file is too big for a record. Expected at most { $most } megabytes.
fair-result = What the check says
fair-verdict-fair = Fair! Everything matches.
fair-verdict-broken = Something does not match.
fair-verdict-nothing = There is nothing to check here.
fair-verdict-unreadable = This is not a game record: it cannot be read.
fair-line = Line { $line }
fair-more = Details
fair-good = OK
fair-bad = failed
fair-unproven = not proven
fair-no-game = The record could not be fetched. Is the game over?
fair-beyond = What this check does not do: it does not know the rules, so it does not replay the game. The program does both: roshambo verify FILE. And no proof can show whether two players whisper to each other.

fair-ask = Check that it was fair
fair-checking = Checking
fair-how = How do we know?

## What was found

fair-no-proof = The record has no fairness proof. It may come from a game that was played without one.
fair-promise-kept = The box held what was promised: the secret matches the seal.
fair-promise-kept-local = The box held what was promised: the secret and the bots’ words match the seal.
fair-promise-broken = The secret does not match the seal: something was swapped after the promise.
fair-promise-broken-local = The secret and the bots’ words do not match the seal: something was swapped after the promise.
fair-local = This game was played on one computer, or online before version 0.3. One program knew the secret and all the words, so it could have chosen them to suit itself.
fair-nobody-gave = No player locked in a word before the game, so the table could have chosen its secret to suit itself.
fair-withheld = { $seat } locked in a word but did not reveal it. A table that works with this player could have chosen between two orders of the cards.
fair-texts = { $count ->
    [one] { $count } word was mixed in. Is it yours?
   *[other] { $count } words were mixed in. Is yours among them?
}
fair-no-cards = This game has no cards to shuffle, so there is nothing to check.
fair-no-decks = No deck was shuffled before the record ends.
fair-decks = { $count ->
    [one] The deck came out exactly as the recipe says.
   *[other] All { $count } decks came out exactly as the recipe says.
}
fair-deck-cards = Deck { $number } does not hold the cards of this game.
fair-deck-broken = Deck { $number } is not the one that the recipe gives. The first wrong card is number { $place } from the top.
fair-seals = { $count ->
    [one] { $count } secret decision matches its seal.
   *[other] { $count } secret decisions match their seals.
}
fair-seal-broken = This decision is not the one that was sealed. Its seal is in line { $line }.
fair-seal-of-nothing = The seal { $name } belongs to no decision of this record.
fair-seals-missing = { $count ->
    [one] { $count } secret decision has no seal. At an online table every decision must have one.
   *[other] { $count } secret decisions have no seal. At an online table every decision must have one.
}
fair-unsealed = { $count ->
    [one] { $count } secret decision has no seal. That is normal for games played in a terminal; at an online table every decision has a seal.
   *[other] { $count } secret decisions have no seal. That is normal for games played in a terminal; at an online table every decision has a seal.
}
fair-not-there = Your browser was not there when this game started, so it has no promise to compare.
fair-seen-before = The promise is the one your browser saw before the game.
fair-seen-during = The promise is the one your browser saw when the game started.
fair-other-promise = The promise is not the one your browser saw: this proof is a different one.
fair-hashes-seen = All boxes with words were closed before your browser revealed yours.
fair-other-hashes = The boxes with words are not the ones your browser saw closed.
fair-own-word = Your own word is in the mix.
fair-own-word-lost = The word you gave is not in the mix.
fair-seals-seen = { $count ->
    [one] { $count } seal is the one your browser saw while you played.
   *[other] { $count } seals are the ones your browser saw while you played.
}
fair-other-seal = A seal your browser saw while you played is not in the record.
fair-undone = { $times ->
    [one] { $times } move was taken back. The record has the game without it, so nothing is proven about it.
   *[other] { $times } moves were taken back. The record has the game without them, so nothing is proven about them.
}
fair-undo-hidden = Moves were taken back while you played, but the record does not say so.

fair-detail-promise = Promise in the record
fair-detail-secret = Secret
fair-detail-found = Computed here
fair-detail-key = Key of the shuffles
fair-detail-deck = Deck { $number }
fair-detail-expected = By the recipe
fair-detail-bot = Seat { $seat }, a bot
fair-detail-named = { $name }
fair-detail-sealed = Seal and salt
fair-detail-move = Decision in the record
fair-detail-seal = { $move }
fair-detail-line = Line { $line }
fair-detail-noted = Noted by your browser
fair-detail-word = Your word
