import { readFileSync } from 'node:fs';
import type { GameId } from '$bindings';
import { expect, test } from 'vitest';
import { loadGameUi } from './game-ui';
import { GAME_IDS } from './registry';

const FILES = Object.keys(import.meta.glob(['./*/*.svelte', './*/*.css', './*/*.ts']));
const PARTS = ['index.ts', 'theme.css', 'Cover.svelte', 'cover.css', 'Coach.svelte'];

const read = (path: string): string => readFileSync(`src/games/${path}`, 'utf8');

test.each(GAME_IDS)('%s has every part that the browser needs', (game: GameId) => {
  const missing = PARTS.filter((part) => !FILES.includes(`./${game}/${part}`));
  expect(missing, `missing in games/${game}/`).toEqual([]);
});

test.each(GAME_IDS)('the style sheets of %s select its own tables and covers', (game: GameId) => {
  expect(read(`${game}/theme.css`)).toContain(`[data-game='${game}']`);
  expect(read(`${game}/cover.css`)).toContain(`[data-cover='${game}']`);
});

test.each(GAME_IDS)(
  'the user interface of %s can be loaded',
  async (game: GameId) => {
    const ui = await loadGameUi(game);
    expect(ui.Board).toBeDefined();
    expect(ui.Card).toBeDefined();
  },
  30_000,
);
