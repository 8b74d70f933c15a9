/** How a finished game ended for the visitor, in a few words. */
import type { GameSummary, Phrase } from '$bindings';
import { phrase } from '../../lib/words.svelte';
import { called } from './names';

export function resultOf({ places, mine, names, looks }: GameSummary): Phrase {
  if (places.every((place) => place === 1)) return phrase('result-draw');
  const [own, ...others] = mine;
  const place = own === undefined ? undefined : places[own - 1];
  if (place === undefined || others.length > 0) {
    // Several people at this device: one of them may have won.
    const winners = names.flatMap((name, at) => (places[at] === 1 ? [called(name, at + 1, looks[at])] : []));
    return phrase('result-winners', { names: winners.join(', ') });
  }
  return place === 1 ? phrase('result-won') : phrase('result-place', { place, count: places.length });
}
