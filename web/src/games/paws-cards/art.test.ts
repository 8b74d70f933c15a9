import { render, screen } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bundleOf, speakWith } from '../../lib/words.svelte';
import Card from './Card.svelte';
import Discard from './Discard.svelte';
import Spread from './Spread.svelte';

beforeAll(() => {
  const files = ['common', 'play', 'paws', 'paws-quick', 'web'];
  const text = files.map((file) => readFileSync(`../locales/en/${file}.ftl`, 'utf8')).join('\n');
  speakWith(bundleOf('en', text));
});
afterEach(() => (document.body.innerHTML = ''));

const letters = (root: Element) => [...root.querySelectorAll('text')].map((one) => one.textContent);

describe('a card', () => {
  it('shows the letter of its colour in both corners', () => {
    expect(letters(render(Card, { card: 'gR' }).container)).toEqual(['G', 'G']);
  });

  it('shows no colour letter if it takes any colour', () => {
    expect(letters(render(Card, { card: '*R' }).container)).toEqual([]);
  });

  it('does not reveal its front on its back', () => {
    const fronts = ['bR', '*P'].map((card) => render(Card, { card }).container.innerHTML);
    const back = render(Card, { card: null }).container;
    expect(letters(back)).toEqual([]);
    expect(fronts).not.toContain(back.innerHTML);
  });
});

describe('what lies on the table', () => {
  it('is read card by card; a colour joker shows the sign it is played as', () => {
    const { container } = render(Spread, { cards: ['rP', 'v*'], sign: 'P' });
    expect(screen.getByText('red paper')).toBeInTheDocument();
    expect(screen.getByText('violet joker')).toBeInTheDocument();
    expect(container.querySelectorAll('.as')).toHaveLength(1);
  });
});

describe('the discard pile', () => {
  it('can be opened only if it is not empty', () => {
    render(Discard, { cards: [], top: [] });
    expect(screen.getByRole('button', { name: 'Discard pile: empty' })).toBeDisabled();
  });

  it('says how many cards there are', () => {
    render(Discard, { cards: ['bR', 'bR'], top: [] });
    expect(screen.getByRole('button', { name: 'Discard pile: 2 cards, look at them' })).toBeEnabled();
  });
});
