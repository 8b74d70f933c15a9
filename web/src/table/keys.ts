/** The keys that work at the table: one list for the handler and for the window that shows them. */

export interface Key {
  /** What is pressed, as it is written on keyboards. */
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
  { keys: ['B'], text: 'web-key-beats' },
  { keys: ['R'], text: 'web-key-rules' },
  { keys: ['L'], text: 'web-key-log' },
  { keys: ['E'], text: 'web-key-emotes' },
  { keys: ['?'], text: 'web-key-keys' },
];
