import { expect, test } from 'vitest';
import { find, entriesOf } from './search';

const PAGE = `<h1>Kanobu</h1><p>What it is.</p>
<h2 id="kanobu/chains">Chains</h2><p>Cards that draw.</p>
<p id="kanobu/6" class="ruling"><strong>6.</strong> A chain of <em>threes</em> adds up.</p><ul><li>Nobody mixes.</li></ul>`;
const places = entriesOf(PAGE, 'kanobu');

test('every paragraph is a place with its ruling or section', () => {
  expect(places.map(({ id, section }) => [id, section])).toEqual([
    ['kanobu', ''],
    ['kanobu/chains', 'Chains'],
    ['kanobu/6', 'Chains'],
    ['kanobu/6', 'Chains'],
  ]);
});

test('a place has to contain all words, in any form, in its text or heading', () => {
  expect(find(places, 'THREE chain', 'kanobu').map(({ id }) => id)).toEqual(['kanobu/6']);
  expect(find(places, 'chains draws', 'kanobu').map(({ id }) => id)).toEqual(['kanobu/chains']);
  expect(find(places, 'rain', 'kanobu')).toEqual([]);
  expect(find(places, ' ', 'kanobu')).toEqual([]);
});

test('matches are marked', () => {
  const [hit] = find(places, 'threes', 'kanobu');
  expect(hit?.snippet.filter(({ found }) => found).map(({ text }) => text)).toEqual(['threes']);
  expect(hit?.snippet.map(({ text }) => text).join('')).toBe('6. A chain of threes adds up.');
});

test('Russian and Ukrainian words match in other cases, and ё equals е', () => {
  const own = entriesOf('<p>Игрок берёт карты из колоды.</p><p>Гравець бере карту з колоди.</p>', 'common');
  expect(find(own, 'игрока берет колода', 'common')).toHaveLength(1);
  expect(find(own, 'гравця карти', 'common')).toHaveLength(1);
  expect(find(own, 'гравцем', 'common')).toHaveLength(1);
  expect(find(own, 'гравцем ножиці', 'common')).toHaveLength(0);
  expect(find(own, 'гравець колода', 'common')).toHaveLength(1);
});
