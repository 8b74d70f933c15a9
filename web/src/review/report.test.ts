import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import { keptMistakes } from './kept-mistakes';
import Report from './Report.svelte';
import { testReview } from './test-review';

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

const show = (mine: number[]) =>
  render(Report, {
    review: testReview(),
    table: 't',
    game: 1,
    mine,
    watch: (entry: number, seat: number) => `/watch/${entry}/${seat}`,
    again: (entry: number, seat: number) => `/again/${entry}/${seat}`,
  });

beforeEach(() => localStorage.clear());

const slider = () => screen.getByRole('slider', { name: 'Position in the game' });
const graph = () => screen.getByRole('region', { name: 'Chances to win' });

test('the slider and the buttons move the cursor, and links lead to the move under it', async () => {
  show([1]);
  await fireEvent.click(screen.getByRole('button', { name: 'To the next mark' }));
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Move 1 of 4, lucky, .*70 %/));
  await fireEvent.click(screen.getByRole('button', { name: 'To the next mark' }));
  expect(slider()).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Move 2 of 4, blunder, /));
  expect(within(graph()).getByRole('link', { name: 'Watch' })).toHaveAttribute('href', '/watch/2/1');
  expect(within(graph()).getByRole('link', { name: 'Play from here' })).toHaveAttribute('href', '/again/2/1');
  expect(screen.getByRole('button', { name: 'To the next mark' })).toHaveAttribute('aria-disabled', 'true');
});

test('the marks are those of the chosen player', async () => {
  const { container } = show([1]);
  const marks = () =>
    [...container.querySelectorAll('svg .mark')].map((mark) => mark.getAttribute('data-mark'));
  expect(marks()).toEqual(['lucky', 'blunder']);
  await fireEvent.click(within(graph()).getByRole('button', { name: 'Player 2' }));
  expect(marks()).toEqual(['unlucky']);
});

test('mistakes are listed first, with the better move, and all decisions on request', async () => {
  show([1]);
  const decisions = screen.getByRole('region', { name: 'Decisions' });
  expect(within(decisions).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(within(decisions).getByText(/^Better: /)).toBeVisible();
  const [watch, again] = within(decisions).getAllByRole('link');
  expect([watch?.getAttribute('href'), again?.getAttribute('href')]).toEqual(['/watch/2/1', '/again/1/1']);
  await fireEvent.change(within(decisions).getByRole('combobox', { name: 'Show' }), {
    target: { value: 'all' },
  });
  expect(within(decisions).getAllByRole('heading', { level: 3 })).toHaveLength(2);
});

test('only the visitor’s own mistakes are kept for practice', () => {
  show([]).unmount();
  expect(keptMistakes()).toEqual([]);
  show([1]);
  expect(keptMistakes()).toMatchObject([{ table: 't', game: 1, entry: 2, seat: 1 }]);
  expect(screen.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/mistakes');
});
