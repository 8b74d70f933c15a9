import { expect, test } from 'vitest';
import { spoken } from './settings.svelte';

test('the first language of the browser that we speak is spoken', () => {
  expect(spoken(['de-DE', 'uk-UA', 'ru'])).toBe('uk');
  expect(spoken(['RU'])).toBe('ru');
});

test('who speaks none of ours reads English', () => {
  expect(spoken(['ja', 'pt-BR'])).toBe('en');
  expect(spoken([])).toBe('en');
});

test('a language is known by its own name, not by a beginning', () => {
  expect(spoken(['rue', 'ukx-UA'])).toBe('en');
});
