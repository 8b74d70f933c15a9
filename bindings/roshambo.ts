// Generated from the Rust types by `make bindings`.

/** The version of the protocol. */
export const PROTOCOL = 2;

export type AnswerUndoRequest = { 
/**
 * The seat that asks.
 */
seat: Seat, 
/**
 * Whether its last decision may be taken back. The person who asks can only end the request.
 */
allow: boolean, };

export type AnyView = { "game": "paws" } & PawsView | { "game": "paws-quick" } & PawsQuickView | { "game": "ninjan" } & NinjanView | { "game": "kanobu" } & KanobuView | { "game": "tsuefa" } & TsuefaView;

export type ApiError = { 
/**
 * The reason, for programs.
 */
code: string, 
/**
 * Arguments of the code.
 */
args: Record<string, unknown>, 
/**
 * The ruling that the request violates, if it violates a rule of the game.
 */
ruling: Ruling | null, 
/**
 * The reason, for people.
 */
phrase: Phrase, };

export type Arg = number | string | Phrase | Array<Phrase> | { 
/**
 * The clauses, in order.
 */
clauses: Array<Phrase>, };

export type Attempt = { 
/**
 * The seat that points. By default the seat whose view is shown.
 */
seat?: Seat, 
/**
 * The targets in notation, in this order: cards, a pile or squares.
 */
targets: Array<string>, };

export type Awaits = { "kind": "turn", 
/**
 * The seat whose turn it is.
 */
seat: Seat, } | { "kind": "sealed", 
/**
 * The seats that have not decided yet.
 */
waiting: SeatSet, 
/**
 * The seats that have decided.
 */
decided: SeatSet, } | { "kind": "deck" } | { "kind": "over" };

export type BotRequest = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The level of the bot; `null` removes the bot.
 */
level: Level | null, };

export type CardCount = { 
/**
 * The card, in notation.
 */
card: string, 
/**
 * How many are unseen; at least one.
 */
count: number, 
/**
 * How many there are in this game.
 */
of: number, };

export type Cards<C> = { 
/**
 * The number of cards.
 */
count: number, 
/**
 * The cards, if the viewer may know them.
 */
cards: Array<C> | null, };

export type ChangeRequest = { 
/**
 * The new settings of the table.
 */
settings: Settings, };

export type ClientMessage = { "type": "move", 
/**
 * A number that the client chooses. The answer repeats it.
 */
id: number, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The move in notation.
 */
move: string, 
/**
 * The number of the last message that the client has seen. If that was before the seat's previous
 * decision, the move is stale and is refused.
 */
number: number, } | { "type": "ready", 
/**
 * The seat.
 */
seat: Seat, } | { "type": "attempt", 
/**
 * A number that the client chooses. The answer repeats it.
 */
id: number, 
/**
 * The seat.
 */
seat: Seat, 
/**
 * What the player points at, in notation and in this order: cards, a pile, squares.
 */
targets: Array<string>, } | { "type": "command", 
/**
 * A number that the client chooses. The answer repeats it.
 */
id: number, 
/**
 * The command.
 */
command: Command, } | { "type": "uncover", 
/**
 * One of the visitor's own seats.
 */
seat: Seat, } | { "type": "cover" } | { "type": "say", 
/**
 * The remark.
 */
what: Remark, };

export type ClockSetting = { "kind": "none" } | { "kind": "per-move", 
/**
 * Seconds.
 */
seconds: number, } | { "kind": "bank", 
/**
 * Seconds at the start.
 */
seconds: number, 
/**
 * Seconds added after each own decision.
 */
increment: number, };

export type Colour = "orange" | "teal" | "yellow" | "violet" | "pink" | "green" | "blue" | "grey";

export type Comeback = "always" | "once";

export type Command = { "kind": "sit" } & SitRequest | { "kind": "introduce" } & SeatRequest | { "kind": "leave" } | { "kind": "kick" } & SeatRequest | { "kind": "bot" } & BotRequest | { "kind": "commit" } & CommitRequest | { "kind": "reveal" } & RevealRequest | { "kind": "change" } & ChangeRequest | { "kind": "start" } & StartRequest | { "kind": "resign" } | { "kind": "again" } | { "kind": "back" } | { "kind": "undo" } | { "kind": "answer-undo" } & AnswerUndoRequest | { "kind": "call" } & SeatRequest;

export type CommandAccepted = { 
/**
 * The length of the log now.
 */
number: number, };

export type CommitRequest = { 
/**
 * One of the visitor's own seats.
 */
seat: Seat, 
/**
 * The hash of the text, 64 hexadecimal digits; see docs/fairness.md.
 */
hash: string, };

export type Created = { 
/**
 * Its id, as in links.
 */
id: string, 
/**
 * Its short code.
 */
code: string, };

export type ExampleView = { 
/**
 * The number of the ruling.
 */
ruling: number, 
/**
 * The seat whose view is shown. By default the view of a spectator.
 */
seat?: Seat, 
/**
 * The game up to the position, as a record.
 */
record: string, 
/**
 * The view of the position.
 */
view: PresentedView, 
/**
 * The steps that follow.
 */
steps: Array<ReplayStep>, 
/**
 * The moves that are refused in the position.
 */
refused: Array<RefusedMove>, };

export type Face = "cat" | "bear" | "rooster" | "imp" | "fox" | "sprout" | "ghost" | "hare";

export type Figure = { 
/**
 * The estimate.
 */
value: number, 
/**
 * Its standard error; 0 if the figure is exact.
 */
error: number, };

export type Form = "people" | "programs";

export type Found = { 
/**
 * Its id, as in links.
 */
id: string, };

export type GameId = "paws" | "paws-quick" | "ninjan" | "kanobu" | "tsuefa";

export type GameInfo = { 
/**
 * The id in records and addresses.
 */
id: GameId, 
/**
 * The id of the phrase with its title.
 */
title: string, 
/**
 * The id of the phrase that describes it in one line.
 */
about: string, 
/**
 * The fewest seats.
 */
min_seats: number, 
/**
 * The most seats.
 */
max_seats: number, 
/**
 * The version of the rules.
 */
rules: number, 
/**
 * What can be chosen before the game.
 */
options: Array<OptionSpec>, };

export type GameSummary = { 
/**
 * The table it was played at.
 */
table: string, 
/**
 * Which game of that table, from 1.
 */
game_number: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * The names at the seats; the level for a bot.
 */
names: Array<string>, 
/**
 * What the players look like, by seat; `null` where an old record does not say it.
 */
looks: Array<Look | null>, 
/**
 * The visitor's own seats.
 */
mine: number[], 
/**
 * The place of each seat, from 1.
 */
places: Array<number>, 
/**
 * When it ended.
 */
ended: number, 
/**
 * Whether the visitor has seen how it ended. Otherwise a list should not give the end away.
 */
seen: boolean, };

export type Hint = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * How the move is made, and its name. Missing if there are too many moves to list.
 */
option?: MoveOption, 
/**
 * The reasons for the move.
 */
reasons: Array<Phrase>, 
/**
 * The chance to win with the move in per cent, if the bot estimated it.
 */
chance?: number, };

export type HintRequest = { 
/**
 * One of the visitor's own seats.
 */
seat: Seat, };

export type JudgedDecision = { 
/**
 * The number of the entry, counted from 1: the point after it has the same number.
 */
entry: number, 
/**
 * Who decided.
 */
seat: Seat, 
/**
 * Whether the decision was sealed. It is then compared with a mixed strategy and not with one move.
 */
sealed: boolean, 
/**
 * The move that was played, in notation.
 */
played: string, 
/**
 * The moves that were compared, the best first; the move that was played is one of them.
 */
moves: Array<JudgedMove>, 
/**
 * What the move cost against the best one, or against the mixed strategy. It can be slightly negative, because it is
 * an unbiased estimate.
 */
loss: Figure, 
/**
 * How good the move was.
 */
label: Label, 
/**
 * Why the better move was better; empty if there is none.
 */
reasons: Array<Phrase>, };

export type JudgedMove = { 
/**
 * The move in notation.
 */
move: string, 
/**
 * The move in words.
 */
phrase: Phrase, 
/**
 * The seat's chance to win after it, as far as the seat could know.
 */
value: Figure, 
/**
 * The probability with which a strong player makes it: for sealed decisions a mixed strategy, at a turn 1 for the best
 * move.
 */
share: number, };

export type KanobuAnswerRule = "ends-turn" | "keeps-turn";

export type KanobuCard = string;

export type KanobuCards = string[];

export type KanobuColour = "b" | "g" | "r" | "y";

export type KanobuDirection = "clockwise" | "counterclockwise";

export type KanobuDrawRule = "stuck" | "free";

export type KanobuDrawnView = { 
/**
 * The card, if the viewer may know it.
 */
card: KanobuCard | null, 
/**
 * Whether everybody knows it, because it came from the known bottom of the deck.
 */
open: boolean, };

export type KanobuEffect = { 
/**
 * The symbol of the top card.
 */
symbol: KanobuSymbol, 
/**
 * The number of cards of this symbol played one after the other.
 */
chain: number, };

export type KanobuEffectView = { 
/**
 * The symbol of the top card.
 */
symbol: KanobuSymbol, 
/**
 * The number of cards of this symbol played one after the other.
 */
chain: number, 
/**
 * The number of cards that each drawing seat draws if the effect is accepted.
 */
draws: number, 
/**
 * The seat that played the last card of the chain.
 */
last: Seat, };

export type KanobuEvent = { "code": "dealt", 
/**
 * The hand of each seat.
 */
hands: Array<Cards<KanobuCard>>, 
/**
 * The first card of the pile.
 */
start: KanobuCard, 
/**
 * The number of cards in the deck.
 */
deck: number, } | { "code": "reshuffled", 
/**
 * The number of cards in it.
 */
deck: number, } | { "code": "opens", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "played", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card.
 */
card: KanobuCard, 
/**
 * The colour that was named with change colour.
 */
named: KanobuColour | null, } | { "code": "drew", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Cards<KanobuCard>, } | { "code": "kept", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "passed", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "accepted", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The effect.
 */
effect: KanobuEffect, } | { "code": "answered", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The cards; the last one is on top of the pile.
 */
cards: [KanobuCard, KanobuCard, KanobuCard], } | { "code": "opened", 
/**
 * The seat that picks one.
 */
seat: Seat, 
/**
 * The cards, in the order in which they were opened.
 */
cards: Array<KanobuCard>, } | { "code": "took", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card.
 */
card: KanobuCard, } | { "code": "put-under", 
/**
 * The cards, in this order.
 */
cards: Array<KanobuCard>, } | { "code": "cancelled", 
/**
 * The removed card.
 */
card: KanobuCard, } | { "code": "turned-over", 
/**
 * The card.
 */
card: KanobuCard, } | { "code": "turned-round", 
/**
 * The new direction.
 */
direction: KanobuDirection, } | { "code": "game-won", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "game-stopped", 
/**
 * The number of moves.
 */
moves: number, 
/**
 * The number of cards in each hand.
 */
hand_sizes: Array<number>, } | ThrowEvent;

export type KanobuHidden = { 
/**
 * The cards that were shuffled into the current deck: still in it, or drawn since.
 */
from_deck: KanobuCards, 
/**
 * The cards that were in hands when the current deck was made, and still are.
 */
older: KanobuCards, 
/**
 * The cards that may be either.
 */
either: KanobuCards, 
/**
 * A lower bound of the number of hidden cards from the current deck in each hand.
 */
least_from_deck: Array<number>, 
/**
 * An upper bound of the number of hidden cards from the current deck in each hand.
 */
most_from_deck: Array<number>, };

export type KanobuHouseRules = { 
/**
 * When a seat may draw in a normal turn.
 */
draw: KanobuDrawRule, 
/**
 * What happens after a chance was answered.
 */
answer: KanobuAnswerRule, };

export type KanobuLaid = { card: string, named: "b" | "g" | "r" | "y" | null };

export type KanobuMove = string;

export type KanobuSymbol = "R" | "S" | "P" | "X" | "3" | "O" | "1" | "2" | "C" | "*" | "N" | "W";

export type KanobuUnfinishedMove = { "kind": "deal" } | { "kind": "draw" } | { "kind": "draw-and-lose", 
/**
 * The number of cards still to draw.
 */
left: number, } | { "kind": "all-draw", 
/**
 * The seat that is drawing.
 */
seat: Seat, 
/**
 * The number of cards that this seat still has to draw.
 */
left: number, 
/**
 * The number of cards that each seat draws.
 */
each: number, } | { "kind": "open" };

export type KanobuView = { 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The number of seats.
 */
seats: Seats, 
/**
 * The seat that has the first move by the options; `None` if the seats throw.
 */
opening: Seat | null, 
/**
 * The house rules.
 */
house: KanobuHouseRules, 
/**
 * What the game waits for.
 */
awaits: Awaits, 
/**
 * The rest of the move that needs a new deck, if one does.
 */
rest: KanobuUnfinishedMove | null, 
/**
 * The seat whose turn it is, or was when the game ended.
 */
turn: Seat, 
/**
 * The direction of play.
 */
direction: KanobuDirection, 
/**
 * The number of moves so far.
 */
moves: number, 
/**
 * The throw for the first move, while it takes place.
 */
throw: ThrowView | null, 
/**
 * The viewer's own hand.
 */
hand: KanobuCards | null, 
/**
 * The number of cards in each hand.
 */
hand_sizes: Array<number>, 
/**
 * The cards in each hand that everybody knows.
 */
known: Array<KanobuCards>, 
/**
 * The pile, from the lowest card to the top card.
 */
pile: Array<KanobuLaid>, 
/**
 * Whether the lowest card of the pile was turned over and not played.
 */
turned_over: boolean, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The cards at the bottom of the deck that everybody knows. The last one is the lowest.
 */
bottom: Array<KanobuCard>, 
/**
 * The effect that waits for the seat whose turn it is.
 */
effect: KanobuEffectView | null, 
/**
 * The card that the seat whose turn it is has drawn and may play.
 */
drawn: KanobuDrawnView | null, 
/**
 * The cards opened by a three-star, in the order in which they were opened.
 */
opened: Array<KanobuCard>, 
/**
 * The cards that the viewer has not seen: those of other hands and of the deck together.
 */
unseen: KanobuCards, 
/**
 * What everybody knows of hidden cards. These include the viewer's own.
 */
hidden: KanobuHidden, 
/**
 * The outcome, if the game is over.
 */
outcome: Outcome | null, };

export type KanobuViolation = { "code": "throw-first" } | { "code": "no-throw" } | { "code": "not-held", 
/**
 * The card.
 */
card: KanobuCard, } | { "code": "no-colour-named" } | { "code": "not-the-named-colour", 
/**
 * The card.
 */
card: KanobuCard, 
/**
 * The top card of the pile.
 */
top: KanobuLaid, } | { "code": "sign-does-not-fit", 
/**
 * The card.
 */
card: KanobuCard, 
/**
 * The top card of the pile.
 */
top: KanobuLaid, } | { "code": "nothing-shared", 
/**
 * The card.
 */
card: KanobuCard, 
/**
 * The top card of the pile.
 */
top: KanobuLaid, } | { "code": "too-few-to-answer", 
/**
 * The next seat.
 */
seat: Seat, 
/**
 * The number of cards in its hand.
 */
cards: number, } | { "code": "effect-waits", 
/**
 * The effect.
 */
effect: KanobuEffect, } | { "code": "no-effect" } | { "code": "not-chance", 
/**
 * The effect.
 */
effect: KanobuEffect, } | { "code": "no-answer" } | { "code": "must-play", 
/**
 * The first card that fits.
 */
card: KanobuCard, } | { "code": "nothing-to-draw" } | { "code": "can-draw" } | { "code": "only-the-drawn", 
/**
 * The card.
 */
drawn: KanobuCard, } | { "code": "nothing-drawn" } | { "code": "must-pick" } | { "code": "not-opened", 
/**
 * The card.
 */
card: KanobuCard, } | { "code": "nothing-opened" };

export type Label = "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export type Lesson = { 
/**
 * The scenes, in the order of the lesson.
 */
scenes: Array<LessonScene>, };

export type LessonScene = { 
/**
 * The id of the scene. The text of its title is `learn-<game>-<id>`.
 */
id: string, 
/**
 * The learner's seat.
 */
seat: Seat, 
/**
 * The rulings that the scene is about, in the order of the rules page.
 */
rulings: Array<string>, 
/**
 * The game up to the position.
 */
record: string, 
/**
 * The tasks, in order.
 */
tasks: Array<Task>, };

export type Level = "random" | "easy" | "medium" | "hard" | "expert";

export type Look = { 
/**
 * The face.
 */
face: Face, 
/**
 * The colour.
 */
colour: Colour, };

export type Me = { 
/**
 * The name, if one was picked.
 */
name: string | null, 
/**
 * The look: the chosen one, or a default. `null` for a visitor who is no guest yet.
 */
look: Look | null, };

export type MeRequest = { 
/**
 * The new name. By default it stays.
 */
name: string | null, 
/**
 * The new look. By default it stays.
 */
look: Look | null, };

export type Mistake = { 
/**
 * The moves, in notation.
 */
moves: Array<string>, 
/**
 * The text about them is `learn-<game>-<scene>-<say>`.
 */
say: string, };

export type MoveError = { 
/**
 * The reason, for programs.
 */
code: string, 
/**
 * Details of the reason, for programs.
 */
args: Record<string, unknown>, 
/**
 * The ruling that forbids the input.
 */
ruling: Ruling, 
/**
 * The reason, for people.
 */
phrase: Phrase, };

export type MoveOption = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * What the person points at: cards, a pile, squares, in notation.
 */
targets: Array<string>, 
/**
 * Whether the targets must be pointed at in this order.
 */
in_order: boolean, 
/**
 * What the move is called.
 */
phrase: Phrase, };

export type NinjanCard = string;

export type NinjanCards = string[];

export type NinjanChoice = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card.
 */
card: NinjanCard, };

export type NinjanCount = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The winnings.
 */
cards: NinjanCards, 
/**
 * The sum of their values.
 */
sum: number, };

export type NinjanEvent = { "code": "dealt", 
/**
 * The first card of each pile.
 */
piles: Array<NinjanCard>, 
/**
 * The hand of each seat.
 */
hands: Array<Cards<NinjanCard>>, 
/**
 * The number of cards that are not used.
 */
unused: number, } | { "code": "chose", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card, if the viewer may know it. Others learn it when all cards are revealed.
 */
card: NinjanCard | null, } | { "code": "revealed", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The card of each seat, in the order in which they are resolved.
 */
choices: Array<NinjanChoice>, } | { "code": "took", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card.
 */
card: NinjanCard, 
/**
 * The pile.
 */
pile: NinjanPile, 
/**
 * The cards that were taken.
 */
cards: NinjanCards, } | { "code": "placed", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The card.
 */
card: NinjanCard, 
/**
 * The pile.
 */
pile: NinjanPile, } | { "code": "scored", 
/**
 * The sum of each seat.
 */
counts: Array<NinjanCount>, } | { "code": "tied", 
/**
 * The seat.
 */
seats: SeatSet, } | { "code": "game-won", 
/**
 * The seat.
 */
seat: Seat, } | ThrowEvent;

export type NinjanHouseRules = { 
/**
 * The sign that is resolved first if three cards have the same value (`ninjan/1`). The sign that it
 * beats is second.
 */
triple: Sign, };

export type NinjanMove = string;

export type NinjanPile = 1 | 2 | 3;

export type NinjanPileView = { 
/**
 * All cards of the pile.
 */
cards: NinjanCards, 
/**
 * The top card.
 */
top: NinjanCard, };

export type NinjanPiles = number[];

export type NinjanView = { 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The number of seats.
 */
seats: Seats, 
/**
 * The house rules.
 */
house: NinjanHouseRules, 
/**
 * What the game waits for: seats that have not chosen, or the owner of the card being resolved.
 */
awaits: Awaits, 
/**
 * The number of the current round, from 1; 0 before the deal.
 */
round: number, 
/**
 * The viewer's own hand, including the sealed choice.
 */
hand: NinjanCards | null, 
/**
 * The number of cards in each hand, including the sealed choice.
 */
hand_sizes: Array<number>, 
/**
 * The viewer's own sealed choice, if it is not revealed yet.
 */
choice: NinjanCard | null, 
/**
 * The revealed choices that are not resolved yet, in the order in which they are resolved. The
 * first one is being resolved.
 */
revealed: Array<NinjanChoice>, 
/**
 * The three piles; empty before the deal.
 */
piles: Array<NinjanPileView>, 
/**
 * The winnings of each seat.
 */
winnings: Array<NinjanCards>, 
/**
 * The sum of each seat so far.
 */
sums: Array<number>, 
/**
 * The cards that the viewer has not seen: those of other hands and the unused cards together.
 */
unseen: NinjanCards, 
/**
 * The number of cards that are not used; all cards before the deal.
 */
unused: number, 
/**
 * The throw of the seats tied for the highest sum, while it takes place.
 */
throw: ThrowView | null, 
/**
 * The outcome, if the game is over.
 */
outcome: Outcome | null, };

export type NinjanViolation = { "code": "choose-expected" } | { "code": "pile-expected" } | { "code": "throw-expected" } | { "code": "not-held", 
/**
 * The card.
 */
card: NinjanCard, } | { "code": "must-take", 
/**
 * The card being resolved.
 */
card: NinjanCard, 
/**
 * The piles that it beats.
 */
piles: NinjanPiles, };

export type NumberedEvent = { 
/**
 * Counted from 0 over the whole game; the same for every viewer.
 */
number: number, } & (PawsEvent | PawsQuickEvent | NinjanEvent | KanobuEvent | TsuefaEvent);

export type OpenRequest = { 
/**
 * The settings of the table.
 */
settings: Settings, 
/**
 * The seats that the visitor takes, all at one device. By default the first free one.
 */
mine: number[] | null, 
/**
 * The levels of the bots, by seat number.
 */
bots: Record<string, Level>, };

export type Opened = { 
/**
 * The seat that decided.
 */
seat: Seat, 
/**
 * The hash, as it was published.
 */
hash: string, 
/**
 * The salt: 32 hexadecimal digits.
 */
salt: string, 
/**
 * The decision, in notation.
 */
move: string, };

export type OptionSpec = { 
/**
 * The name, as in `option name=value`.
 */
name: string, 
/**
 * The accepted values.
 */
values: string, 
/**
 * The default value.
 */
default: string, 
/**
 * What the option changes.
 */
about: string, 
/**
 * For a house rule: the values that a form offers, the default first. A house rule is another
 * reading of a point that the rulebook leaves open. Empty for other options.
 */
house_rule: Array<string>, };

export type Outcome = { 
/**
 * One seat, several seats that share the victory, or no seat in a draw.
 */
winners: SeatSet, 
/**
 * The score of each seat, in the game's own unit.
 */
scores: Scores, };

export type Part = "luck" | "choice" | "guessing";

export type Parts = { 
/**
 * By the order of a deck, or by cards that were drawn.
 */
luck: Figure, 
/**
 * By the choice of the seat whose move it is.
 */
choice: Figure, 
/**
 * By sealed decisions that happened to fit each other well or badly.
 */
guessing: Figure, };

export type PawsCard = string;

export type PawsCards = string[];

export type PawsColour = "b" | "g" | "r" | "y" | "v";

export type PawsCombination = { 
/**
 * The seat that played it.
 */
owner: Seat, 
/**
 * The sign of its cards.
 */
sign: Sign, 
/**
 * One colour or many.
 */
kind: PawsKind, 
/**
 * The cards.
 */
cards: PawsCards, };

export type PawsCount = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The hand before sets are taken off. It is public.
 */
hand: PawsCards, 
/**
 * The sets that are taken off.
 */
sets: Array<PawsSet>, 
/**
 * The cards that are left.
 */
left: PawsCards, 
/**
 * The count: one for each card; if the deck ran out, two for a joker. A house rule counts two at a
 * special end as well.
 */
cards: number, };

export type PawsEnding = { "kind": "empty-hand" } | { "kind": "deck-out" } | { "kind": "declared", 
/**
 * The seat.
 */
seat: Seat, };

export type PawsEvent = { "code": "dealt", 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The hand of each seat.
 */
hands: Array<Cards<PawsCard>>, 
/**
 * The number of cards in the deck.
 */
deck: number, } | { "code": "opens", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "played", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The combination that is on the table now.
 */
combination: PawsCombination, } | { "code": "passed", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "drew", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Cards<PawsCard>, } | { "code": "declared", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The hand.
 */
cards: PawsCards, } | { "code": "counted", 
/**
 * The count of each seat.
 */
counts: Array<PawsCount>, } | { "code": "round-won", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * How the round ended.
 */
ending: PawsEnding, 
/**
 * The tokens of each seat now.
 */
tokens: Array<number>, } | { "code": "game-won", 
/**
 * The seat.
 */
seat: Seat, } | ThrowEvent;

export type PawsHouseRules = { 
/**
 * How long a seat may replace its own combination (`paws/6`).
 */
comeback: Comeback, 
/**
 * How many cards a joker counts at a special end.
 */
jokers: PawsJokerCount, };

export type PawsJokerCount = "one" | "two";

export type PawsKind = "one" | "many";

export type PawsMove = string;

export type PawsQuickEnding = { "kind": "empty-hand", 
/**
 * The seat. It wins the game.
 */
seat: Seat, } | { "kind": "deck-out" };

export type PawsQuickEvent = { "code": "dealt", 
/**
 * The number of the game in the series, from 1.
 */
game: number, 
/**
 * The hand of each seat.
 */
hands: Array<Cards<PawsCard>>, 
/**
 * The colour jokers that were turned over and put under the deck, in that order.
 */
turned: Array<PawsCard>, 
/**
 * The starting card.
 */
start: PawsCard, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The number of cards that were removed from the bottom of the deck and leave the game.
 */
left: number, } | { "code": "opens", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "played", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The sign that the cards count as.
 */
sign: Sign, 
/**
 * The cards.
 */
cards: PawsCards, } | { "code": "led", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The sign that the cards count as.
 */
sign: Sign, 
/**
 * The cards.
 */
cards: PawsCards, } | { "code": "transferred", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The combo.
 */
cards: PawsCards, } | { "code": "passed", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "drew", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Cards<PawsCard>, } | { "code": "deck-out", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "helped", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The discarded card.
 */
card: PawsCard, } | { "code": "game-ended", 
/**
 * The number of the game.
 */
game: number, 
/**
 * How it ended.
 */
ending: PawsQuickEnding, 
/**
 * The penalty points of each seat before help tokens are spent.
 */
points: Array<number>, } | { "code": "spend-decided", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number, if the viewer may know it.
 */
amount: number | null, } | { "code": "spent", 
/**
 * The number of help tokens that each seat spends.
 */
amounts: Array<number>, } | { "code": "scored", 
/**
 * The score of each seat.
 */
scores: Array<PawsQuickScore>, } | { "code": "tokens-given", 
/**
 * The seats that received one token each.
 */
seats: SeatSet, 
/**
 * The help tokens of each seat now.
 */
tokens: Array<number>, 
/**
 * The number of tokens that no seat holds.
 */
supply: number, } | { "code": "series-won", 
/**
 * The winner, or several seats that share the victory.
 */
seats: SeatSet, 
/**
 * The penalty points of each seat.
 */
totals: Array<number>, } | ThrowEvent;

export type PawsQuickHouseRules = { 
/**
 * How long a seat may replace its own cards (`paws-quick/3`).
 */
comeback: Comeback, 
/**
 * Which seat gets the help token with two seats.
 */
token: PawsQuickTokenRule, };

export type PawsQuickMove = string;

export type PawsQuickScore = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number of cards left in hand, one point each.
 */
cards: number, 
/**
 * The number of help tokens spent; each cancels one point.
 */
spent: number, 
/**
 * Penalty points of this game.
 */
points: number, 
/**
 * Penalty points of the series so far.
 */
total: number, 
/**
 * Whether the seat has won this game.
 */
won: boolean, };

export type PawsQuickSpendView = { 
/**
 * The seats that take part.
 */
among: SeatSet, 
/**
 * The seats that have decided.
 */
decided: SeatSet, 
/**
 * The viewer's own number, if already sealed.
 */
own: number | null, };

export type PawsQuickTable = { 
/**
 * The seat that may replace them with a lead: the seat that played them, until it has a turn in
 * which it plays no cards. A house rule removes this limit.
 */
owner: Seat | null, 
/**
 * The sign of the cards.
 */
sign: Sign, 
/**
 * The cards.
 */
cards: PawsCards, };

export type PawsQuickTokenRule = "total" | "game";

export type PawsQuickView = { 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The number of seats.
 */
seats: Seats, 
/**
 * The seat that opens the first game by the options; `None` if the seats throw.
 */
opening: Seat | null, 
/**
 * The house rules.
 */
house: PawsQuickHouseRules, 
/**
 * The number of games of the series.
 */
games: number, 
/**
 * Whether there are help tokens.
 */
help: boolean, 
/**
 * What the game waits for.
 */
awaits: Awaits, 
/**
 * The number of games dealt so far.
 */
games_dealt: number, 
/**
 * The seat that opened this game, or will open the next one.
 */
first: Seat, 
/**
 * The seat whose turn it is, or was when the game ended.
 */
turn: Seat, 
/**
 * The throw for the first move, while it takes place.
 */
throw: ThrowView | null, 
/**
 * The decisions on help tokens after a game, while they are made.
 */
spending: PawsQuickSpendView | null, 
/**
 * The viewer's own hand.
 */
hand: PawsCards | null, 
/**
 * The number of cards in each hand.
 */
hand_sizes: Array<number>, 
/**
 * The cards in each hand that everybody knows.
 */
known: Array<PawsCards>, 
/**
 * The cards on the table.
 */
table: PawsQuickTable | null, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The last cards of the deck that everybody knows, in order.
 */
deck_known: Array<PawsCard>, 
/**
 * The number of cards that have left the game unseen.
 */
left: number, 
/**
 * The last of those cards that everybody knows, in order.
 */
left_known: Array<PawsCard>, 
/**
 * The colour jokers that were turned over before the starting card, in that order, wherever they
 * are now.
 */
turned: Array<PawsCard>, 
/**
 * The cards that were beaten, replaced, played as a combo or discarded with a help token.
 */
discard: PawsCards, 
/**
 * The cards that the viewer has not seen: in other hands, in the deck or out of the game.
 */
unseen: PawsCards, 
/**
 * The help tokens of each seat.
 */
tokens: Array<number>, 
/**
 * The number of help tokens that no seat holds.
 */
supply: number, 
/**
 * The penalty points of each seat in the game that has ended; 0 while a game is played.
 */
points: Array<number>, 
/**
 * The penalty points of each seat in the games scored so far.
 */
totals: Array<number>, 
/**
 * The number of games that each seat has won.
 */
games_won: Array<number>, 
/**
 * The outcome, if the series is over.
 */
outcome: Outcome | null, };

export type PawsQuickViolation = { "code": "throw-first" } | { "code": "no-throw" } | { "code": "spend-first" } | { "code": "no-spend" } | { "code": "spend-too-much", 
/**
 * The number of tokens in the move.
 */
amount: number, 
/**
 * The largest possible number.
 */
most: number, } | { "code": "must-lead" } | { "code": "not-yours", 
/**
 * Their owner. The starting card has none, and neither have cards whose owner had a turn in
 * which it played no cards.
 */
owner: Seat | null, } | { "code": "not-held", 
/**
 * The first card that the hand does not contain.
 */
card: PawsCard, } | { "code": "wrong-sign", 
/**
 * The card.
 */
card: PawsCard, 
/**
 * The sign named in the move.
 */
sign: Sign, } | { "code": "mixed-colours", 
/**
 * The second colour.
 */
second: PawsColour, 
/**
 * The first colour that occurs twice.
 */
repeated: PawsColour, } | { "code": "too-many-colours", 
/**
 * The number of cards.
 */
size: number, } | { "code": "losing-sign", 
/**
 * The sign named in the move.
 */
said: Sign, 
/**
 * The sign on the table.
 */
table: Sign, } | { "code": "too-few", 
/**
 * The number of cards.
 */
size: number, 
/**
 * The smallest number of cards that beats the table.
 */
least: number, } | { "code": "combo-size", 
/**
 * The number of cards.
 */
size: number, } | { "code": "combo-sign-twice", 
/**
 * The sign.
 */
sign: Sign, } | { "code": "combo-colours", 
/**
 * The second colour.
 */
colour: PawsColour, } | { "code": "no-token" } | { "code": "nothing-to-help" };

export type PawsSet = { 
/**
 * The card that counts as the rock.
 */
rock: PawsCard, 
/**
 * The card that counts as the scissors.
 */
scissors: PawsCard, 
/**
 * The card that counts as the paper.
 */
paper: PawsCard, };

export type PawsView = { 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The number of seats.
 */
seats: Seats, 
/**
 * The seat that opens the first round by the options; `None` if the seats throw.
 */
opening: Seat | null, 
/**
 * The house rules.
 */
house: PawsHouseRules, 
/**
 * What the game waits for.
 */
awaits: Awaits, 
/**
 * The number of rounds dealt so far.
 */
round: number, 
/**
 * The seat that opened this round, or will open the next one.
 */
first: Seat, 
/**
 * The seat whose turn it is, or was when the round ended.
 */
turn: Seat, 
/**
 * The throw for the first move, while it takes place.
 */
throw: ThrowView | null, 
/**
 * The viewer's own hand.
 */
hand: PawsCards | null, 
/**
 * All hands, if they were counted at the end of a round.
 */
open_hands: Array<PawsCards> | null, 
/**
 * The number of cards in each hand.
 */
hand_sizes: Array<number>, 
/**
 * The combination on the table.
 */
table: PawsCombination | null, 
/**
 * Whether its owner has passed on it and may not replace it any more, by a house rule.
 */
passed_on: boolean, 
/**
 * The number of cards in the deck.
 */
deck: number, 
/**
 * The combinations that were beaten or replaced.
 */
discard: PawsCards, 
/**
 * The cards that the viewer has not seen: those of other hands and of the deck together.
 */
unseen: PawsCards, 
/**
 * The tokens of each seat.
 */
tokens: Array<number>, 
/**
 * The outcome, if the game is over.
 */
outcome: Outcome | null, };

export type PawsViolation = { "code": "throw-first" } | { "code": "no-throw" } | { "code": "must-lead" } | { "code": "not-yours", 
/**
 * Its owner.
 */
owner: Seat, } | { "code": "passed-on" } | { "code": "not-held", 
/**
 * The first card that the hand does not contain.
 */
card: PawsCard, } | { "code": "wrong-sign", 
/**
 * The card.
 */
card: PawsCard, 
/**
 * The sign named in the move.
 */
sign: Sign, } | { "code": "not-one-colour", 
/**
 * The second colour.
 */
colour: PawsColour, } | { "code": "colour-twice", 
/**
 * The colour.
 */
colour: PawsColour, } | { "code": "many-size", 
/**
 * The number of cards.
 */
size: number, } | { "code": "losing-sign", 
/**
 * The sign named in the move.
 */
said: Sign, 
/**
 * The sign on the table.
 */
table: Sign, } | { "code": "beating-is-single", 
/**
 * The number of cards.
 */
size: number, 
/**
 * The kind named in the move.
 */
kind: PawsKind, } | { "code": "wrong-size", 
/**
 * The number of cards.
 */
size: number, 
/**
 * The kind named in the move.
 */
kind: PawsKind, 
/**
 * The number of cards of one colour that beats it.
 */
one: number, 
/**
 * The number of cards of many colours that beats it.
 */
many: number, } | { "code": "not-one-combination" };

export type Phrase = { 
/**
 * The id of the message in `locales/`.
 */
id: string, 
/**
 * The arguments of the message, by name.
 */
args: { [key in string]: Arg }, };

export type Player = "empty" | "person" | "bot" | "stand-in";

export type Point = { 
/**
 * How many entries of the record have been applied: 0 before the first one.
 */
entry: number, 
/**
 * How many events the game has had.
 */
events: number, 
/**
 * The seat whose move the entry is; `None` for a deck and before the first entry.
 */
seat: Seat | null, 
/**
 * Each seat's expected score from here.
 */
equity: Array<Figure>, 
/**
 * By seat, why the equity differs from that of the previous point; empty before the first entry.
 */
parts: Array<Parts>, };

export type PracticeRequest = { 
/**
 * The game so far, as a record.
 */
record: string, 
/**
 * The seat whose view is shown. By default the view of a spectator.
 */
seat?: Seat, 
/**
 * The next entries, as lines of a record.
 */
then?: Array<string>, 
/**
 * Whether bots then play all other seats, and decks are drawn, until the seat is to act.
 */
bots?: boolean, 
/**
 * An attempt to check after that: what a player points at. The answer is always an error, and the game
 * does not change.
 */
attempt?: Attempt, };

export type PracticeResult = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The names at the seats, as far as the record contains them.
 */
names: Array<string>, 
/**
 * The game so far, as a record, with the new entries.
 */
record: string, 
/**
 * The events before the new entries.
 */
past: Array<TableEvent>, 
/**
 * The view before the new entries.
 */
before: PresentedView, 
/**
 * The new entries, step by step.
 */
steps: Array<ReplayStep>, 
/**
 * The legal moves of the seat.
 */
moves: Array<MoveOption>, 
/**
 * The result, if the game is over.
 */
standing?: Standing, };

export type Presentation = { 
/**
 * What the viewer is asked to do now.
 */
prompt: Phrase, 
/**
 * The whole table in words, for people who cannot see it.
 */
description: Array<Phrase>, 
/**
 * Small facts beside each seat, in seat order.
 */
facts: Array<Array<SeatFact>>, 
/**
 * With how many targets an attempt can be written; with any other number there is no move.
 */
attempt_sizes: Array<number>, 
/**
 * Whether the log must not keep what events showed: remembering it is part of the running
 * game.
 */
requires_memory: boolean, };

export type PresentedView = { 
/**
 * What the game says about the view; not for programs.
 */
presentation: Presentation, } & ({ "game": "paws" } & PawsView | { "game": "paws-quick" } & PawsQuickView | { "game": "ninjan" } & NinjanView | { "game": "kanobu" } & KanobuView | { "game": "tsuefa" } & TsuefaView);

export type QuickRequest = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The number of seats. By default the fewest that the game allows.
 */
seats: number, 
/**
 * The options of the game, by name.
 */
options: { [key in string]: string }, 
/**
 * The level of the bots.
 */
level: Level, 
/**
 * The hash of the visitor's text for the shuffle; the game begins when the text is revealed. Without it the game
 * begins at once.
 */
text_hash: string | null, };

export type RecordRequest = { 
/**
 * The text of the record.
 */
record: string, 
/**
 * The viewpoint: the number of a seat, `spectator`, or `full`. The default is `full`.
 */
view?: string, };

export type RefusedMove = { 
/**
 * The seat that tries the move.
 */
seat: Seat, 
/**
 * The name of the move; missing if it has none.
 */
called?: Phrase, 
/**
 * The reason for the refusal.
 */
phrase: Phrase, 
/**
 * The ruling that forbids the move.
 */
ruling: Ruling, };

export type Remark = "hello" | "good-luck" | "nice-move" | "well-played" | "thanks" | "oops" | "sorry" | "thinking" | "back-soon" | "laugh" | "wow" | "cry" | "angry" | "clap";

export type Replay = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The names at the seats.
 */
names: Array<string>, 
/**
 * What the players look like, by seat; `null` where an old record does not say it.
 */
looks: Array<Look | null>, 
/**
 * The result, if the game is over.
 */
standing?: Standing, 
/**
 * The views before the first step: one, or with the viewpoint `full` one for each seat.
 */
start: Array<PresentedView>, 
/**
 * One step for each entry of the journal.
 */
steps: Array<ReplayStep>, };

export type ReplayStep = { 
/**
 * The entry in notation, if the viewpoint is `full` or if everybody saw the entry.
 */
entry?: string, 
/**
 * What happened.
 */
events: Array<TableEvent>, 
/**
 * The views after the step: one, or with the viewpoint `full` one for each seat.
 */
views: Array<PresentedView>, 
/**
 * The seal, if the entry is a sealed decision.
 */
seal?: Seal, };

export type RevealRequest = { 
/**
 * One of the visitor's own seats.
 */
seat: Seat, 
/**
 * The text that the visitor committed to: 1 to 100 bytes, no control characters.
 */
text: string, };

export type Review = { 
/**
 * [`VERSION`] when the review was made.
 */
version: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * The number of seats.
 */
seats: Seats, 
/**
 * How much was computed.
 */
depth: ReviewDepth, 
/**
 * All random numbers follow from it.
 */
seed: number, 
/**
 * The point before the first entry, then one point after each entry of the record.
 */
points: Array<Point>, 
/**
 * All decisions that were judged, in the order of the record.
 */
decisions: Array<JudgedDecision>, 
/**
 * The sums of each seat.
 */
totals: Array<SeatTotal>, 
/**
 * The entries that changed the chances most, the largest change first; three at most.
 */
turning_points: Array<TurningPoint>, };

export type ReviewDepth = "quick" | "normal" | "deep";

export type ReviewProgress = { "state": "waiting", 
/**
 * How many reviews are made before it.
 */
ahead: number, } | { "state": "working", 
/**
 * The parts of the work that are done.
 */
done: number, 
/**
 * All parts.
 */
all: number, } | { "state": "ready" } | { "state": "failed", 
/**
 * The reason.
 */
error: ApiError, };

export type Ruling = string;

export type Score = { 
/**
 * The people, the visitor first.
 */
people: Array<ScoredPerson>, 
/**
 * The number of their games whose end the visitor has seen.
 */
games: number, 
/**
 * How many of these nobody won.
 */
draws: number, 
/**
 * When the last of them ended.
 */
last: number, };

export type ScoredPerson = { 
/**
 * The name in the last game; empty if the person had none.
 */
name: string, 
/**
 * The look in the last game, if its record says it.
 */
look: Look | null, 
/**
 * Whether it is the visitor, or somebody at the visitor's device.
 */
yours: boolean, 
/**
 * How many games the person won.
 */
wins: number, };

export type Scores = number[];

export type Seal = { 
/**
 * The seat that has decided.
 */
seat: Seat, 
/**
 * SHA-256 of the salt and the decision; see docs/fairness.md.
 */
hash: string, 
/**
 * The number of the decision among the entries of the game's journal, as in the record.
 */
entry: number, };

export type Seat = number;

export type SeatFact = { 
/**
 * Which fact. Front ends choose an icon by it.
 */
kind: string, 
/**
 * The number beside the icon.
 */
value: number, 
/**
 * The same in words.
 */
phrase: Phrase, };

export type SeatInfo = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Who plays it.
 */
player: Player, 
/**
 * The person's name.
 */
name?: string, 
/**
 * What the player looks like, unless the seat is empty. It follows the player when seats rotate. A bot's name
 * follows from its face.
 */
look?: Look, 
/**
 * The level of the bot that plays it now.
 */
level?: Level, 
/**
 * Whether it is one of the visitor's own seats.
 */
yours: boolean, 
/**
 * Whether it is a seat of the host.
 */
host: boolean, 
/**
 * Whether its person is connected.
 */
connected: boolean, 
/**
 * Whether its person gets it back after the decision that the bot has to make now.
 */
returning: boolean, 
/**
 * How many decisions in a row bots made because the person's time ran out. After the third, a bot keeps playing
 * until the person takes the seat back.
 */
missed: number, 
/**
 * Whether the bot that plays for its person keeps it until the game is over.
 */
kept: boolean, 
/**
 * Whether its person left the game for good. Then the seat counts as last.
 */
left: boolean, 
/**
 * The hash of the text for the shuffle that its person committed to.
 */
text: string | null, 
/**
 * Whether its person wants another game.
 */
again: boolean, 
/**
 * Whether others may call a bot to this seat now: in a game as a stand-in, after a game for the next one.
 */
callable: boolean, 
/**
 * The time left on its clock in milliseconds, if there is one.
 */
clock?: number, 
/**
 * Whether its clock is running.
 */
running: boolean, };

export type SeatRequest = { 
/**
 * The seat.
 */
seat: Seat, };

export type SeatSet = number[];

export type SeatTotal = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The expected score before the first entry.
 */
start: Figure, 
/**
 * The score: 1 for a victory, a share of it if several seats win, an equal share of all in a draw.
 */
end: number, 
/**
 * Decks and draws.
 */
luck: Figure, 
/**
 * The seat's own choices.
 */
own_choices: Figure, 
/**
 * The choices of all other seats.
 */
other_choices: Figure, 
/**
 * Sealed decisions.
 */
guessing: Figure, 
/**
 * The sum of the losses of all decisions of the seat that were judged.
 */
loss: Figure, 
/**
 * How many decisions of the seat were judged.
 */
decisions: number, 
/**
 * How many decisions have each label, from `best` to `blunder`.
 */
labels: [number, number, number, number, number], 
/**
 * All of it in one sentence.
 */
summary: Phrase, };

export type Seats = number;

export type SeenRequest = { 
/**
 * The table.
 */
table: string, 
/**
 * Which of its games, from 1.
 */
game_number: number, };

export type ServerMessage = { "type": "hello", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The length of the log.
 */
number: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The seat whose view is shown.
 */
uncovered: Seat | null, 
/**
 * The events after the requested number, as far as they may be shown again.
 */
events: Array<TableEvent>, 
/**
 * Whether `events` contains all events since then.
 */
complete: boolean, 
/**
 * The view of the game, if there is one.
 */
view: PresentedView | null, 
/**
 * The legal moves as a person points at them.
 */
moves?: Array<MoveOption>, 
/**
 * The legal moves in notation.
 */
legal?: Array<string>, 
/**
 * If there are too many legal moves to list: what they look like, for example `setup ...`. Then the list
 * is empty.
 */
unlisted?: string, } | { "type": "update", 
/**
 * The length of the log now.
 */
number: number, 
/**
 * The number that the client chose, if this answers its message.
 */
answers?: number | null, 
/**
 * The table, if its seats, clocks or status changed.
 */
table?: TableInfo, 
/**
 * What happened.
 */
events: Array<TableEvent>, 
/**
 * The view after the step; see [`Form`].
 */
view?: PresentedView, 
/**
 * What the game waits for, if there is no view that says so.
 */
awaits?: Awaits, 
/**
 * The seal, if the step is a sealed decision.
 */
seal?: Seal, 
/**
 * The seals that this step opens.
 */
opened?: Array<Opened>, 
/**
 * The time left on the clock of each seat, in milliseconds.
 */
clocks?: number[] | null, 
/**
 * The legal moves as a person points at them.
 */
moves?: Array<MoveOption>, 
/**
 * The legal moves in notation.
 */
legal?: Array<string>, 
/**
 * If there are too many legal moves to list: what they look like, for example `setup ...`. Then the list
 * is empty.
 */
unlisted?: string, } | { "type": "refused", 
/**
 * The number that the client chose, if its message had one.
 */
id: number | null, 
/**
 * The reason, for programs.
 */
code: string, 
/**
 * Arguments of the code.
 */
args: Record<string, unknown>, 
/**
 * The ruling that the request violates, if it violates a rule of the game.
 */
ruling: Ruling | null, 
/**
 * The reason, for people.
 */
phrase: Phrase, } | { "type": "said", 
/**
 * The seat; `null` for a spectator.
 */
seat: Seat | null, 
/**
 * The remark.
 */
what: Remark, } | { "type": "presence", 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * Whether the game is paused.
 */
paused: boolean, } | { "type": "bye", 
/**
 * The reason, for programs.
 */
why: string, 
/**
 * After how many milliseconds to reconnect; `null` if the client should not.
 */
retry: number | null, 
/**
 * The reason, for people.
 */
phrase: Phrase, };

export type Settings = { 
/**
 * The game.
 */
game: GameId, 
/**
 * The number of seats. By default the fewest that the game allows.
 */
seats: number, 
/**
 * The options of the game, by name.
 */
options?: { [key in string]: string }, 
/**
 * Whether the table is in the public list. Otherwise people need its link or code.
 */
public: boolean, 
/**
 * The time limit.
 */
clock: ClockSetting, 
/**
 * If a person who is to act is disconnected for this many seconds, a bot takes the seat. 0 means never.
 */
away: number, 
/**
 * The level of bots that take over seats.
 */
level: Level, 
/**
 * Whether everybody may ask for hints. Against bots alone they are always allowed.
 */
hints: boolean, };

export type Sign = "R" | "S" | "P";

export type SitRequest = { 
/**
 * The seat. By default the first free one.
 */
seat: Seat | null, 
/**
 * The name at this seat, if several people share a device. By default the visitor's own name.
 */
name: string | null, };

export type Standing = { 
/**
 * The seats that won.
 */
winners: number[], 
/**
 * The place of each seat, from 1. Equal seats share a place.
 */
places: Array<number>, 
/**
 * The outcome by the rules; `null` if the game was given up before its end.
 */
outcome: Outcome | null, 
/**
 * The seats that were left for good.
 */
left: number[], 
/**
 * For each seat, how many moves bots made for its person. 0 for a seat that was a bot's from the start.
 */
bot_moves: Array<number>, 
/**
 * For each seat, how often its person took back a decision.
 */
undone: Array<number>, };

export type StartRequest = { 
/**
 * Bots of this level take the seats that are still free.
 */
fill: Level | null, };

export type Status = "waiting" | "playing" | "over" | "void";

export type TableEvent = { 
/**
 * The event in words; not for programs.
 */
phrase?: Phrase, 
/**
 * Counted from 0 over the whole game; the same for every viewer.
 */
number: number, } & (PawsEvent | PawsQuickEvent | NinjanEvent | KanobuEvent | TsuefaEvent);

export type TableInfo = { 
/**
 * The id, as in links.
 */
id: string, 
/**
 * The short code.
 */
code: string, 
/**
 * The settings.
 */
settings: Settings, 
/**
 * The state.
 */
status: Status, 
/**
 * Whether the game is paused, because every person is away or replaced: bots do not move and clocks do not run.
 */
paused: boolean, 
/**
 * Whether the next game is about to begin: the hashes of all texts are fixed, and the texts are to be revealed.
 */
starting: boolean, 
/**
 * The length of the log. Messages carry it; a client that reconnects asks for what came after it.
 */
number: number, 
/**
 * The number of games that were started at this table.
 */
games: number, 
/**
 * The commitment for the current or the next game; see docs/fairness.md.
 */
commitment: string, 
/**
 * Whether the visitor is the host, who may remove people, add bots and start.
 */
host: boolean, 
/**
 * Whether the visitor may ask for hints at this table.
 */
hints: boolean, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * Who wants to take back a decision now.
 */
undo?: UndoInfo, 
/**
 * The decisions that were taken back in the current or last game, in order.
 */
undone?: Array<Undone>, 
/**
 * The result of the last game.
 */
standing?: Standing, 
/**
 * A notice for everybody at the table.
 */
notice?: Phrase, };

export type TableSummary = { 
/**
 * The id, as in links.
 */
id: string, 
/**
 * The settings.
 */
settings: Settings, 
/**
 * The state.
 */
status: Status, 
/**
 * The names at the seats: `null` for an empty seat, the level for a bot.
 */
names: Array<string | null>, 
/**
 * What the players look like, by seat.
 */
looks: Array<Look | null>, 
/**
 * The number of free seats.
 */
free: number, 
/**
 * When it was opened.
 */
opened: number, };

export type Task = { 
/**
 * The text is `learn-<game>-<scene>-<say>`.
 */
say: string, 
/**
 * The right moves, in notation. Empty if the text asks for nothing. `*` stands for any legal move.
 */
moves: Array<string>, 
/**
 * Legal moves that are expected mistakes, with a text about them.
 */
mistakes: Array<Mistake>, 
/**
 * The text about all other legal moves.
 */
otherwise?: string, 
/**
 * The entries of other seats and of chance that follow.
 */
others: Array<string>, };

export type ThrowEvent = { "code": "decided", 
/**
 * The seat.
 */
seat: Seat, } | { "code": "thrown", 
/**
 * The sign of each participant; empty where the viewer may not be reminded of them.
 */
signs: Array<ThrownSign>, 
/**
 * The seats that remain: a single one has won, several throw again.
 */
left: SeatSet, };

export type ThrowView = { 
/**
 * The seats that take part.
 */
among: SeatSet, 
/**
 * The seats that have decided.
 */
decided: SeatSet, 
/**
 * The viewer's own sign, if already sealed.
 */
own: Sign | null, };

export type ThrownSign = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Its sign.
 */
sign: Sign, };

export type Transfer = { 
/**
 * The secret. In links it is in the fragment, which browsers do not send.
 */
secret: string, 
/**
 * For how many seconds it is valid.
 */
seconds: number, };

export type TransferRequest = { 
/**
 * The secret from the other device.
 */
secret: string, };

export type TsuefaClash = "attacker-wins" | "defender-wins" | "both-leave" | "tied";

export type TsuefaEvent = { "code": "set-up", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The setup, if it is the viewer's own.
 */
layout: TsuefaLayout | null, } | { "code": "begins", 
/**
 * The seat that moves first.
 */
seat: Seat, } | { "code": "stepped", 
/**
 * The owner of the figure.
 */
seat: Seat, 
/**
 * The square where it was, if fights are visible.
 */
from: TsuefaSquare | null, 
/**
 * The square where it is now, if fights are visible.
 */
to: TsuefaSquare | null, } | { "code": "fought", 
/**
 * The owner of the figure.
 */
seat: Seat, 
/**
 * The square where it was, if fights are visible.
 */
from: TsuefaSquare | null, 
/**
 * The square that it attacked, if fights are visible.
 */
to: TsuefaSquare | null, 
/**
 * The item of the attacker, if fights are visible.
 */
attacker: TsuefaItem | null, 
/**
 * The item of the defender, if fights are visible.
 */
defender: TsuefaItem | null, 
/**
 * The result, if fights are visible.
 */
result: TsuefaClash | null, } | { "code": "tie-settled", 
/**
 * The winner of the throw.
 */
seat: Seat, 
/**
 * The square where the winner's figure is now, if fights are visible.
 */
square: TsuefaSquare | null, 
/**
 * The new item of the winner's figure, if fights are visible.
 */
sign: Sign | null, } | { "code": "game-won", 
/**
 * The winner. The flag belonged to the other seat.
 */
seat: Seat, } | { "code": "drawn", 
/**
 * Their number.
 */
steps: number, } | ThrowEvent;

export type TsuefaFightView = { 
/**
 * The square of the attacker.
 */
from: TsuefaSquare, 
/**
 * The square of the defender.
 */
to: TsuefaSquare, 
/**
 * The item of both figures.
 */
item: TsuefaItem, 
/**
 * The throw.
 */
throw: ThrowView, };

export type TsuefaFigureView = { 
/**
 * Its square.
 */
square: TsuefaSquare, 
/**
 * Its owner.
 */
seat: Seat, 
/**
 * Its item, if the viewer may see it.
 */
item: TsuefaItem | null, 
/**
 * Whether a fight has shown its item to both players.
 */
shown: boolean | null, 
/**
 * Whether it has ever moved.
 */
moved: boolean | null, };

export type TsuefaHouseRules = { 
/**
 * The number of steps in a row without an attack that makes a draw (`tsuefa/8`).
 */
quiet: number, };

export type TsuefaItem = "R" | "S" | "P" | "D" | "F";

export type TsuefaItems = string;

export type TsuefaLayout = string;

export type TsuefaMove = string;

export type TsuefaSquare = string;

export type TsuefaVariant = "novice" | "pro";

export type TsuefaView = { 
/**
 * The viewer's seat; `None` for a spectator.
 */
seat: Seat | null, 
/**
 * The number of seats.
 */
seats: Seats, 
/**
 * Whether items that a fight has shown stay visible.
 */
variant: TsuefaVariant, 
/**
 * The number of rocks, scissors and papers that each seat started with.
 */
items: TsuefaItems, 
/**
 * The house rules.
 */
house: TsuefaHouseRules, 
/**
 * What the game waits for: setups, a step, or signs for a tied fight.
 */
awaits: Awaits, 
/**
 * The seat whose turn it is; during a throw for a tied fight, the attacker.
 */
turn: Seat, 
/**
 * The number of steps in a row without an attack.
 */
quiet: number, 
/**
 * The figures on the board, by square: those of the seats that have set up.
 */
figures: Array<TsuefaFigureView>, 
/**
 * The tied fight, while the seats throw for it.
 */
fight: TsuefaFightView | null, 
/**
 * For each seat, the items on the board that no fight has shown.
 */
hidden: Array<Array<TsuefaItem>> | null, 
/**
 * For each seat, the items of its figures that have left the board.
 */
lost: Array<Array<TsuefaItem>> | null, 
/**
 * The outcome, if the game is over.
 */
outcome: Outcome | null, };

export type TsuefaViolation = { "code": "set-up-first" } | { "code": "set-up-done" } | { "code": "throw-first" } | { "code": "no-throw" } | { "code": "flags", 
/**
 * The number in the setup.
 */
found: number, } | { "code": "dynamites", 
/**
 * The number in the setup.
 */
found: number, } | { "code": "sign-count", 
/**
 * The sign.
 */
sign: Sign, 
/**
 * The number in the setup.
 */
found: number, 
/**
 * The number by the options.
 */
expected: number, } | { "code": "no-figure", 
/**
 * The start of the step.
 */
square: TsuefaSquare, } | { "code": "not-one-square", 
/**
 * The start of the step.
 */
from: TsuefaSquare, 
/**
 * The end of the step.
 */
to: TsuefaSquare, } | { "code": "dynamite-stays", 
/**
 * Its square.
 */
square: TsuefaSquare, } | { "code": "onto-own", 
/**
 * The target square.
 */
square: TsuefaSquare, };

export type TurningPoint = { 
/**
 * The number of the entry, counted from 1.
 */
entry: number, 
/**
 * The seat whose equity changed most.
 */
seat: Seat, 
/**
 * By how much.
 */
change: Figure, 
/**
 * The largest part of the change.
 */
part: Part, 
/**
 * What happened, in words.
 */
phrase: Phrase, };

export type UndoInfo = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Whether the visitor has to answer.
 */
yours: boolean, };

export type Undone = { 
/**
 * The seat that took it back.
 */
seat: Seat, 
/**
 * How many entries of the game's journal were left. Seals with this number or a higher one are void.
 */
entries: number, };

export type Unseen = { "kind": "cards", 
/**
 * The cards by what they have in common. No group is empty.
 */
groups: Array<UnseenGroup>, 
/**
 * The number of cards in all groups.
 */
total: number, } | { "kind": "figures", 
/**
 * In the order of their squares.
 */
figures: Array<UnseenFigure>, };

export type UnseenFigure = { 
/**
 * Its square, in notation.
 */
square: string, 
/**
 * The possible items, in canonical order. If there is only one, it is certain.
 */
items: Array<string>, };

export type UnseenGroup = { 
/**
 * What the cards have in common.
 */
phrase: Phrase, 
/**
 * The cards, in canonical order.
 */
cards: Array<CardCount>, };

export type VersionInfo = { 
/**
 * The version of the program.
 */
version: string, 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The version of the database schema.
 */
schema: number, };
