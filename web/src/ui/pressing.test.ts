import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressing } from './pressing';

let shown: string[];
let end: ReturnType<ReturnType<typeof pressing>>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button id="a"><i></i></button><button id="b"></button>';
  shown = [];
  end = pressing({
    selector: 'button',
    show: (node) => shown.push(node.id),
    hide: () => shown.push('-'),
  })(document);
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

/** jsdom has no pointer events. */
function mouse(type: string, selector: string): void {
  const event = Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' });
  document.querySelector(selector)?.dispatchEvent(event);
}
const last = (): string | undefined => shown.at(-1);

test('the mouse rests on an element, and leaves it', () => {
  mouse('pointerover', '#a');
  vi.runAllTimers();
  expect(last()).toBe('a');
  mouse('pointerover', '#b');
  expect(last()).toBe('-');
});

test('what was pressed is not explained until the mouse comes back', () => {
  mouse('pointerover', '#a');
  mouse('pointerdown', '#a');
  mouse('pointerup', '#a');
  // A part of it moves below the mouse.
  mouse('pointerover', '#a i');
  vi.runAllTimers();
  expect(last()).toBe('-');
  mouse('pointerover', '#b');
  mouse('pointerover', '#a');
  vi.runAllTimers();
  expect(last()).toBe('a');
});
