/** The table in words: what is asked, what lies there, what is known of a seat. */
import type { KanobuEffectView, Phrase, Seat } from '$bindings';
import { phrase, player } from '../../lib/words.svelte';
import type { Fact, ViewOf } from '../game-ui';
import { cardName, colourName, symbolName } from './cards';

type View = ViewOf<'kanobu'>;

export function asked(view: View): Phrase {
  if (view.throw) return phrase('ask-throw-first');
  if (view.effect) return phrase(view.effect.symbol === 'C' ? 'kanobu-web-ask-chance' : 'kanobu-ask-effect');
  if (view.drawn) return phrase('kanobu-ask-drawn');
  return phrase(view.opened.length > 0 ? 'kanobu-ask-pick' : 'kanobu-ask-turn');
}

/** What an effect would cost, and whom. */
export function cost(effect: KanobuEffectView, turn: Seat): Phrase {
  const count = effect.draws;
  switch (effect.symbol) {
    case 'X':
      return phrase('kanobu-web-cost-skip', { seat: player(turn) });
    case '1':
    case '2':
      return phrase('kanobu-web-cost-all', { seat: player(effect.last), count });
    case 'C':
      return phrase('kanobu-web-cost-chance', { seat: player(turn), count });
    default:
      return phrase('kanobu-web-cost-three', { seat: player(turn), count });
  }
}

/** The whole public situation, for those who cannot see it. */
export function described(view: View): Phrase[] {
  const top = view.pile.at(-1);
  const known = view.known.flatMap((cards, i) =>
    cards.length > 0
      ? [phrase('kanobu-web-known-of', { seat: player(i + 1), cards: cards.map(cardName) })]
      : [],
  );
  const held = view.hand_sizes.map((cards, i) => phrase('kanobu-count', { seat: player(i + 1), cards }));
  return [
    top ? phrase('kanobu-web-top', { card: cardName(top.card) }) : phrase('scene-empty-table'),
    ...(top?.named ? [phrase('kanobu-named', { colour: colourName(top.named) })] : []),
    ...(view.effect
      ? [phrase('kanobu-waits', { symbol: symbolName(view.effect.symbol) }), cost(view.effect, view.turn)]
      : []),
    ...(view.opened.length > 0 ? [phrase('kanobu-web-opened', { cards: view.opened.map(cardName) })] : []),
    ...(view.drawn?.card ? [phrase('kanobu-web-drawn', { card: cardName(view.drawn.card) })] : []),
    phrase('kanobu-web-deck', { count: view.deck }),
    ...(view.bottom.length > 0 ? [phrase('kanobu-web-bottom', { cards: view.bottom.map(cardName) })] : []),
    ...(view.seats > 2 ? [phrase(`kanobu-web-goes-${view.direction}`)] : []),
    ...held,
    ...known,
  ];
}

export function facts(view: View, seat: Seat): Fact[] {
  const count = view.hand_sizes[seat - 1] ?? 0;
  const known = view.known[seat - 1] ?? [];
  const cards: Fact = { kind: 'cards', value: count, phrase: phrase('cards', { count }) };
  if (known.length === 0) return [cards];
  const seen = phrase('kanobu-web-known', { cards: known.map(cardName) });
  return [cards, { kind: 'known', value: known.length, phrase: seen }];
}

/** What somebody tried who laid these on the pile. */
export function attempt(view: View, tokens: string[]): string | null {
  const [first, second, top] = tokens;
  if (first && tokens.length === 1)
    return view.opened.length > 0 && !view.hand?.includes(first) ? `take ${first}` : `play ${first}`;
  if (!first || !second || !top || tokens.length > 3) return null;
  // Those below are named in the order rock, scissors, paper.
  const below = [first, second].sort((a, b) => 'RSP'.indexOf(a.slice(-1)) - 'RSP'.indexOf(b.slice(-1)));
  return `answer ${below.join(' ')} ${top}`;
}
