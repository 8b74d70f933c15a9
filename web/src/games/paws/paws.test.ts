import { readFileSync } from 'node:fs';
import type { TableEvent } from '$bindings';
import { describe, expect, it } from 'vitest';
import type { GameUi, ViewOf } from '../game-ui';
import { testPresentation } from '../test-presentation';
import { make } from '../../table/move-attempts';
import { localTable } from '../../table/test-table';
import { bundleOf, speakWith } from '../../lib/words.svelte';
import ui from '.';
import { boardState } from './board-state';

const VIEW: ViewOf<'paws'> = {
  game: 'paws',
  presentation: testPresentation(),
  seat: 1,
  seats: 2,
  opening: null,
  house: { comeback: 'always', jokers: 'one' },
  awaits: { kind: 'turn', seat: 1 },
  round: 1,
  first: 1,
  turn: 1,
  throw: null,
  hand: ['bR', 'b*', 'gS'],
  open_hands: null,
  hand_sizes: [3, 7],
  table: { owner: 2, sign: 'R', kind: 'one', cards: ['gR', 'gR'] },
  passed_on: false,
  deck: 20,
  discard: ['yP'],
  unseen: [],
  tokens: [0, 1],
  outcome: null,
};
const event = (fields: object) => ({ number: 1, ...fields }) as TableEvent;
const played = event({
  code: 'played',
  seat: 1,
  combination: { owner: 1, sign: 'P', kind: 'one', cards: ['bP'] },
});

describe('the first edition', () => {
  it('shows a played card before the next view', () => {
    const now = boardState(
      VIEW,
      [played, event({ code: 'drew', seat: 1, cards: { count: 1, cards: null } })],
      null,
    );
    expect(now.table?.cards).toEqual(['bP']);
    expect(now.discard).toEqual(['yP', 'gR', 'gR']);
    expect(now.deck).toBe(19);
  });

  it('deals to all seats in one group, and shows only visible cards', () => {
    const hands = [
      { count: 13, cards: Array.from({ length: 13 }, () => 'bR') },
      { count: 13, cards: null },
    ];
    const groups = ui.flights(event({ code: 'dealt', round: 1, hands, deck: 42 }), null, []);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.slice(0, 2)).toEqual([
      { from: 'deck', to: 'seat-1', card: 'bR' },
      { from: 'deck', to: 'seat-2', card: null },
    ]);
    expect(groups[0]?.length).toBeLessThanOrEqual(24);
  });

  it('asks for confirmation only before the special end', () => {
    speakWith(bundleOf('en', readFileSync('../locales/en/paws.ftl', 'utf8') + 'web-sure-move = { $move }?'));
    const option = {
      move: 'declare',
      targets: [],
      in_order: false,
      phrase: { id: 'paws-move-declare', args: {} },
    };
    const context = localTable(VIEW, [option]);
    void make(context, ui as GameUi, option);
    const { title, text, action } = context.confirmation.question ?? {};
    expect([title, action]).toEqual(['Declare the special end?', 'Declare the special end']);
    expect(text).toContain(`every card in your hand: ${VIEW.hand?.length}.`);
    expect(['pass', 'lead R bR'].map((move) => ui.costly(move, VIEW))).toEqual([null, null]);
  });
});

describe('the end of a round', () => {
  it('is one table of cards, counts and tokens, and says why a tie was won', () => {
    const step = (id: string) => ({ id, args: {} });
    const steps = (...ids: string[]) => ({ id: 'x', args: { steps: { clauses: ids.map(step) } } });
    const set = { rock: 'bR', scissors: 'bS', paper: 'gP' };
    const counts = [
      { seat: 1, hand: ['bR', 'bS', 'gP', 'yP'], sets: [set], left: ['yP'], cards: 1 },
      { seat: 2, hand: ['gR'], sets: [], left: ['gR'], cards: 1 },
    ];
    const phrase = steps('paws-count-hand', 'paws-count-tied');
    const counted = { number: 1, code: 'counted', counts, phrase } as TableEvent;
    const won = {
      number: 2,
      code: 'round-won',
      seat: 2,
      ending: { kind: 'deck-out' },
      tokens: [0, 1],
      phrase: steps('paws-round-won-fewest', 'paws-round-won-token', 'paws-round-won-tokens'),
    } as TableEvent;
    expect(ui.scoring(counted, VIEW, [])).toBeNull();
    const table = ui.scoring(won, VIEW, [counted]);
    expect(table?.rows).toEqual([
      { seat: 1, sets: [['bR', 'bS', 'gP']], cards: ['yP'], numbers: [1, 0], won: false },
      { seat: 2, sets: [], cards: ['gR'], numbers: [1, 1], won: true },
    ]);
    expect(table?.notes.map(({ id }) => id)).toEqual(['paws-count-tied', 'paws-round-won-token']);
  });
});
