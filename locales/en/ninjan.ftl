### Ninjan

ninjan-title = Ninjan
ninjan-about = nine secret cards, three piles to take; the highest sum wins
ninjan-card = { $sign } { $value }
ninjan-pile = pile { $pile }

## Moves

ninjan-move-choose = Choose { $card }
ninjan-move-pile = Choose { $pile }

## What happens

ninjan-dealt = Everybody gets { $cards } cards. Piles: { $piles }. Out of the game, face down: { $unused }
ninjan-dealt-own = Everybody gets { $cards } cards; yours: { $own }. Piles: { $piles }. Out of the game, face down: { $unused }
ninjan-dealt-open = Everybody gets { $cards } cards. { $hands }. Piles: { $piles }. Out of the game, face down: { $unused }
ninjan-hand = { $seat }: { $cards }
ninjan-chose = { $seat } { $seat-is ->
    [you] have
   *[other] has
} chosen a card
ninjan-chose-own = { $seat } { $seat-is ->
    [you] have
   *[other] has
} chosen { $card }
ninjan-choice = { $card } ({ $seat })
ninjan-revealed = Round { $round }: { $choices }
ninjan-took = { $seat } { $seat-is ->
    [you] take
   *[other] takes
} { $pile } with { $card }: { $cards }
ninjan-placed = { $seat } { $seat-is ->
    [you] put
   *[other] puts
} { $card } on { $pile }
ninjan-count = { $seat }: { $cards }, total { $sum }
ninjan-count-nothing = { $seat }: no cards, total { $sum }
ninjan-scored = Counting. { $steps }
ninjan-tied = The highest sum is tied. Throwing for the win: { $seats }
ninjan-game-won = { $seat } { $seat-is ->
    [you] win
   *[other] wins
} the game

## Refusals

ninjan-refused-choose-expected = Everybody is choosing a card for this round: choose a card from your hand.
ninjan-refused-pile-expected = Your card is being played out: name a pile, 1, 2 or 3.
ninjan-refused-throw-expected = The highest sum is tied, and the tied players throw: show rock, scissors or paper.
ninjan-refused-not-held = You do not have { $card }: choose a card from your hand.
ninjan-refused-must-take = This card ({ $card }) does not beat that pile. Take one of the piles it beats: { $piles }.

## Notation

expected-ninjan-card = a card such as R8, S-6 or P10
expected-ninjan-move = a move: choose CARD, pile NUMBER or throw SIGN
expected-pile = a pile: 1, 2 or 3

## In the browser

ninjan-round = Round { $round } of { $rounds }
ninjan-unused = Out of the game, face down: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
ninjan-pile-single = Pile { $pile }: { $top } alone, sum { $sum }
ninjan-pile-deep = Pile { $pile }: { $top } on top, { $under } below; { $count }, sum { $sum }
ninjan-pile-empty = Pile { $pile }: empty
ninjan-pile-effect = { $cards }. { $effect }
ninjan-web-take = Take pile { $pile } ({ $gain })
ninjan-web-put = Put it on pile { $pile }
ninjan-choices = Chosen cards
ninjan-slot-empty = { $seat } { $seat-is ->
    [you] are
   *[other] is
} still choosing
ninjan-slot-sealed = { $seat } { $seat-is ->
    [you] have
   *[other] has
} chosen a card, face down
ninjan-slot-own = You have chosen { $card }; only you see it
ninjan-slot-open = { $place }. { $seat }: { $card }
ninjan-slot-now = Now: { $seat } with { $card }
ninjan-table-own-choice = You have chosen { $card }
ninjan-winnings = What everybody has won
ninjan-loot = { $seat } { $seat-is ->
    [you] have
   *[other] has
} won { $count }, sum { $sum }
ninjan-loot-none = { $seat } { $seat-is ->
    [you] have
   *[other] has
} won nothing yet
ninjan-loot-title = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} winnings
ninjan-loot-sum = Sum: { $sum }
ninjan-score-sum = Sum
ninjan-beats-rock = Rock blunts the blades
ninjan-beats-scissors = Scissors cut the scroll
ninjan-beats-paper = Paper wraps the stone
ninjan-beats-take = If your card’s sign beats the top card of a pile, you must take such a pile: all its cards are yours. Your card stays there as the new pile.
ninjan-beats-put = If it beats none of the three, put it on any pile you like.
ninjan-beats-order = High values strike first. With equal values, the sign that wins goes first; if all three meet, it is rock, scissors, paper.
ninjan-beats-low = Negative cards (thieves) count below zero, but their sign beats like any other.
