### Fairness in the browser: how it works, and the check of a game.

## How it works

fair-title = Nobody can cheat with the cards
fair-link = Is it fair?
fair-lead = You need not believe us: after every game your own browser can check that the cards were mixed fairly. This is how it works.
fair-steps = How it works, in four steps
fair-step-1 = A secret goes into a box
fair-step-1-about = Before the game the table makes up a secret and locks it into a box. On the box there is a seal, a long row of digits and letters, and everybody may note it down. If anything in the box were changed, the seal would look quite different.
fair-step-2 = Everybody adds a word
fair-step-2-about = Each player thinks of a word and locks it into a little box of their own. The words are read out only when all boxes are closed, so nobody can fit theirs to the others’. Bots, and players who give no word, get one that follows from the table’s secret.
fair-step-3 = A recipe mixes the cards
fair-step-3-about = Secret and words go into a recipe that always gives the same cards from the same things. The table cannot choose a lucky secret: it is in the box, and the words are read out later.
fair-step-4 = The box is opened
fair-step-4-about = When the game is over, the secret is shown. Now anybody can look whether the seal fits, follow the recipe once more, and see the very same cards.
fair-throws = And throws?
fair-throws-about = Rock, scissors, paper, hidden cards and setups are put into little boxes of their own. Bots close theirs first, and your browser sends your decision only after it has seen that. All boxes are opened together, so nobody can change a decision after seeing yours.

## Try it

fair-toy = Try it yourself
fair-toy-about = This is the real recipe, with six cards only. Change your word: the seal stays, because the box was closed before, but the cards come out differently. A new secret has another seal.
fair-toy-word = Your word
fair-toy-seal = The seal on the box
fair-toy-cards = The cards, mixed from the secret and your word
fair-toy-card = Card { $number }, { $sign }
fair-toy-secret = A new secret
fair-toy-open = Open the box
fair-toy-opened = In the box was:

## My word

fair-word = My word for the shuffle
fair-word-about = Your browser adds a few random letters and mixes it into every game that you play. Leave it empty, and your browser makes up a new one for each game.
fair-word-last = The last one was: { $word }
fair-word-kept = Saved. The word is used from the next game on.

## Check a game

fair-check = Check a game
fair-check-about = Take the record of a finished game: drop the file here, open it, or paste its text. Everything happens in your browser; nothing is sent anywhere.
fair-open = Open a file
fair-paste = The text of a record
fair-check-now = Check
fair-drop = Let go, and it is checked
fair-fetching = The record is being fetched.
fair-too-big = The file is too big for a record. Expected at most { $most } megabytes.
fair-result = What the check says
fair-verdict-fair = Fair! Everything fits.
fair-verdict-broken = Something does not fit.
fair-verdict-nothing = There is nothing to check here.
fair-verdict-unreadable = This is not a record that can be read.
fair-line = Line { $line }
fair-more = Details
fair-good = OK
fair-bad = failed
fair-unproven = not proven
fair-no-game = The record could not be fetched. Is the game over?
fair-beyond = What this check does not do: it knows no rules, so it does not play the game again. The program does both: roshambo verify FILE. And no proof tells whether two players whisper to each other.

fair-ask = Check that it was fair
fair-checking = Checking
fair-how = How do we know?

## What was found

fair-no-proof = The record has no fairness proof. It may come from a game that was played without one.
fair-promise-kept = The box held what was promised: the secret fits the seal.
fair-promise-kept-local = The box held what was promised: the secret and the bots’ words fit the seal.
fair-promise-broken = The secret does not fit the seal: something was exchanged after the promise.
fair-promise-broken-local = The secret and the bots’ words do not fit the seal: something was exchanged after the promise.
fair-local = This game was played at one computer, or online before version 0.3. One program knew the secret and all words, so it could have chosen them to fit.
fair-nobody-gave = No player locked a word away before the game, so the table could have chosen its secret to fit.
fair-withheld = { $seat } locked a word away and did not tell it. A table that is in league with this player could have chosen between two orders of the cards.
fair-texts = { $count ->
    [one] { $count } word was mixed in. Is it yours?
   *[other] { $count } words were mixed in. Is yours among them?
}
fair-no-cards = This game has no cards to mix, so there is no shuffle to check.
fair-no-decks = No deck was mixed before the record ends.
fair-decks = { $count ->
    [one] The deck came out exactly as the recipe says.
   *[other] All { $count } decks came out exactly as the recipe says.
}
fair-deck-cards = Deck { $number } does not hold the cards of this game.
fair-deck-broken = Deck { $number } is not the one that the recipe gives. The first wrong card is number { $place } from the top.
fair-seals = { $count ->
    [one] { $count } decision in secret fits its seal.
   *[other] { $count } decisions in secret fit their seals.
}
fair-seal-broken = This decision is not the one that was sealed. Its seal stands in line { $line }.
fair-seal-of-nothing = The seal { $name } belongs to no decision of this record.
fair-seals-missing = { $count ->
    [one] { $count } decision in secret has no seal. At an online table each must have one.
   *[other] { $count } decisions in secret have no seal. At an online table each must have one.
}
fair-unsealed = { $count ->
    [one] { $count } decision in secret has no seal. So it is in games at a terminal; at an online table each has one.
   *[other] { $count } decisions in secret have no seal. So it is in games at a terminal; at an online table each has one.
}
fair-not-there = Your browser was not there when this game began, so it has no promise to compare with.
fair-seen-before = The promise is the one that your browser saw before the game.
fair-seen-during = The promise is the one that your browser saw when the game began.
fair-other-promise = The promise is not the one that your browser saw: this is another proof.
fair-hashes-seen = The boxes of all words were closed before your browser told yours.
fair-other-hashes = The boxes of words are not those that your browser saw closed.
fair-own-word = Your own word is in the mix.
fair-own-word-lost = The word that you gave is not in the mix.
fair-seals-seen = { $count ->
    [one] { $count } seal is the one that your browser saw while you played.
   *[other] { $count } seals are those that your browser saw while you played.
}
fair-other-seal = A seal that your browser saw while you played is not in the record.

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
