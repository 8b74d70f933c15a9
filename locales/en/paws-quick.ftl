### Paws, Scissors, Paper: quick rules, the second edition

paws-quick-title = Paws, Scissors, Paper: quick rules
paws-quick-short = Paws: quick
paws-quick-about = a series of quick games for the fewest penalty points, with help tokens

## Moves

paws-quick-move-play = Play { $cards }
paws-quick-move-lead = Lead { $cards }
paws-quick-move-combo = Transfer the turn with a combo: { $cards }
paws-quick-move-pass = Pass and draw three cards
paws-quick-move-help = Spend a help token
paws-quick-move-spend = { $tokens ->
    [0] Spend no help tokens
    [one] Spend { $tokens } help token
   *[other] Spend { $tokens } help tokens
}

## What happens

paws-quick-dealt = Game { $game } is dealt: { $clauses }
paws-quick-dealt-turned = turned over and put under the deck: { $cards }
paws-quick-dealt-start = starting card: { $card }
paws-quick-dealt-left = { $cards } out of the game, unseen
paws-quick-opens = { $seat } { $seat-is ->
    [you] open
   *[other] opens
} the game
paws-quick-played = { $seat } { $seat-is ->
    [you] play
   *[other] plays
} { $group }: { $cards }
paws-quick-played-card = { $seat } { $seat-is ->
    [you] play
   *[other] plays
} { $card }
paws-quick-led = { $seat } { $seat-is ->
    [you] lead
   *[other] leads
} { $group }: { $cards }
paws-quick-led-card = { $seat } { $seat-is ->
    [you] lead
   *[other] leads
} { $card }
paws-quick-transferred = { $seat } { $seat-is ->
    [you] transfer
   *[other] transfers
} the turn with a combo: { $cards }
paws-quick-passed = { $seat } { $seat-is ->
    [you] pass
   *[other] passes
}
paws-quick-deck-out = { $seat } { $seat-is ->
    [you] have
   *[other] has
} to draw a card, but the deck is empty
paws-quick-helped = { $seat } { $seat-is ->
    [you] spend
   *[other] spends
} a help token. From the table to the discard pile: { $card }
paws-quick-game-ended-empty-hand = Game { $game } is over: { $seat } { $seat-is ->
    [you] have
   *[other] has
} no cards left. { $steps }
paws-quick-game-ended-deck-out = Game { $game } is over: the deck has run out. { $steps }
paws-quick-game-ended-cards = { $seat } { $seat-is ->
    [you] have
   *[other] has
} { $cards } left
paws-quick-spend-decided = { $seat } { $seat-is ->
    [you] have
   *[other] has
} decided about help tokens
paws-quick-spend-decided-own = { $seat } { $seat-is ->
    [you] have
   *[other] has
} decided: { $tokens ->
    [0] no help tokens are spent
    [one] { $tokens } help token is spent
   *[other] { $tokens } help tokens are spent
}
paws-quick-spent = The decisions are revealed. { $steps }
paws-quick-spent-tokens = { $seat } { $seat-is ->
    [you] spend
   *[other] spends
} { $tokens ->
    [one] { $tokens } help token
   *[other] { $tokens } help tokens
}
paws-quick-spent-nothing = The decisions are revealed. Nobody spends help tokens
paws-quick-scored = Scoring. { $steps }
paws-quick-score-cards = { $seat } { $seat-is ->
    [you] get
   *[other] gets
} { $points ->
    [0] no penalty points
    [one] { $points } penalty point for { $points } card
   *[other] { $points } penalty points for { $points } cards
}
paws-quick-score-spent = { $seat } { $seat-is ->
    [you] take
   *[other] takes
} off { $spent ->
    [one] { $spent } point for a help token
   *[other] { $spent } points for { $spent } help tokens
}, which leaves { $points }
paws-quick-score-total = { $seat } { $seat-is ->
    [you] have
   *[other] has
} a total of { $total }
paws-quick-score-won = { $seats } { $seats-is ->
    [you] win
   *[other] wins
} the game
paws-quick-score-shared = the game is shared by: { $seats }
paws-quick-tokens-given = Help for those who are behind. { $steps }
paws-quick-tokens-given-to = { $seat } { $seat-is ->
    [you] get
   *[other] gets
} a help token
paws-quick-tokens-given-now = help tokens now: { $tokens }
paws-quick-tokens-given-supply = left in the supply: { $supply }
paws-quick-series-won = The series is over. { $steps }
paws-quick-series-won-tied = the lowest total is tied, so the number of games won decides
paws-quick-series-won-by = { $seats } { $seats-is ->
    [you] win
   *[other] wins
} the series
paws-quick-series-won-shared = totals and games won are equal, and the victory is shared by: { $seats }

## Refusals

paws-quick-refused-throw-first = Players are throwing for the first move: show rock, scissors or paper.
paws-quick-refused-no-throw = There is no throw now: play or lead cards, transfer the turn or pass.
paws-quick-refused-spend-first = The game is over and is being scored: decide how many help tokens you spend.
paws-quick-refused-no-spend = Help tokens take off penalty points only after a game, and this one is still being played: play or lead cards, transfer the turn or pass.
paws-quick-refused-spend-too-much = You cannot spend { $amount ->
    [one] { $amount } help token
   *[other] { $amount } help tokens
}. The most is { $most }: no more than you have tokens, and no more than you have penalty points.
paws-quick-refused-must-lead = The table is empty, so there is nothing to beat: lead cards, transfer the turn or pass.
paws-quick-refused-not-yours = You may lead only on an empty table or over cards that you played in your previous turn, and these are not yours ({ $owner } played them). Beat them, transfer the turn or pass.
paws-quick-refused-not-yours-nobody = You may lead only on an empty table or over cards that you played in your previous turn, and these are nobody’s. Beat them, transfer the turn or pass.
paws-quick-refused-not-held = You do not have this card, or not enough of them: { $card }. Play cards from your hand.
paws-quick-refused-wrong-sign = You named { $sign }, but this card cannot be that: { $card }. Play cards of that sign, its sign joker or colour jokers.
paws-quick-refused-mixed-colours = The cards must be all of one colour or all of different colours, but there is a second colour, { $second }, and a repeated one, { $repeated }.
paws-quick-refused-too-many-colours = There are only five colours, so { $size } cards cannot all be different. Play cards of one colour, or at most five of different colours.
paws-quick-refused-losing-sign = You cannot beat { $table } with { $said }. Play the same sign with more cards than are on the table, or any number of cards of the beating sign: { $beating }.
paws-quick-refused-too-few = You chose { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, too few for the same sign. Play at least { $least }, or the beating sign.
paws-quick-refused-combo-size = A combo is a rock, a scissors and a paper of one colour: three cards, but you chose { $size }.
paws-quick-refused-combo-sign-twice = A combo is a rock, a scissors and a paper, and yours has more than one { $sign }.
paws-quick-refused-combo-colours = A combo is all of one colour, and { $colour } is a second one.
paws-quick-refused-no-token = You have no help token: take your turn without help.
paws-quick-refused-nothing-to-help = The table is empty, so there is nothing to remove: lead cards, transfer the turn or pass.

## Notation

expected-paws-quick-play = play SIGN CARDS, such as play R bR bR
expected-paws-quick-lead = lead SIGN CARDS, such as lead R bR gR
expected-paws-quick-move = a move: play SIGN CARDS, lead SIGN CARDS, combo CARDS, pass, help, spend NUMBER or throw SIGN
expected-tokens = a number of help tokens

## In the browser

paws-quick-under = At the bottom of the deck: { $cards }
paws-quick-left = Out of the game: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
paws-quick-supply = Help tokens in the supply: { $count }
paws-quick-known = { $seat } { $seat-is ->
    [you] hold
   *[other] holds
} { $cards }
paws-quick-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
paws-quick-spending = Spend help tokens on penalty points
paws-quick-spending-thinks = is thinking
paws-quick-spending-own = spends { $count }
paws-quick-score-title = Penalty points
paws-quick-score-game = This game
paws-quick-score-help = Help tokens
paws-quick-score-sum = Total
paws-quick-score-fewest = The fewest penalty points win.
paws-quick-sure-help = One card leaves the table, so there is less to beat, and your turn goes on. The token returns to the supply. If you keep it, it takes off one penalty point after the game.
paws-quick-beats-more = In the same sign you need more cards; how many more does not matter.
paws-quick-beats-sign = In the beating sign any number of cards will do, even one. But then you draw two.
paws-quick-beats-colours = Cards played together are all of one colour, or all of different colours.
paws-quick-beats-sign-joker = A sign joker (rainbow) shows its sign and takes any colour.
paws-quick-beats-colour-joker = A colour joker (juggler) keeps its colour and takes any sign.
paws-quick-beats-combo = Rock, scissors and paper of one colour are a combo: it passes the turn on and leaves the cards on the table.
paws-quick-beats-help = A help token removes a card from the table on your turn, or takes a penalty point off you after the game.
