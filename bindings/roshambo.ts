// Generated from the Rust types; `make bindings` writes it anew.

export type AnyView = { "game": "paws" } & PawsView | { "game": "paws-quick" } & PawsQuickView | { "game": "ninjan" } & NinjanView | { "game": "kanobu" } & KanobuView | { "game": "tsuefa" } & TsuefaView;

export type ApiError = { 
/**
 * Which reason.
 */
code: string, 
/**
 * Its particulars.
 */
args: Record<string, unknown>, 
/**
 * The ruling that says so, where it is one of the game's.
 */
ruling: Ruling | null, 
/**
 * What people are told.
 */
phrase: Phrase, };

export type Arg = number | string | Phrase | Array<Phrase> | { 
/**
 * In their order.
 */
clauses: Array<Phrase>, };

export type Attempt = { 
/**
 * Who points; the seat whose view it is, if nothing is said.
 */
seat?: Seat, 
/**
 * Cards, a pile or squares, in notation and in this order.
 */
targets: Array<string>, };

export type Awaits = { "kind": "turn", 
/**
 * Whose.
 */
seat: Seat, } | { "kind": "sealed", 
/**
 * Who has still to decide.
 */
waiting: SeatSet, 
/**
 * Who has decided.
 */
decided: SeatSet, } | { "kind": "deck" } | { "kind": "over" };

export type BotRequest = { 
/**
 * Which seat.
 */
seat: Seat, 
/**
 * How well it plays; nothing to take it away.
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
 * How many there were.
 */
count: number, 
/**
 * Which ones, if the viewer may know.
 */
cards: Array<C> | null, };

export type ClientMessage = { "type": "move", 
/**
 * The client's own number; the answer repeats it.
 */
id: number, 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * In notation.
 */
move: string, 
/**
 * The number of the last message that the client has seen. A move that was made before
 * the seat's last one was seen is old, and refused.
 */
number: number, } | { "type": "attempt", 
/**
 * The client's own number; the answer repeats it.
 */
id: number, 
/**
 * For which seat.
 */
seat: Seat, 
/**
 * What the player points at, in notation and in this order: cards, a pile, squares.
 */
targets: Array<string>, } | { "type": "command", 
/**
 * The client's own number; the answer repeats it.
 */
id: number, 
/**
 * What.
 */
command: Command, } | { "type": "uncover", 
/**
 * Which of one's seats.
 */
seat: Seat, } | { "type": "cover" } | { "type": "say", 
/**
 * What.
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
 * Seconds more after each own decision.
 */
increment: number, };

export type Command = { "kind": "sit" } & SitRequest | { "kind": "leave" } | { "kind": "kick" } & SeatRequest | { "kind": "bot" } & BotRequest | { "kind": "text" } & TextRequest | { "kind": "start" } & StartRequest | { "kind": "resign" } | { "kind": "again" } | { "kind": "back" } | { "kind": "call" } & SeatRequest;

export type CommandAccepted = { 
/**
 * How long its log is now.
 */
number: number, };

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
 * Which of the numbered rulings of its game.
 */
ruling: number, 
/**
 * Whose view it is; a spectator's, if nothing is said.
 */
seat?: Seat, 
/**
 * The game up to the position.
 */
record: string, 
/**
 * The position.
 */
view: PresentedView, 
/**
 * What happens then.
 */
steps: Array<ReplayStep>, 
/**
 * What is refused there.
 */
refused: Array<RefusedMove>, };

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
 * Which game it was.
 */
game: GameId, 
/**
 * The names at its seats, the level for a bot.
 */
names: Array<string>, 
/**
 * One's own seats.
 */
mine: number[], 
/**
 * The place of each seat, from 1.
 */
places: Array<number>, 
/**
 * When it ended.
 */
ended: number, };

export type Hint = { 
/**
 * The move, in notation.
 */
move: string, 
/**
 * How it is made and what it is called; nothing where moves are too many to list.
 */
option?: MoveOption, 
/**
 * What speaks for it.
 */
reasons: Array<Phrase>, 
/**
 * The chance to win with it, in per cent, where it was weighed.
 */
chance?: number, };

export type HintRequest = { 
/**
 * For which of one's seats.
 */
seat: Seat, };

export type KanobuCard = string;

export type KanobuCards = string[];

export type KanobuColour = "b" | "g" | "r" | "y";

export type KanobuDirection = "clockwise" | "counterclockwise";

export type KanobuDrawnView = { 
/**
 * Which, if the viewer may know.
 */
card: KanobuCard | null, 
/**
 * Whether everybody knows it: it came from the known bottom of the deck.
 */
open: boolean, };

export type KanobuEffect = { 
/**
 * What lies on top.
 */
symbol: KanobuSymbol, 
/**
 * How many cards of it were played one on the other.
 */
chain: number, };

export type KanobuEffectView = { 
/**
 * What lies on top.
 */
symbol: KanobuSymbol, 
/**
 * How many cards of it were played one on the other.
 */
chain: number, 
/**
 * How many cards are drawn if it is accepted, by each that draws.
 */
draws: number, 
/**
 * Who played into the chain last.
 */
last: Seat, };

export type KanobuEvent = { "code": "dealt", 
/**
 * Each seat's hand.
 */
hands: Array<Cards<KanobuCard>>, 
/**
 * The card that starts the pile.
 */
start: KanobuCard, 
/**
 * Cards left in the deck.
 */
deck: number, } | { "code": "reshuffled", 
/**
 * How many cards it has.
 */
deck: number, } | { "code": "opens", 
/**
 * Who.
 */
seat: Seat, } | { "code": "played", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
card: KanobuCard, 
/**
 * The colour that a change colour names.
 */
named: KanobuColour | null, } | { "code": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
cards: Cards<KanobuCard>, } | { "code": "kept", 
/**
 * Who.
 */
seat: Seat, } | { "code": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "code": "accepted", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
effect: KanobuEffect, } | { "code": "answered", 
/**
 * Who.
 */
seat: Seat, 
/**
 * With what; the last one lies on top.
 */
cards: [KanobuCard, KanobuCard, KanobuCard], } | { "code": "opened", 
/**
 * Who picks.
 */
seat: Seat, 
/**
 * From what, in the order opened.
 */
cards: Array<KanobuCard>, } | { "code": "took", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
card: KanobuCard, } | { "code": "put-under", 
/**
 * Which, in this order.
 */
cards: Array<KanobuCard>, } | { "code": "cancelled", 
/**
 * What was removed.
 */
card: KanobuCard, } | { "code": "turned-over", 
/**
 * Which.
 */
card: KanobuCard, } | { "code": "turned-round", 
/**
 * The direction now.
 */
direction: KanobuDirection, } | { "code": "game-won", 
/**
 * Who.
 */
seat: Seat, } | { "code": "game-stopped", 
/**
 * How many moves were made.
 */
moves: number, 
/**
 * How many cards each seat holds.
 */
hand_sizes: Array<number>, } | ThrowEvent;

export type KanobuHidden = { 
/**
 * Cards that were shuffled into the present deck: still in it, or drawn since.
 */
from_deck: KanobuCards, 
/**
 * Cards that were in hands when the present deck was made, and still are.
 */
older: KanobuCards, 
/**
 * Cards that may be either.
 */
either: KanobuCards, 
/**
 * How many of each seat's hidden cards are from the present deck, at least.
 */
least_from_deck: Array<number>, 
/**
 * How many of each seat's hidden cards are from the present deck, at most.
 */
most_from_deck: Array<number>, };

export type KanobuLaid = { card: string, named: "b" | "g" | "r" | "y" | null };

export type KanobuMove = string;

export type KanobuRest = { "kind": "deal" } | { "kind": "draw" } | { "kind": "draw-and-lose", 
/**
 * How many are still to come.
 */
left: number, } | { "kind": "all-draw", 
/**
 * Who is drawing.
 */
seat: Seat, 
/**
 * How many are still to come for that seat.
 */
left: number, 
/**
 * How many each seat draws.
 */
each: number, } | { "kind": "open" };

export type KanobuSymbol = "R" | "S" | "P" | "X" | "3" | "O" | "1" | "2" | "C" | "*" | "N" | "W";

export type KanobuView = { 
/**
 * The viewer's seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * The seat that the options made first player, if they did.
 */
opening: Seat | null, 
/**
 * What the game waits for.
 */
awaits: Awaits, 
/**
 * What is left of the move that needs a new deck.
 */
rest: KanobuRest | null, 
/**
 * Whose turn it is, or was when the game ended.
 */
turn: Seat, 
/**
 * The direction of play.
 */
direction: KanobuDirection, 
/**
 * Moves made so far.
 */
moves: number, 
/**
 * The throw for the first move.
 */
throw: ThrowView | null, 
/**
 * The viewer's own hand.
 */
hand: KanobuCards | null, 
/**
 * How many cards each seat holds.
 */
hand_sizes: Array<number>, 
/**
 * The cards in each hand that everybody knows.
 */
known: Array<KanobuCards>, 
/**
 * The pile, from its lowest card to its top one.
 */
pile: Array<KanobuLaid>, 
/**
 * Whether the lowest card of the pile was only turned over.
 */
turned_over: boolean, 
/**
 * How many cards the deck has.
 */
deck: number, 
/**
 * The cards at the bottom of the deck that everybody knows; the last one is the lowest.
 */
bottom: Array<KanobuCard>, 
/**
 * The effect that waits for the seat whose turn it is.
 */
effect: KanobuEffectView | null, 
/**
 * The card that the seat whose turn it is has drawn and decides about.
 */
drawn: KanobuDrawnView | null, 
/**
 * The cards opened by a three-star, in the order opened.
 */
opened: Array<KanobuCard>, 
/**
 * The cards that the viewer cannot place: other hands and the deck together.
 */
unseen: KanobuCards, 
/**
 * What everybody knows of hidden cards; the viewer's own are still among them.
 */
hidden: KanobuHidden, 
/**
 * The result, once the game is over.
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
 * What lies on top.
 */
top: KanobuLaid, } | { "code": "sign-does-not-fit", 
/**
 * The card.
 */
card: KanobuCard, 
/**
 * What lies on top.
 */
top: KanobuLaid, } | { "code": "nothing-shared", 
/**
 * The card.
 */
card: KanobuCard, 
/**
 * What lies on top.
 */
top: KanobuLaid, } | { "code": "too-few-to-answer", 
/**
 * Who would have to answer.
 */
seat: Seat, 
/**
 * How many cards that seat holds.
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
 * The first of them.
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

export type Me = { 
/**
 * The name, if one was picked.
 */
name: string | null, };

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

export type NameRequest = { 
/**
 * How one wants to be called.
 */
name: string, };

export type NinjanCard = string;

export type NinjanCards = string[];

export type NinjanChoice = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
card: NinjanCard, };

export type NinjanCount = { 
/**
 * Whose.
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
 * The only card of each pile.
 */
piles: Array<NinjanCard>, 
/**
 * Each seat's hand.
 */
hands: Array<Cards<NinjanCard>>, 
/**
 * Cards that leave the game unseen.
 */
unused: number, } | { "code": "chose", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What, if the viewer may know: nobody else learns it before the last one is in.
 */
card: NinjanCard | null, } | { "code": "revealed", 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Everybody's card, in the order in which they are resolved.
 */
choices: Array<NinjanChoice>, } | { "code": "took", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card that beat it.
 */
card: NinjanCard, 
/**
 * Which pile.
 */
pile: NinjanPile, 
/**
 * What lay there.
 */
cards: NinjanCards, } | { "code": "placed", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card.
 */
card: NinjanCard, 
/**
 * Which pile.
 */
pile: NinjanPile, } | { "code": "scored", 
/**
 * Each seat's sum.
 */
counts: Array<NinjanCount>, } | { "code": "tied", 
/**
 * Who.
 */
seats: SeatSet, } | { "code": "game-won", 
/**
 * Who.
 */
seat: Seat, } | ThrowEvent;

export type NinjanMove = string;

export type NinjanPile = 1 | 2 | 3;

export type NinjanPileView = { 
/**
 * All its cards.
 */
cards: NinjanCards, 
/**
 * The one on top.
 */
top: NinjanCard, };

export type NinjanPiles = number[];

export type NinjanView = { 
/**
 * The viewer's seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * What the game waits for: who has still to choose, or whose card is being resolved.
 */
awaits: Awaits, 
/**
 * The round being played, from 1; 0 before the deal.
 */
round: number, 
/**
 * The viewer's own hand, with the sealed choice still in it.
 */
hand: NinjanCards | null, 
/**
 * How many cards each seat holds, with the sealed choice still among them.
 */
hand_sizes: Array<number>, 
/**
 * The viewer's own sealed choice, until it is revealed.
 */
choice: NinjanCard | null, 
/**
 * The revealed choices not yet resolved, in resolving order; the first is being resolved.
 */
revealed: Array<NinjanChoice>, 
/**
 * The three piles; none before the deal.
 */
piles: Array<NinjanPileView>, 
/**
 * Each seat's winnings.
 */
winnings: Array<NinjanCards>, 
/**
 * Each seat's sum so far.
 */
sums: Array<number>, 
/**
 * The cards that the viewer cannot see: other hands and the unused cards together.
 */
unseen: NinjanCards, 
/**
 * How many cards are not used; before the deal, all.
 */
unused: number, 
/**
 * The throw of those tied for the highest sum.
 */
throw: ThrowView | null, 
/**
 * The result, once the game is over.
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
 * The piles that it may take.
 */
piles: NinjanPiles, };

export type NumberedEvent = { 
/**
 * Counted from 0 over the whole game; the same for every viewer.
 */
number: number, } & (PawsEvent | PawsQuickEvent | NinjanEvent | KanobuEvent | TsuefaEvent);

export type OpenRequest = { 
/**
 * What is chosen.
 */
settings: Settings, 
/**
 * The seats that the visitor takes, all at one device; the first free one, if not given.
 */
mine: number[] | null, 
/**
 * Bots by seat number.
 */
bots: Record<string, Level>, };

export type Opened = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * As it was published.
 */
hash: string, 
/**
 * 32 hexadecimal digits.
 */
salt: string, 
/**
 * The decision, in notation.
 */
move: string, };

export type OptionSpec = { 
/**
 * As in `option name=value`.
 */
name: string, 
/**
 * The accepted values.
 */
values: string, 
/**
 * The value where none is given.
 */
default: string, 
/**
 * What it changes.
 */
about: string, };

export type Outcome = { 
/**
 * One seat, several that share the victory, or none for a draw.
 */
winners: SeatSet, 
/**
 * A score per seat, in the game's own unit.
 */
scores: Scores, };

export type PawsCard = string;

export type PawsCards = string[];

export type PawsColour = "b" | "g" | "r" | "y" | "v";

export type PawsCombination = { 
/**
 * Who played it.
 */
owner: Seat, 
/**
 * What its cards are.
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
 * Who.
 */
seat: Seat, 
/**
 * The hand before counting, open to all.
 */
hand: PawsCards, 
/**
 * Sets taken off.
 */
sets: Array<PawsSet>, 
/**
 * What is left after that.
 */
left: PawsCards, 
/**
 * What it counts: a card each, where the deck ran out two for a joker.
 */
cards: number, };

export type PawsEnding = { "kind": "empty-hand" } | { "kind": "deck-out" } | { "kind": "declared", 
/**
 * Who declared it.
 */
seat: Seat, };

export type PawsEvent = { "code": "dealt", 
/**
 * Which round, from 1.
 */
round: number, 
/**
 * Each seat's hand.
 */
hands: Array<Cards<PawsCard>>, 
/**
 * Cards left in the deck.
 */
deck: number, } | { "code": "opens", 
/**
 * Who.
 */
seat: Seat, } | { "code": "played", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What lies on the table now.
 */
combination: PawsCombination, } | { "code": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "code": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
cards: Cards<PawsCard>, } | { "code": "declared", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Its last combination.
 */
cards: PawsCards, } | { "code": "counted", 
/**
 * Each seat's count.
 */
counts: Array<PawsCount>, } | { "code": "round-won", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How the round ended.
 */
ending: PawsEnding, 
/**
 * Everybody's tokens now.
 */
tokens: Array<number>, } | { "code": "game-won", 
/**
 * Who.
 */
seat: Seat, } | ThrowEvent;

export type PawsKind = "one" | "many";

export type PawsMove = string;

export type PawsQuickEnding = { "kind": "empty-hand", 
/**
 * Whose; that seat wins.
 */
seat: Seat, } | { "kind": "deck-out" };

export type PawsQuickEvent = { "code": "dealt", 
/**
 * Which game of the series, from 1.
 */
game: number, 
/**
 * Each seat's hand.
 */
hands: Array<Cards<PawsCard>>, 
/**
 * Colour jokers turned over and put to the bottom of the deck, one after the other.
 */
turned: Array<PawsCard>, 
/**
 * The starting card.
 */
start: PawsCard, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * Cards taken off its bottom, out of the game.
 */
left: number, } | { "code": "opens", 
/**
 * Who.
 */
seat: Seat, } | { "code": "played", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What the cards are.
 */
sign: Sign, 
/**
 * The cards.
 */
cards: PawsCards, } | { "code": "led", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What the cards are.
 */
sign: Sign, 
/**
 * The cards.
 */
cards: PawsCards, } | { "code": "transferred", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The combo.
 */
cards: PawsCards, } | { "code": "passed", 
/**
 * Who.
 */
seat: Seat, } | { "code": "drew", 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
cards: Cards<PawsCard>, } | { "code": "deck-out", 
/**
 * Who.
 */
seat: Seat, } | { "code": "helped", 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card that went to the discard pile.
 */
card: PawsCard, } | { "code": "game-ended", 
/**
 * Which.
 */
game: number, 
/**
 * How.
 */
ending: PawsQuickEnding, 
/**
 * Everybody's penalty points before help tokens are spent.
 */
points: Array<number>, } | { "code": "spend-decided", 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many, if the viewer may know.
 */
amount: number | null, } | { "code": "spent", 
/**
 * How many help tokens each seat spends.
 */
amounts: Array<number>, } | { "code": "scored", 
/**
 * Each seat's score.
 */
scores: Array<PawsQuickScore>, } | { "code": "tokens-given", 
/**
 * Who got one.
 */
seats: SeatSet, 
/**
 * Everybody's tokens now.
 */
tokens: Array<number>, 
/**
 * Tokens left in the supply.
 */
supply: number, } | { "code": "series-won", 
/**
 * Who won; several share the victory.
 */
seats: SeatSet, 
/**
 * Everybody's penalty points.
 */
totals: Array<number>, } | ThrowEvent;

export type PawsQuickMove = string;

export type PawsQuickScore = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Cards left in hand, a point each.
 */
cards: number, 
/**
 * Help tokens spent, a point off each.
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
 * Whether this game counts as won.
 */
won: boolean, };

export type PawsQuickSpendView = { 
/**
 * Who takes part.
 */
among: SeatSet, 
/**
 * Who has decided already.
 */
decided: SeatSet, 
/**
 * The viewer's own number, once decided.
 */
own: number | null, };

export type PawsQuickTable = { 
/**
 * Who may lead over it: who played it, until a turn of his without playing.
 */
owner: Seat | null, 
/**
 * What its cards are.
 */
sign: Sign, 
/**
 * The cards.
 */
cards: PawsCards, };

export type PawsQuickView = { 
/**
 * The viewer's seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * The seat that the options made first player, if they did.
 */
opening: Seat | null, 
/**
 * How many games the series has.
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
 * Games dealt so far.
 */
games_dealt: number, 
/**
 * Who opened this game, or will open the next.
 */
first: Seat, 
/**
 * Whose turn it is, or was when the game ended.
 */
turn: Seat, 
/**
 * The throw for the first move.
 */
throw: ThrowView | null, 
/**
 * The decisions on help tokens after a game.
 */
spending: PawsQuickSpendView | null, 
/**
 * The viewer's own hand.
 */
hand: PawsCards | null, 
/**
 * How many cards each seat holds.
 */
hand_sizes: Array<number>, 
/**
 * Cards that everybody knows each seat to hold.
 */
known: Array<PawsCards>, 
/**
 * What lies on the table.
 */
table: PawsQuickTable | null, 
/**
 * How many cards the deck has left.
 */
deck: number, 
/**
 * The cards that everybody knows to be the last of the deck, in their order.
 */
deck_known: Array<PawsCard>, 
/**
 * How many cards have left the game unseen.
 */
left: number, 
/**
 * Those of them that everybody knows.
 */
left_known: Array<PawsCard>, 
/**
 * The colour jokers turned over before the starting card, in that order, wherever they are now.
 */
turned: Array<PawsCard>, 
/**
 * What has been beaten, replaced, transferred or taken away.
 */
discard: PawsCards, 
/**
 * The cards of which the viewer knows only that they are in other hands, in the deck or out.
 */
unseen: PawsCards, 
/**
 * Each seat's help tokens.
 */
tokens: Array<number>, 
/**
 * Help tokens that nobody holds.
 */
supply: number, 
/**
 * Each seat's penalty points in the game that has ended; none while one is played.
 */
points: Array<number>, 
/**
 * Each seat's penalty points in the games scored so far.
 */
totals: Array<number>, 
/**
 * How many games each seat has won.
 */
games_won: Array<number>, 
/**
 * The result, once the series is over.
 */
outcome: Outcome | null, };

export type PawsQuickViolation = { "code": "throw-first" } | { "code": "no-throw" } | { "code": "spend-first" } | { "code": "no-spend" } | { "code": "spend-too-much", 
/**
 * How many were said.
 */
amount: number, 
/**
 * The smaller of tokens and penalty points.
 */
most: number, } | { "code": "must-lead" } | { "code": "not-yours", 
/**
 * Whose they are; nobody's are the starting card and cards whose player has not played since.
 */
owner: Seat | null, } | { "code": "not-held", 
/**
 * The first card that is missing.
 */
card: PawsCard, } | { "code": "wrong-sign", 
/**
 * The card.
 */
card: PawsCard, 
/**
 * The sign that was said.
 */
sign: Sign, } | { "code": "mixed-colours", 
/**
 * The second colour.
 */
second: PawsColour, 
/**
 * The first colour that comes twice.
 */
repeated: PawsColour, } | { "code": "too-many-colours", 
/**
 * How many were given.
 */
size: number, } | { "code": "losing-sign", 
/**
 * The sign that was said.
 */
said: Sign, 
/**
 * The sign on the table.
 */
table: Sign, } | { "code": "too-few", 
/**
 * How many were given.
 */
size: number, 
/**
 * How many would do.
 */
least: number, } | { "code": "combo-size", 
/**
 * How many were given.
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
 * What served as the rock.
 */
rock: PawsCard, 
/**
 * What served as the scissors.
 */
scissors: PawsCard, 
/**
 * What served as the paper.
 */
paper: PawsCard, };

export type PawsView = { 
/**
 * The viewer's seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * The seat that the options made first player, if they did.
 */
opening: Seat | null, 
/**
 * What the game waits for.
 */
awaits: Awaits, 
/**
 * Rounds dealt so far.
 */
round: number, 
/**
 * Who opened this round, or will open the next.
 */
first: Seat, 
/**
 * Whose turn it is, or was when the round ended.
 */
turn: Seat, 
/**
 * The throw for the first move.
 */
throw: ThrowView | null, 
/**
 * The viewer's own hand.
 */
hand: PawsCards | null, 
/**
 * Everybody's hands, once they were counted at the end of a round.
 */
open_hands: Array<PawsCards> | null, 
/**
 * How many cards each seat holds.
 */
hand_sizes: Array<number>, 
/**
 * What lies on the table.
 */
table: PawsCombination | null, 
/**
 * How many cards the deck has left.
 */
deck: number, 
/**
 * What has been beaten or replaced.
 */
discard: PawsCards, 
/**
 * The cards that the viewer cannot see: other hands and the deck together.
 */
unseen: PawsCards, 
/**
 * Each seat's tokens.
 */
tokens: Array<number>, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, };

export type PawsViolation = { "code": "throw-first" } | { "code": "no-throw" } | { "code": "must-lead" } | { "code": "not-yours", 
/**
 * Whose it is.
 */
owner: Seat, } | { "code": "not-held", 
/**
 * The first card that is missing.
 */
card: PawsCard, } | { "code": "wrong-sign", 
/**
 * The card.
 */
card: PawsCard, 
/**
 * The sign that was said.
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
 * How many were given.
 */
size: number, } | { "code": "losing-sign", 
/**
 * The sign that was said.
 */
said: Sign, 
/**
 * The sign on the table.
 */
table: Sign, } | { "code": "beating-is-single", 
/**
 * How many were given.
 */
size: number, 
/**
 * What was said.
 */
kind: PawsKind, } | { "code": "wrong-size", 
/**
 * How many were given.
 */
size: number, 
/**
 * The kind that was said.
 */
kind: PawsKind, 
/**
 * How many of one colour would beat it.
 */
one: number, 
/**
 * How many of many colours would beat it.
 */
many: number, } | { "code": "not-one-combination" };

export type Phrase = { 
/**
 * The id of the message in `locales/`.
 */
id: string, 
/**
 * What it speaks of, by name.
 */
args: { [key in string]: Arg }, };

export type Player = "empty" | "person" | "bot" | "stand-in";

export type PracticeRequest = { 
/**
 * The game so far.
 */
record: string, 
/**
 * Whose view it is; a spectator's, if nothing is said.
 */
seat?: Seat, 
/**
 * What happens now, as lines of a record.
 */
then?: Array<string>, 
/**
 * Whether bots play all other seats then, and chance is drawn, until it is the seat's turn.
 */
bots?: boolean, 
/**
 * What a player points at after that, to learn why it makes no move. The answer is always an error, and
 * nothing comes of it.
 */
attempt?: Attempt, };

export type PracticeResult = { 
/**
 * Which game it is.
 */
game: GameId, 
/**
 * The names at its seats, as far as the record says them.
 */
names: Array<string>, 
/**
 * The game so far, with what happened now.
 */
record: string, 
/**
 * What happened before.
 */
past: Array<TableEvent>, 
/**
 * The game before.
 */
before: PresentedView, 
/**
 * What happened now.
 */
steps: Array<ReplayStep>, 
/**
 * What the seat may do.
 */
moves: Array<MoveOption>, 
/**
 * How it ended, if it did.
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
 * Which game.
 */
game: GameId, 
/**
 * For how many; the fewest that the game allows, if not given.
 */
seats: number, 
/**
 * The game's options by name.
 */
options: { [key in string]: string }, 
/**
 * How well the bots play.
 */
level: Level, 
/**
 * The visitor's own text for the shuffle.
 */
text: string | null, };

export type RecordRequest = { 
/**
 * The whole text.
 */
record: string, 
/**
 * From where: the number of a seat, `spectator`, or `full`, which is also meant where nothing is said.
 */
view?: string, };

export type RefusedMove = { 
/**
 * Who tries.
 */
seat: Seat, 
/**
 * What the move is called; nothing where it is none.
 */
called?: Phrase, 
/**
 * Why it is refused.
 */
phrase: Phrase, 
/**
 * The ruling that says so.
 */
ruling: Ruling, };

export type Remark = "hello" | "good-luck" | "nice-move" | "well-played" | "thanks" | "oops" | "sorry" | "thinking" | "back-soon" | "laugh" | "wow" | "cry" | "angry" | "clap";

export type Replay = { 
/**
 * Which game it was.
 */
game: GameId, 
/**
 * The names at its seats.
 */
names: Array<string>, 
/**
 * How it ended, if it did.
 */
standing?: Standing, 
/**
 * The game before the first step. In full: of every seat.
 */
start: Array<PresentedView>, 
/**
 * One for each entry of its journal.
 */
steps: Array<ReplayStep>, };

export type ReplayStep = { 
/**
 * The entry in notation; only in full, and where everybody saw it.
 */
entry?: string, 
/**
 * What happened.
 */
events: Array<TableEvent>, 
/**
 * The game after it. In full: of every seat.
 */
views: Array<PresentedView>, 
/**
 * The seal of a sealed decision.
 */
seal?: Seal, };

export type Ruling = string;

export type Scores = number[];

export type Seal = { 
/**
 * Who has decided.
 */
seat: Seat, 
/**
 * SHA-256 over salt and decision, see docs/fairness.md.
 */
hash: string, };

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
 * Which.
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
 * The level of the bot that plays it now.
 */
level?: Level, 
/**
 * Whether it is the visitor's own.
 */
yours: boolean, 
/**
 * Whether it is the host's.
 */
host: boolean, 
/**
 * Whether its person is there.
 */
connected: boolean, 
/**
 * Whether its person left the game for good, and counts as last.
 */
left: boolean, 
/**
 * Whether its fairness text is in.
 */
text: boolean, 
/**
 * Whether its person wants another game.
 */
again: boolean, 
/**
 * Whether others may call a bot to it now.
 */
callable: boolean, 
/**
 * What is left on its clock, in milliseconds, if there is one.
 */
clock?: number, 
/**
 * Whether that clock runs.
 */
running: boolean, };

export type SeatRequest = { 
/**
 * From which seat.
 */
seat: Seat, };

export type SeatSet = number[];

export type Seats = number;

export type ServerMessage = { "type": "hello", 
/**
 * The version of the messages.
 */
protocol: number, 
/**
 * How long the log is.
 */
number: number, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * The seat whose view this is.
 */
uncovered: Seat | null, 
/**
 * What happened after the number that was asked for, as far as it may be read again.
 */
events: Array<TableEvent>, 
/**
 * Whether all that happened since is among them.
 */
complete: boolean, 
/**
 * The game, if there is one.
 */
view: PresentedView | null, 
/**
 * Its legal moves as people make them.
 */
moves?: Array<MoveOption>, 
/**
 * Its legal moves in notation.
 */
legal?: Array<string>, 
/**
 * What its legal moves look like, if they are too many to list: `setup ...`. The list is empty then.
 */
unlisted?: string, } | { "type": "update", 
/**
 * How long the log is now.
 */
number: number, 
/**
 * The client's own number, where this is the answer to its message.
 */
answers?: number | null, 
/**
 * The table, where seats, clocks or its status changed.
 */
table?: TableInfo, 
/**
 * What happened.
 */
events: Array<TableEvent>, 
/**
 * The game after it; see [`Form`].
 */
view?: PresentedView, 
/**
 * What the game waits for, where there is no view that says so.
 */
awaits?: Awaits, 
/**
 * The seal of the decision that this step is.
 */
seal?: Seal, 
/**
 * Seals that are opened now.
 */
opened?: Array<Opened>, 
/**
 * What is left on the clocks of all seats, in milliseconds.
 */
clocks?: number[] | null, 
/**
 * Its legal moves as people make them.
 */
moves?: Array<MoveOption>, 
/**
 * Its legal moves in notation.
 */
legal?: Array<string>, 
/**
 * What its legal moves look like, if they are too many to list: `setup ...`. The list is empty then.
 */
unlisted?: string, } | { "type": "refused", 
/**
 * The client's own number, if its message had one.
 */
id: number | null, 
/**
 * Which reason.
 */
code: string, 
/**
 * Its particulars.
 */
args: Record<string, unknown>, 
/**
 * The ruling that says so, where it is one of the game's.
 */
ruling: Ruling | null, 
/**
 * What people are told.
 */
phrase: Phrase, } | { "type": "said", 
/**
 * At which seat; nobody's for a spectator.
 */
seat: Seat | null, 
/**
 * What.
 */
what: Remark, } | { "type": "presence", 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, } | { "type": "bye", 
/**
 * Why.
 */
why: string, 
/**
 * Whether to come back, and after how many milliseconds.
 */
retry: number | null, 
/**
 * What people are told.
 */
phrase: Phrase, };

export type Settings = { 
/**
 * Which game.
 */
game: GameId, 
/**
 * For how many; the fewest that the game allows, if not given.
 */
seats: number, 
/**
 * The game's options by name.
 */
options?: { [key in string]: string }, 
/**
 * Whether it is listed for everybody; otherwise only who has its link or code finds it.
 */
public: boolean, 
/**
 * How time is kept.
 */
clock: ClockSetting, 
/**
 * After how many seconds without a connection a bot takes the seat that is to act; 0: never.
 */
away: number, 
/**
 * The level of bots that take seats over.
 */
level: Level, 
/**
 * Whether everybody may ask for hints; against bots alone one always may.
 */
hints: boolean, };

export type Sign = "R" | "S" | "P";

export type SitRequest = { 
/**
 * Which; the first free one, if not given.
 */
seat: Seat | null, 
/**
 * The name at this seat, where several sit at one device; the visitor's own, if not given.
 */
name: string | null, };

export type Standing = { 
/**
 * Who won.
 */
winners: number[], 
/**
 * The place of each seat, from 1; equal ones share it.
 */
places: Array<number>, 
/**
 * What the rules say of the game; nothing where it was given up before its end.
 */
outcome: Outcome | null, 
/**
 * Who left for good.
 */
left: number[], };

export type StartRequest = { 
/**
 * Bots of this level take the seats that are still free.
 */
fill: Level | null, };

export type Status = "waiting" | "playing" | "over" | "void";

export type TableEvent = { 
/**
 * How it is told; not for programs.
 */
phrase?: Phrase, 
/**
 * Counted from 0 over the whole game; the same for every viewer.
 */
number: number, } & (PawsEvent | PawsQuickEvent | NinjanEvent | KanobuEvent | TsuefaEvent);

export type TableInfo = { 
/**
 * Its id, as in links.
 */
id: string, 
/**
 * Its short code.
 */
code: string, 
/**
 * What was chosen.
 */
settings: Settings, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * How long its log is. Messages carry it; reconnecting asks for what came after it.
 */
number: number, 
/**
 * How many games were begun here.
 */
games: number, 
/**
 * The promise for the game that is played, or that is next: see docs/fairness.md.
 */
commitment: string, 
/**
 * Whether the visitor opened it, and may kick, add bots and start.
 */
host: boolean, 
/**
 * Whether the visitor may ask for hints here.
 */
hints: boolean, 
/**
 * The seats in order.
 */
seats: Array<SeatInfo>, 
/**
 * How the last game ended.
 */
standing?: Standing, 
/**
 * What everybody should know.
 */
notice?: Phrase, };

export type TableSummary = { 
/**
 * Its id, as in links.
 */
id: string, 
/**
 * What was chosen.
 */
settings: Settings, 
/**
 * Where it stands.
 */
status: Status, 
/**
 * The names at its seats; nothing for an empty one, the level for a bot.
 */
names: Array<string | null>, 
/**
 * How many seats are free.
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

export type TextRequest = { 
/**
 * For which of one's seats.
 */
seat: Seat, 
/**
 * 1 to 100 bytes, no control characters.
 */
text: string, };

export type ThrowEvent = { "code": "decided", 
/**
 * Who.
 */
seat: Seat, } | { "code": "thrown", 
/**
 * Everybody's sign.
 */
signs: Array<ThrownSign>, 
/**
 * Who is still in: one seat has won, several throw again.
 */
left: SeatSet, };

export type ThrowView = { 
/**
 * Who takes part.
 */
among: SeatSet, 
/**
 * Who has decided already.
 */
decided: SeatSet, 
/**
 * The viewer's own sign, once decided.
 */
own: Sign | null, };

export type ThrownSign = { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
sign: Sign, };

export type TsuefaClash = "attacker-wins" | "defender-wins" | "both-leave" | "tied";

export type TsuefaEvent = { "code": "set-up", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which ones, if they are the viewer's own.
 */
layout: TsuefaLayout | null, } | { "code": "begins", 
/**
 * Who moves first.
 */
seat: Seat, } | { "code": "stepped", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where it stood, while that is on show.
 */
from: TsuefaSquare | null, 
/**
 * Where it stands, while that is on show.
 */
to: TsuefaSquare | null, } | { "code": "fought", 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where it stood, while that is on show.
 */
from: TsuefaSquare | null, 
/**
 * Whom it attacked, while that is on show.
 */
to: TsuefaSquare | null, 
/**
 * What the attacker carries, while that is on show.
 */
attacker: TsuefaItem | null, 
/**
 * What the defender carries, while that is on show.
 */
defender: TsuefaItem | null, 
/**
 * Who stays, while that is on show.
 */
result: TsuefaClash | null, } | { "code": "tie-settled", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Where the winner's figure stands now, while that is on show.
 */
square: TsuefaSquare | null, 
/**
 * What the winner's figure carries from now on, while that is on show.
 */
sign: Sign | null, } | { "code": "game-won", 
/**
 * Who wins; the flag was the other seat's.
 */
seat: Seat, } | { "code": "drawn" } | ThrowEvent;

export type TsuefaFightView = { 
/**
 * Where the attacker stands.
 */
from: TsuefaSquare, 
/**
 * Where the defender stands.
 */
to: TsuefaSquare, 
/**
 * What both carry.
 */
item: TsuefaItem, 
/**
 * The throw.
 */
throw: ThrowView, };

export type TsuefaFigureView = { 
/**
 * Where it stands.
 */
square: TsuefaSquare, 
/**
 * Whose it is.
 */
seat: Seat, 
/**
 * What it carries, if the viewer may see that.
 */
item: TsuefaItem | null, 
/**
 * Whether a fight has shown its item to both players.
 */
shown: boolean | null, 
/**
 * Whether it has ever stepped.
 */
moved: boolean | null, };

export type TsuefaItem = "R" | "S" | "P" | "D" | "F";

export type TsuefaItems = string;

export type TsuefaLayout = string;

export type TsuefaMove = string;

export type TsuefaSquare = string;

export type TsuefaVariant = "novice" | "pro";

export type TsuefaView = { 
/**
 * The viewer's seat; none for a spectator.
 */
seat: Seat | null, 
/**
 * How many play.
 */
seats: Seats, 
/**
 * Whether what fights have shown stays visible.
 */
variant: TsuefaVariant, 
/**
 * How many rocks, scissors and papers each seat began with.
 */
items: TsuefaItems, 
/**
 * What the game waits for: sealed setups, a step, or signs for a tied fight.
 */
awaits: Awaits, 
/**
 * Whose turn it is; while a fight is thrown for, the attacker.
 */
turn: Seat, 
/**
 * Steps in a row without an attack.
 */
quiet: number, 
/**
 * The figures on the board, by square; a seat's own are there once it has set up.
 */
figures: Array<TsuefaFigureView>, 
/**
 * The tied fight that is thrown for.
 */
fight: TsuefaFightView | null, 
/**
 * For each seat, the items on the board that no fight has shown.
 */
hidden: Array<Array<TsuefaItem>> | null, 
/**
 * For each seat, the items with which its figures have left the board.
 */
lost: Array<Array<TsuefaItem>> | null, 
/**
 * The result, once the game is over.
 */
outcome: Outcome | null, };

export type TsuefaViolation = { "code": "set-up-first" } | { "code": "set-up-done" } | { "code": "throw-first" } | { "code": "no-throw" } | { "code": "flags", 
/**
 * How many there are.
 */
found: number, } | { "code": "dynamites", 
/**
 * How many there are.
 */
found: number, } | { "code": "sign-count", 
/**
 * Which sign.
 */
sign: Sign, 
/**
 * How many there are.
 */
found: number, 
/**
 * How many the options say.
 */
expected: number, } | { "code": "no-figure", 
/**
 * Where the step begins.
 */
square: TsuefaSquare, } | { "code": "not-one-square", 
/**
 * Where the step begins.
 */
from: TsuefaSquare, 
/**
 * Where it ends.
 */
to: TsuefaSquare, } | { "code": "dynamite-stays", 
/**
 * Where it stands.
 */
square: TsuefaSquare, } | { "code": "onto-own", 
/**
 * Where the step ends.
 */
square: TsuefaSquare, };

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
 * Of the program.
 */
version: string, 
/**
 * Of the messages.
 */
protocol: number, 
/**
 * Of the database.
 */
schema: number, };
