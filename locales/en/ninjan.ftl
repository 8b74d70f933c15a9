### Ninjan

ninjan-title = Ninjan
ninjan-about = nine sealed cards, three piles to take; the highest sum wins
ninjan-card = { $sign } { $value }
ninjan-pile = pile { $pile }

## Moves

ninjan-move-choose = Choose { $card }
ninjan-move-pile = Put the card on { $pile }

## What happens

ninjan-dealt = { $cards } cards are dealt to each. The piles: { $piles }. { $unused } cards leave the game unseen
ninjan-dealt-own = { $cards } cards are dealt to each; yours: { $own }. The piles: { $piles }. { $unused } cards leave the game unseen
ninjan-dealt-open = { $cards } cards are dealt to each. { $hands }. The piles: { $piles }. { $unused } cards leave the game unseen
ninjan-hand = { $seat }: { $cards }
ninjan-chose = { $seat } has chosen a card
ninjan-chose-own = { $seat } has chosen { $card }
ninjan-choice = { $card } ({ $seat })
ninjan-revealed = Round { $round }: { $choices }
ninjan-took = { $seat } takes { $pile } with { $card }: { $cards }
ninjan-placed = { $seat } puts { $card } on { $pile }
ninjan-count = { $seat }: { $cards }, which makes { $sum }
ninjan-count-nothing = { $seat }: no cards, which makes { $sum }
ninjan-scored = Counting. { $steps }
ninjan-tied = The highest sum is tied. These throw for the victory: { $seats }
ninjan-game-won = { $seat } wins the game

## Refusals

ninjan-refused-choose-expected = The cards of this round are being chosen: choose a card of your hand.
ninjan-refused-pile-expected = Your card is being resolved: name a pile, 1, 2 or 3.
ninjan-refused-throw-expected = The highest sum is tied and thrown for: show rock, scissors or paper.
ninjan-refused-not-held = You do not hold { $card }: choose a card of your hand.
ninjan-refused-must-take = The card { $card } does not beat that pile, and it must take one that it beats: { $piles }.

## Notation

expected-ninjan-card = a card such as R8, S-6 or P10
expected-ninjan-move = a move: choose CARD, pile NUMBER or throw SIGN
expected-pile = a pile: 1, 2 or 3
