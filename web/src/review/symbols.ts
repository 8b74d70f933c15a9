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

/** The texts of marks. */
export const WORDS: Record<MarkKind, string> = {
  lucky: 'review-page-lucky',
  unlucky: 'review-page-unlucky',
  inaccuracy: 'review-label-inaccuracy',
  mistake: 'review-label-mistake',
  blunder: 'review-label-blunder',
};
