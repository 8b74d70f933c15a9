/** The cost of an effect, in words. Also used between two views, for an effect that an event has just started. */
import type { KanobuEffectView, Phrase, Seat } from '$bindings';
import { phrase, player } from '../../lib/words.svelte';

/** What an effect would cost, and which player. */
export function cost(effect: KanobuEffectView, turn: Seat): Phrase {
  const count = effect.draws;
  switch (effect.symbol) {
    case 'X':
      return phrase('kanobu-cost-skip', { seat: player(turn) });
    case '1':
    case '2':
      return phrase('kanobu-cost-all', { seat: player(effect.last), count });
    case 'C':
      return phrase('kanobu-cost-chance', { seat: player(turn), count });
    default:
      return phrase('kanobu-cost-three', { seat: player(turn), count });
  }
}
