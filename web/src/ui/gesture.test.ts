import { beforeEach, expect, test } from 'vitest';
import { gesture } from './gesture';

let node: HTMLElement;
let moves: [number, number][];
let ends: { at: [number, number]; broken: boolean }[];

beforeEach(() => {
  node = document.createElement('button');
  node.setPointerCapture = () => {};
  moves = [];
  ends = [];
  gesture(node, {
    may: () => true,
    move: (x, y) => moves.push([x, y]),
    end: (x, y, _, broken) => ends.push({ at: [x, y], broken }),
  });
});

/** jsdom has no pointer events. */
function pointer(type: string, clientX: number, clientY: number, buttons = 1): void {
  const event = new MouseEvent(type, { button: 0, clientX, clientY, buttons });
  node.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary: true }));
}

test('a long movement is a drag and is reported until its end', () => {
  pointer('pointerdown', 100, 100);
  pointer('pointermove', 104, 100);
  pointer('pointermove', 100, 60);
  pointer('pointermove', 110, 20);
  pointer('pointerup', 110, 20, 0);
  expect(moves).toEqual([
    [0, -40],
    [10, -80],
  ]);
  expect(ends).toEqual([{ at: [10, -80], broken: false }]);
});

test('a small movement stays a tap', () => {
  pointer('pointerdown', 100, 100);
  pointer('pointermove', 104, 103);
  pointer('pointerup', 104, 103, 0);
  expect([moves, ends]).toEqual([[], []]);
});

test('the click after a drag is ignored, the next one is not', async () => {
  let clicks = 0;
  node.addEventListener('click', () => (clicks += 1));
  pointer('pointerdown', 0, 0);
  pointer('pointermove', 0, 50);
  pointer('pointerup', 0, 50, 0);
  node.click();
  expect(clicks).toBe(0);
  await new Promise((done) => setTimeout(done));
  node.click();
  expect(clicks).toBe(1);
});

test('a press released elsewhere does not drag when the mouse returns', () => {
  pointer('pointerdown', 100, 100);
  pointer('pointermove', 300, 300, 0);
  pointer('pointermove', 400, 300, 0);
  expect([moves, ends]).toEqual([[], []]);
});

test('a drag cancelled by the browser is reported as cancelled', () => {
  pointer('pointerdown', 0, 0);
  pointer('pointermove', 0, 50);
  pointer('pointercancel', 0, 50, 0);
  expect(ends).toEqual([{ at: [0, 50], broken: true }]);
});
