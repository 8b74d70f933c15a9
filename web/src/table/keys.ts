/** The keys of the table: the list that the keys window shows, and the handler. */
import type { GameUi } from '../games/game-ui';
import { set, settings } from '../lib/settings.svelte';
import { make, tryChosen, tryOn } from './move-attempts';
import type { TableContext } from './table-context';

export interface Key {
  /** The labels of the keys; one that starts with `web-` is the id of a text. */
  keys: string[];
  /** The id of the text that says what the key does. */
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

/** Sorts hands in the other of the two ways. */
export const toggleSort = (): void => set('sort', settings.sort === 'colour' ? 'sign' : 'colour');

/** By their position on the keyboard, so that they work in every keyboard layout. */
const LETTERS: Record<string, (context: TableContext, ui: GameUi) => void> = {
  KeyB: ({ openWindow }) => openWindow.toggle('beats'),
  KeyL: ({ openWindow }) => openWindow.toggle('log'),
  KeyE: ({ openWindow }) => openWindow.toggle('emotes'),
  KeyR: ({ openRules, table }) => table.view && openRules.open(table.view.game),
  KeyP: ({ lookBack }) => lookBack.offered && lookBack.begin(),
  KeyH: ({ hints }) => hints.toggle(),
  KeyU: ({ unseenCards }) => unseenCards.toggle(),
  KeyS: (_, ui) => ui.sorts && toggleSort(),
};

/** The letters that also work at a read-only table. */
const READ_ONLY_LETTERS = ['KeyB', 'KeyL', 'KeyR', 'KeyS'];

/** Whether the focused element or an open dialog handles the key. */
export function isHandledElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  const target = event.target instanceof Element ? event.target : null;
  return (
    Boolean(target?.closest('input:not([type=range]), textarea, select, [contenteditable]')) ||
    document.querySelector('dialog[open], [role=dialog]') !== null
  );
}

/** Handles a key at the table. Returns whether the key has a meaning there. */
export function press(event: KeyboardEvent, context: TableContext, ui: GameUi): boolean {
  const { hints, openWindow, selection, table } = context;
  if (isHandledElsewhere(event)) return false;
  if (event.key === '?') return (openWindow.toggle('keys'), true);
  const letter = LETTERS[event.code];
  if (table.readOnly && !READ_ONLY_LETTERS.includes(event.code)) return false;
  if (letter && !event.shiftKey) return (letter(context, ui), true);
  if (/^[1-9]$/.test(event.key)) {
    if (pressDigit(event.key, context, ui)) return true;
    const option = selection.offers[Number(event.key) - 1];
    if (option) void make(context, ui, option);
    return option !== undefined;
  }
  switch (event.key) {
    case 'Escape':
      return (hints.close(), selection.clear(), true);
    case 'Backspace':
      return (selection.undo(), true);
    case 'Enter':
      return enter(event, context, ui);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return moveFocus(event.key, event.target);
    default:
      return false;
  }
}

/** A thing on the board that wears a digit answers to it: the first press chooses it, the second one plays it. */
function pressDigit(digit: string, context: TableContext, ui: GameUi): boolean {
  const one = document.querySelector<HTMLButtonElement>(`.board [data-digit="${digit}"]:not(:disabled)`);
  if (!one) return false;
  one.focus();
  if (one.ariaPressed === 'true') tryChosen(context, ui);
  else one.click();
  return true;
}

/** Enter plays the selection, or the focused card or pile. On other buttons it has its usual meaning. */
function enter(event: KeyboardEvent, context: TableContext, ui: GameUi): boolean {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
  const { key, card, token = card } = button?.dataset ?? {};
  if (button && !(key && token)) return false;
  if (key && token && context.selection.chosen.length === 0) tryOn(context, ui, { key, token });
  else tryChosen(context, ui);
  return true;
}

const INTERACTIVE = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Arrow keys move between the things on the board, and up and down between hand and board. The hand and a grid of
 * squares handle the arrows inside them. With nothing or only text focused, they focus the first target.
 */
function moveFocus(key: string, from: EventTarget | null): boolean {
  const at = from instanceof Element ? from.closest<HTMLElement>(INTERACTIVE) : null;
  if (!at) return focus(firstTarget());
  if (at.closest('.hand')) return key === 'ArrowUp' && focus(boardTargets()[0]);
  if (!at.closest('.board') || at.closest('[role="grid"]')) return false;
  if (key === 'ArrowDown') return focus(handTarget());
  const all = boardTargets();
  return focus(all[all.indexOf(at) + (key === 'ArrowRight' ? 1 : -1)]);
}

function focus(one: HTMLElement | null | undefined): boolean {
  one?.focus();
  return Boolean(one);
}

/** The card of the hand that the Tab key would reach. */
export const handTarget = (): HTMLElement | null => document.querySelector('.hand [tabindex="0"]');

const boardTargets = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('.board button:not(:disabled):not([tabindex="-1"])')].filter(
    (one) => one.checkVisibility(),
  );

/** What can be pressed now comes first: cards of the hand, then signs and piles on the board. */
export function firstTarget(): HTMLElement | null {
  const open = document.querySelector('.hand .open')
    ? handTarget()
    : document.querySelector<HTMLElement>('.board .choice, .board button.open');
  return open ?? handTarget() ?? document.querySelector('.board [tabindex="0"]') ?? boardTargets()[0] ?? null;
}
