import { expect, test } from 'vitest';
import { supportedLanguage } from './settings.svelte';

test('the first supported language of the browser is used', () => {
  expect(supportedLanguage(['de-DE', 'uk-UA', 'ru'])).toBe('uk');
  expect(supportedLanguage(['RU'])).toBe('ru');
});

test('English is used if no language of the browser is supported', () => {
  expect(supportedLanguage(['ja', 'pt-BR'])).toBe('en');
  expect(supportedLanguage([])).toBe('en');
});

test('a language is recognised by its whole code, not by a prefix', () => {
  expect(supportedLanguage(['rue', 'ukx-UA'])).toBe('en');
});
