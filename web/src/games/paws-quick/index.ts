/** The user interface of the quick rules: the same monsters on a mint mat, with penalty points and help tokens. */
import type { Phrase } from '$bindings';
import { signName } from '../../lib/signs';
import { phrase, player } from '../../lib/words.svelte';
import { stepsOf, type GameUi, type ViewOf } from '../game-ui';
import { listed, meantSign, name, order, shownOn } from '../paws-cards/cards';
import Card from '../paws-cards/Card.svelte';
import Coin from '../paws-cards/Coin.svelte';
import Beats from './Beats.svelte';
import Board from './Board.svelte';
import { flights } from './flights';

type View = ViewOf<'paws-quick'>;

const count = (id: string, number: number): Phrase => phrase(id, { count: number });

function lies({ table }: View): Phrase {
  if (!table) return phrase('paws-lies-nothing');
  const sign = signName(table.sign);
  const what: Phrase =
    table.owner === null
      ? phrase('paws-quick-on-table-free', { sign })
      : phrase('paws-quick-on-table', { sign, seat: player(table.owner) });
  return phrase('paws-lies', { what, cards: table.cards.map(name) });
}

function described(view: View): Phrase[] {
  const { games_dealt: game, games } = view;
  const seats = view.hand_sizes.map((cards, i): Phrase => {
    const facts = [
      count('cards', cards),
      count('paws-quick-points', view.totals[i] ?? 0),
      count('paws-quick-won', view.games_won[i] ?? 0),
    ];
    if (view.help) facts.push(count('paws-quick-tokens', view.tokens[i] ?? 0));
    return phrase('paws-has', { seat: player(i + 1), facts });
  });
  const known = view.known.flatMap((cards, i): Phrase[] =>
    cards.length ? [phrase('paws-quick-known', { seat: player(i + 1), cards: cards.map(name) })] : [],
  );
  return [
    phrase('paws-quick-game', { game, games }),
    lies(view),
    count('paws-deck', view.deck),
    ...(view.deck_known.length ? [phrase('paws-quick-under', { cards: view.deck_known.map(name) })] : []),
    count('scene-discard', view.discard.length),
    ...(view.left ? [count('paws-quick-left', view.left)] : []),
    ...(view.help ? [count('paws-quick-supply', view.supply)] : []),
    ...seats,
    ...known,
  ];
}

/** Three cards that show different signs are meant to hand the turn on. */
function isCombo(tokens: string[]): boolean {
  const signs = tokens.map((card) => shownOn(card).sign).filter((sign) => sign !== '*');
  return tokens.length === 3 && new Set(signs).size > 1;
}

const HOLD_MS: Record<string, number> = {
  dealt: 300,
  opens: 800,
  played: 500,
  led: 500,
  transferred: 900,
  passed: 450,
  drew: 120,
  'deck-out': 1400,
  helped: 900,
  'game-ended': 2000,
  'spend-decided': 0,
  spent: 1500,
  scored: 200,
  'tokens-given': 2000,
  'series-won': 1500,
  'throw-decided': 0,
};

const ui: GameUi<View> = {
  Board,
  Card,
  Beats,
  FactIcon: Coin,
  hand: (view) => view.hand,
  order,
  sorts: true,
  name,
  asked(view) {
    if (view.throw) return phrase('ask-throw-first');
    if (view.spending) return phrase('paws-quick-ask-spend');
    if (!view.table) return phrase('paws-quick-ask-lead');
    const own = view.table.owner !== null && view.table.owner === view.seat;
    return phrase(own ? 'paws-quick-ask-strong' : 'paws-quick-ask-beat');
  },
  described,
  attempt(view, tokens) {
    if (tokens.length === 0) return null;
    const cards = listed(tokens).join(' ');
    if (isCombo(tokens)) return `combo ${cards}`;
    const leads = !view.table || (view.table.owner !== null && view.table.owner === view.seat);
    return `${leads ? 'lead' : 'play'} ${meantSign(tokens, view.table?.sign)} ${cards}`;
  },
  facts(view, seat) {
    const at = seat - 1;
    const [held, total, tokens] = [view.hand_sizes[at] ?? 0, view.totals[at] ?? 0, view.tokens[at] ?? 0];
    const facts = [
      { kind: 'cards', value: held, phrase: count('cards', held) },
      { kind: 'points', value: total, phrase: count('paws-quick-points', total) },
    ];
    if (view.help) facts.push({ kind: 'help', value: tokens, phrase: count('paws-quick-tokens', tokens) });
    return facts;
  },
  flights,
  holdMs: (event) => HOLD_MS[event.code] ?? 300,
  scoring: (event) => (event.code === 'scored' ? stepsOf(event.phrase) : null),
  costly: (move) => move === 'help',
  onBoard: (move) => move.startsWith('spend '),
};

export default ui;
