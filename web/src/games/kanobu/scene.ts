/**
 * What lies on the table while events are still being shown: the last view with what has been seen since.
 *
 * It moves cards in the picture as each event says and decides nothing; the next view is the truth again.
 */
import type { KanobuDirection, KanobuEffectView, KanobuEvent, KanobuLaid, TableEvent } from '$bindings';
import type { ViewOf } from '../face';

/** What happens at a table of this game. */
export type Happening = KanobuEvent & Pick<TableEvent, 'number' | 'phrase'>;

/** A table of this game gets events of this game only. */
export const happening = (event: TableEvent): Happening => event as Happening;

export interface Scene {
  pile: KanobuLaid[];
  deck: number;
  direction: KanobuDirection;
  opened: string[];
  effect: KanobuEffectView | null;
}

export function sceneOf(view: ViewOf<'kanobu'>, events: readonly Happening[]): Scene {
  const { pile, deck, direction, opened, effect } = view;
  return events.reduce(after, { pile, deck, direction, opened, effect });
}

const lay = (card: string): KanobuLaid => ({ card, named: null });

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

function after(scene: Scene, event: Happening): Scene {
  switch (event.code) {
    case 'dealt':
      return { ...scene, pile: [lay(event.start)], deck: event.deck, opened: [], effect: null };
    case 'reshuffled':
      return { ...scene, pile: scene.pile.slice(-2), deck: event.deck };
    case 'played': {
      const laid = { card: event.card, named: event.named };
      return { ...scene, pile: [...scene.pile, laid], opened: without(scene.opened, event.card) };
    }
    case 'drew':
      return { ...scene, deck: Math.max(0, scene.deck - event.cards.count) };
    case 'answered':
      return { ...scene, pile: [...scene.pile, ...event.cards.map(lay)], effect: null };
    case 'accepted':
      return { ...scene, effect: null };
    case 'opened':
      return { ...scene, opened: event.cards, deck: Math.max(0, scene.deck - event.cards.length) };
    case 'took':
      return { ...scene, opened: without(scene.opened, event.card) };
    case 'put-under':
      return {
        ...scene,
        opened: event.cards.reduce(without, scene.opened),
        deck: scene.deck + event.cards.length,
      };
    case 'cancelled':
      // The removed card and the one that removed it.
      return { ...scene, pile: scene.pile.slice(0, -2), deck: scene.deck + 2, effect: null };
    case 'turned-over':
      return { ...scene, pile: [lay(event.card)], deck: Math.max(0, scene.deck - 1) };
    case 'turned-round':
      return { ...scene, direction: event.direction };
    default:
      return scene;
  }
}
