### Paws, Scissors, Paper: the first edition, and the cards that both editions share

paws-title = Paws, Scissors, Paper
paws-short = Paws
paws-about = climbing card game with jokers and a special end; two tokens win

## Colours and cards of both editions

paws-colour = { $colour ->
    [b] blue
    [g] green
    [r] red
    [y] yellow
   *[v] violet
}
paws-card-rock = { $colour ->
    [b] blue rock
    [g] green rock
    [r] red rock
    [y] yellow rock
   *[v] violet rock
}
paws-card-scissors = { $colour ->
    [b] blue scissors
    [g] green scissors
    [r] red scissors
    [y] yellow scissors
   *[v] violet scissors
}
paws-card-paper = { $colour ->
    [b] blue paper
    [g] green paper
    [r] red paper
    [y] yellow paper
   *[v] violet paper
}
paws-card-joker = { $colour ->
    [b] blue joker
    [g] green joker
    [r] red joker
    [y] yellow joker
   *[v] violet joker
}
paws-card-sign-joker = { $sign } joker
paws-as = { $cards } as { $sign }
paws-rocks = { $count ->
    [one] { $count } rock
   *[other] { $count } rocks
}
paws-scissors = { $count } scissors
paws-papers = { $count ->
    [one] { $count } paper
   *[other] { $count } papers
}

## What happens in both editions

paws-dealt-each = { $cards } to each
paws-dealt-own = yours: { $cards }
paws-dealt-hand = { $seat }: { $cards }
paws-dealt-deck = { $cards } in the deck
paws-drew = { $seat } { $seat-is ->
    [you] draw
   *[other] draws
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
paws-drew-seen = { $seat } { $seat-is ->
    [you] draw
   *[other] draws
} { $cards }
paws-tally = { $seat } – { $count }

## Moves

paws-move-lead = Lead { $cards }
paws-move-play = Play { $cards }
paws-move-play-kind = Play { $cards } as { $kind ->
    [one] one colour
   *[many] different colours
}
paws-move-pass = Pass and draw two cards
paws-move-declare = Declare the special end

## What happens

paws-dealt = Round { $round } is dealt: { $clauses }
paws-opens = { $seat } { $seat-is ->
    [you] open
   *[other] opens
} the round
paws-played = { $seat } { $seat-is ->
    [you] play
   *[other] plays
} { $group } of { $kind ->
    [one] one colour
   *[many] different colours
}: { $cards }
paws-played-card = { $seat } { $seat-is ->
    [you] play
   *[other] plays
} { $card }
paws-passed = { $seat } { $seat-is ->
    [you] pass
   *[other] passes
}
paws-declared = { $seat } { $seat-is ->
    [you] declare
   *[other] declares
} the special end: { $cards }
paws-counted = Counting. { $steps }
paws-count-hand = { $seat } { $seat-is ->
    [you] show
   *[other] shows
} { $cards }
paws-count-set = { $seat } { $seat-is ->
    [you] discard
   *[other] discards
} a set: { $cards }
paws-count-no-set = { $seat } { $seat-is ->
    [you] discard
   *[other] discards
} no sets
paws-count-nothing = { $seat } { $seat-is ->
    [you] have
   *[other] has
} no cards left
paws-count-left = { $seat } { $seat-is ->
    [you] are
   *[other] is
} left with { $cards }
paws-count = { $seat } { $seat-is ->
    [you] count
   *[other] counts
} { $count }
paws-count-jokers = { $seat } { $seat-is ->
    [you] count
   *[other] counts
} { $count }, since { $jokers ->
    [one] the joker counts two
   *[other] the { $jokers } jokers count two each
}
paws-count-tied = tied for the fewest: { $seats } (of these the declarer wins, or else the last in turn order from the opener of the round)
paws-round-won-empty-hand = The round is over. { $steps }
paws-round-won-deck-out = The deck has run out. { $steps }
paws-round-won-declared = The special end. { $steps }
paws-round-won-empty = { $seat } { $seat-is ->
    [you] have
   *[other] has
} no cards left
paws-round-won-fewest = { $seat } { $seat-is ->
    [you] count
   *[other] counts
} the fewest
paws-round-won-token = { $seat } { $seat-is ->
    [you] win the round and take
   *[other] wins the round and takes
} a victory token
paws-round-won-tokens = victory tokens now: { $tokens }
paws-game-won = { $seat } { $seat-is ->
    [you] have two victory tokens and win
   *[other] has two victory tokens and wins
} the game

## Refusals

paws-sized = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of { $kind ->
    [one] one colour
   *[many] different colours
}
paws-refused-throw-first = Players are throwing for the first move: show rock, scissors or paper.
paws-refused-no-throw = There is no throw now: play cards, pass or declare the special end.
paws-refused-must-lead = The table is empty: lead one card.
paws-refused-not-yours = The combination on the table is not yours ({ $owner } played it), and a lead may replace only your own. Beat it, pass or declare the special end.
paws-refused-passed-on = Your combination came back and you passed on it, so by the house rules of this table a lead may not replace it any more. Beat it, pass or declare the special end.
paws-refused-not-held = You do not have this card, or not enough of them: { $card }. Play cards from your hand.
paws-refused-wrong-sign = You named { $sign }, but this card cannot be that: { $card }. Play cards of that sign, its sign joker or colour jokers.
paws-refused-not-one-colour = You named one colour, but { $colour } is a second one. Play cards of one colour, or name different colours.
paws-refused-colour-twice = You named different colours, but { $colour } appears twice. Play each colour once, or name one colour.
paws-refused-many-size = A combination of different colours has 2 to 5 cards, but you chose { $size }.
paws-refused-losing-sign = You cannot beat { $table } with { $said }. Play the same sign, or one card of the beating sign: { $beating }.
paws-refused-beating-is-single = In the beating sign you play exactly one card, but you chose { $size }.
paws-refused-beating-is-single-kind = In the beating sign you play exactly one card, and a single card counts as one colour, not as different colours.
paws-refused-wrong-size = { $given } cannot beat what is on the table. Play { $one }, { $many }, or one card of the beating sign.
paws-refused-wrong-size-one = { $given } cannot beat what is on the table. Play { $one }, or one card of the beating sign.
paws-refused-wrong-size-none = { $given } cannot beat what is on the table. No combination of this sign is bigger: play one card of the beating sign.
paws-refused-not-one-combination = Your hand does not form one combination. Without that you cannot declare the special end.

## Notation

expected-paws-card = a card such as bR, *R or b*
expected-paws-order = cards in the order b g r y v, in each colour R S P *, then *R *S *P
expected-paws-lead = lead SIGN CARD with exactly one card, such as lead R bR
expected-paws-play = play SIGN KIND CARDS, such as play R one bR bR
expected-paws-move = a move: lead SIGN CARD, play SIGN KIND CARDS, pass, declare or throw SIGN

## In the browser

paws-colour-letter = { $colour ->
    [b] B
    [g] G
    [r] R
    [y] Y
   *[v] V
}
paws-round = Round { $round }
paws-goal = Two win the game
paws-deck = In the deck: { $count }
paws-lies = To beat: { $what } ({ $cards })
paws-lies-nothing = The table is empty
paws-has = { $seat }: { $facts }
paws-on-table-single = { $sign }, played by { $seat }
paws-declares = { $seat } { $seat-is ->
    [you] declare
   *[other] declares
} the special end!
paws-no-cards = no cards left
paws-discard-title = In the discard pile
paws-discard-look = Discard pile: { $count ->
    [0] empty
    [one] { $count } card, look at it
   *[other] { $count } cards, look at them
}
paws-score-count = Count
paws-score-tokens = Victory tokens
paws-sure-declare = The round ends right away. You count every card in your hand: { $count }. The others first discard their sets. Whoever has the fewest cards takes the victory token; in a tie with you, you win.
paws-beats-more = In the same sign you need one card more, so two cards beat a single one.
paws-beats-kind = A combination is all of one colour or all of different colours. Against different colours, the same number of cards in one colour is enough.
paws-beats-sign = You need exactly one card of the beating sign, however many cards are on the table. But then you draw one.
paws-beats-sign-joker = A sign joker (rainbow) shows its sign and takes any colour.
paws-beats-colour-joker = A colour joker (juggler) keeps its colour and takes any sign.
paws-beats-declare = Is your whole hand one combination? Instead of playing, you may declare the special end: everybody counts their cards, and whoever has the fewest wins.
