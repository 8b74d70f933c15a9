/** The signs of marks and labels, so that colour is never the only information. */
import type { Label } from '$bindings';
import type { MarkKind } from './chart';

export const SYMBOLS: Record<MarkKind | Label, string> = {
  lucky: '▲',
  unlucky: '▼',
  best: '★',
  good: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};
