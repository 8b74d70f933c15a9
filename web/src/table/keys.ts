/** The keys that work at the table: one list for the window that shows them, and what each of them does. */
import type { Face } from '../games/face';
import { set, settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { lookingBack, mayLookBack } from './looking-back.svelte';
import { hinting } from './hinting.svelte';
import { opened } from './opened.svelte';
import { reading } from './reading.svelte';
import { make, tryChosen, tryOn } from './trying';
import { unseen } from './unseen.svelte';

export interface Key {
  /** What is pressed, as it is written on keyboards; `web-key-space` is a text. */
  keys: string[];
  /** The text that says what it does. */
  text: string;
}

export const KEYS: Key[] = [
  { keys: ['←', '→', '↑', '↓'], text: 'web-key-arrows' },
  { keys: ['web-key-space'], text: 'web-key-choose' },
  { keys: ['Enter'], text: 'web-key-play' },
  { keys: ['1', '…', '9'], text: 'web-key-digits' },
  { keys: ['Backspace'], text: 'web-key-undo' },
  { keys: ['Esc'], text: 'web-key-clear' },
  { keys: ['S'], text: 'web-key-sort' },
  { keys: ['H'], text: 'web-key-hint' },
  { keys: ['U'], text: 'web-key-unseen' },
  { keys: ['B'], text: 'web-key-beats' },
  { keys: ['R'], text: 'web-key-rules' },
  { keys: ['L'], text: 'web-key-log' },
  { keys: ['E'], text: 'web-key-emotes' },
  { keys: ['P'], text: 'replay-key-look-back' },
  { keys: ['?'], text: 'web-key-keys' },
];

/** Sorts hands the other way. */
export const sortAnew = (): void => set('sort', settings.sort === 'colour' ? 'sign' : 'colour');

/** By their place on the keyboard, so that they work in every language's layout. */
const LETTERS: Record<string, (table: Table, face: Face) => void> = {
  KeyB: () => opened.toggle('beats'),
  KeyL: () => opened.toggle('log'),
  KeyE: () => opened.toggle('emotes'),
  KeyR: (table) => table.view && reading.open(table.view.game),
  KeyP: (table) => mayLookBack(table) && lookingBack.begin(),
  KeyH: (table) => hinting.toggle(table),
  KeyU: () => unseen.toggle(),
  KeyS: (_, face) => face.sorts && sortAnew(),
};

/** Those that also work where a game is only looked at. */
const WATCHED = ['KeyB', 'KeyL', 'KeyR', 'KeyS'];

/** Whether a key means something else where it was pressed. */
export function taken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  const target = event.target instanceof Element ? event.target : null;
  return (
    Boolean(target?.closest('input:not([type=range]), textarea, select, [contenteditable]')) ||
    document.querySelector('dialog[open], [role=dialog]') !== null
  );
}

/** Does what a key means at the table; whether it meant something. */
export function press(event: KeyboardEvent, table: Table, face: Face): boolean {
  if (taken(event)) return false;
  if (event.key === '?') return (opened.toggle('keys'), true);
  const letter = LETTERS[event.code];
  if (table.looking && !WATCHED.includes(event.code)) return false;
  if (letter && !event.shiftKey) return (letter(table, face), true);
  if (/^[1-9]$/.test(event.key)) {
    const way = table.offers[Number(event.key) - 1];
    if (way) void make(table, face, way);
    return way !== undefined;
  }
  switch (event.key) {
    case 'Escape':
      return (hinting.close(), table.clear(), true);
    case 'Backspace':
      return (table.undo(), true);
    case 'Enter':
      return enter(event, table, face);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return arrive(event.target);
    default:
      return false;
  }
}

/** Enter plays what is chosen, or the card that it is pressed on; other buttons are pressed as ever. */
function enter(event: KeyboardEvent, table: Table, face: Face): boolean {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  const { key, card } = button?.dataset ?? {};
  if (button && !card) return false;
  if (card && key && table.chosen.length === 0) tryOn(table, face, { key, token: card });
  else tryChosen(table, face);
  return true;
}

/** An arrow pressed nowhere, or on words, goes to the first thing that can be chosen: in the hand, or on the board. */
function arrive(target: EventTarget | null): boolean {
  const words = target instanceof Element && target.matches('[data-told]');
  if (target !== document.body && !words) return false;
  const first = document.querySelector<HTMLElement>(
    '.hand [tabindex="0"], .board [tabindex="0"], .board button',
  );
  first?.focus();
  return first !== null;
}
