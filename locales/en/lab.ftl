### The lab: reports about what the rules of a game do.

## The page

lab-title = { $game }: the rules measured
lab-intro = Bots play the same deals in every variant. Each number comes with its 95 % interval: if the whole experiment were repeated, about 19 of 20 such intervals would contain the true value. Differences between variants compare the same deals, so they are more exact than the numbers themselves.
lab-made = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of each variant, seed { $seed }, version { $version } of the program, version { $rules } of the rules.
lab-variants = Variants
lab-variant-seats = { $seats } players
lab-variant-level = level { $level }
lab-variant-contest = one { $one } against { $others }
lab-figure = Figure
lab-all-numbers = All numbers
lab-differences = Differences between variants

## Sections

lab-seats = Seats and the first move
lab-seats-about = A shared victory counts by share, a draw equally for everyone. Places count from the player who starts, in turn order.
lab-length = Length
lab-length-about = The minutes are an estimate: they assume how long people take for a turn, a decision in secret and a deal. Compare them between variants, not with a watch.
lab-results = Results
lab-results-about = The margin is the difference between the winner’s score and the best score of the others.
lab-scores = Scores
lab-scores-about = How often a player ends a game with each score.
lab-lead = Leads and tension
lab-lead-about = Measured in a part of the games, at twelve moments each: the chances of all players if everyone goes on like a medium bot. A player leads with a chance that is at least 10 points above all others. Estimates have errors of a few points, so the winner’s lowest chance is a little too low.
lab-choices = Choices
lab-choices-about = Moves of a decision are compared by the chances after them, at one decision for each game looked into. A decision matters if the second-best move costs at least 5 points in two independent comparisons.
lab-skill = Skill and luck
lab-skill-about = One player of one level against others of another level. Explained is the part of the differences between results that comes from the levels; the rest is luck. The number of games is how many it takes to notice the difference with a probability of 80 %, at an error of 5 %.
lab-pieces = The value of cards and tokens
lab-pieces-about = In the hand: how much each card of this kind in the starting hand adds to the win share. Exchanged: the same game is played again with another card instead; the difference belongs to the card. With and without: chances with the thing, minus chances without it.
lab-happenings = What happens
lab-happenings-about = How often it happens in a game.
lab-kingmaking = Deciding between others
lab-kingmaking-about = A player who has a chance of less than 5 % whatever they play, and whose moves change the chance of another player by at least 20 points.
lab-rulings = Rulings
lab-rulings-about = The share of games in which a ruling decides something: something happens because of it, or it takes away a move for which the player has the cards. Rulings that hold all the time are not listed.

## Figures

lab-seat-wins = Player { $seat } wins
lab-place-wins = { $place ->
    [1] The player who starts wins
   *[other] The player at place { $place } wins
}
lab-decisions = Decisions
lab-rounds = Rounds
lab-minutes = Minutes, estimated
lab-draws = Draws
lab-shared = Shared victories
lab-margin = Winner’s margin
lab-close = Close results
lab-score = { $score }
lab-score-to = up to { $high }
lab-score-from = { $low } and more
lab-score-range = { $low } to { $high }
lab-leader-wins = Leader after { $percent } % of the game wins
lab-open = Result still open after { $percent } %
lab-lead-changes = Changes of the lead
lab-winner-worst = Winner’s lowest chance
lab-settled = Part of the game until the winner leads for good
lab-branching = Moves to choose from
lab-forced = Decisions with one move
lab-second-best = Cost of the second-best move
lab-matters = Decisions that matter
lab-contest-score = { $one } wins against { $others }
lab-rating-gap = Rating: { $one } above { $others }
lab-explained = Explained by { $one } against { $others }
lab-games-needed = Games to tell { $one } from { $others }
lab-piece-hand = In the hand: { $piece }
lab-piece-swap = Exchanged: { $piece }
lab-piece-equity = With and without: { $piece }
lab-hopeless = Decisions of players without a chance
lab-kingmaking-share = Of these: choose between others
lab-ruling = { $game }/{ $number }
lab-throws = Throws

## Games

lab-paws-plain = plain card ({ $sign })
lab-paws-sign-joker = sign joker ({ $sign })
lab-paws-colour-joker = colour joker
lab-paws-token = a token at the start
lab-paws-played = Combinations played
lab-paws-passed = Passes
lab-paws-end-empty = Rounds that end with an empty hand
lab-paws-end-deck = Rounds that end without a deck
lab-paws-end-declared = Special ends that win
lab-paws-declared-lost = Special ends that lose
lab-quick-token = a help token at the start
lab-quick-played = Raises and changes of sign
lab-quick-led = Leads
lab-quick-transferred = Transfers
lab-quick-passed = Passes
lab-quick-helped = Help tokens used in play
lab-quick-spent = Decisions to spend help tokens
lab-quick-end-empty = Games that end with an empty hand
lab-quick-end-deck = Games that end without a deck
lab-ninjan-took = Piles taken
lab-ninjan-took-negative = Piles taken with a negative sum
lab-ninjan-placed = Cards that beat no pile
lab-ninjan-equal = Rounds with equal values
lab-ninjan-tied = Ties for the highest sum
lab-kanobu-two = two colours, { $symbol }
lab-kanobu-played = Played: { $symbol }
lab-kanobu-drew = Times cards are drawn
lab-kanobu-kept = Drawn cards kept
lab-kanobu-passed = Passes
lab-kanobu-accepted = Effects accepted
lab-kanobu-answered = Chances answered
lab-kanobu-took = Cards taken after a three-star
lab-kanobu-cancelled = Cards cancelled
lab-kanobu-reshuffled = New decks
lab-kanobu-stopped = Games stopped at the limit of moves
lab-tsuefa-item = a figure with { $item }
lab-tsuefa-stepped = Steps
lab-tsuefa-attacker = Fights won by the attacker
lab-tsuefa-defender = Fights won by the defender
lab-tsuefa-both = Fights that remove both
lab-tsuefa-tied = Fights of equal signs
lab-tsuefa-drawn = Draws by too many quiet moves

## In the browser

lab-page = Lab
lab-page-about = What the rules do, measured: the first move, length, luck and skill, and the value of cards.
lab-page-none = There is no report about this game.
lab-page-base = compared with { $letter }
lab-page-interval = 95 %: { $low } to { $high }
lab-page-difference = Difference: { $value } ({ $low } to { $high })
lab-page-more = Show all
