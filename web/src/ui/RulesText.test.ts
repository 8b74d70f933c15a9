import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import RulesText from './RulesText.svelte';

test('a part of the rules is shown without the rest and without its heading', async () => {
  const { container } = render(RulesText, { name: 'ninjan', only: ['credits'] });
  await screen.findByText(/not affiliated/);
  expect(container.querySelector('h1, h2')).toBeNull();
  expect(container).toHaveTextContent('6jizo');
  expect(container).not.toHaveTextContent('Three cards of one value');
});

test('the sections are reported in order', async () => {
  const onsections = vi.fn();
  render(RulesText, { name: 'ninjan', onsections });
  await waitFor(() => expect(onsections).toHaveBeenCalled());
  const found = onsections.mock.calls[0]?.[0] as { id: string; title: string }[];
  expect(found[0]).toEqual({ id: 'ninjan/the-game', title: 'The game' });
  expect(found.at(-1)?.id).toBe('ninjan/credits');
});
