import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Pictures } from '../ui/pictures';
import { CARDS as NINJAN } from './ninjan/cards';
import NinjanCard from './ninjan/Card.svelte';
import { pictures as ninjan } from './ninjan/pictures';
import { CARDS as PAWS } from './paws-cards/cards';
import PawsCard from './paws-cards/Card.svelte';
import { pictures as paws } from './paws-cards/pictures';
import { CODES } from './tsuefa/figure-look';
import { pictures as tsuefa } from './tsuefa/pictures';

interface Game {
  name: string;
  cards: readonly string[];
  pictures: Pictures;
  Card?: Component<{ card: string }>;
}

const GAMES: Game[] = [
  { name: 'paws', cards: PAWS, pictures: paws, Card: PawsCard },
  { name: 'ninjan', cards: NINJAN, pictures: ninjan, Card: NinjanCard },
  { name: 'tsuefa', cards: CODES, pictures: tsuefa },
];

afterEach(() => (document.body.innerHTML = ''));

const drawingOf = (address: string): Document => {
  const text = decodeURIComponent(address.replace('data:image/svg+xml,', ''));
  return new DOMParser().parseFromString(text, 'image/svg+xml');
};

describe.each(GAMES)('the pictures of $name', ({ cards, pictures, Card }) => {
  it('need nothing of the page: no styles, no fonts, no other drawing', () => {
    for (const card of cards) {
      const drawing = drawingOf(pictures.of(card));
      expect(drawing.querySelector('parsererror')).toBeNull();
      expect(drawing.querySelectorAll('path').length).toBeGreaterThan(0);
      expect(drawing.querySelectorAll('[class], [style], style, text')).toHaveLength(0);
      const markup = drawing.documentElement.outerHTML;
      for (const [, id] of markup.matchAll(/url\(#([^)]+)\)/g))
        expect(drawing.getElementById(id ?? '')).not.toBeNull();
      expect(markup).not.toMatch(/var\(|currentColor|undefined|NaN/);
    }
  });

  it('differ from card to card, and are drawn once', () => {
    const all = cards.map((card) => pictures.of(card).replaceAll(/[cs]\d+-/g, ''));
    expect(new Set(all).size).toBe(cards.length);
    expect(pictures.of(cards[0] ?? '')).toBe(pictures.of(cards[0] ?? ''));
  });

  it('make a card a few elements', () => {
    if (!Card) return;
    for (const card of cards)
      expect(render(Card, { card }).container.querySelectorAll('*').length).toBeLessThan(6);
  });
});
