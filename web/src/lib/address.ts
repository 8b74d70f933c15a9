/** The addresses of the pages. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'new'; game: string | null }
  | { page: 'tables' }
  | { page: 'replay'; id: string | null; game: number; view: string | null; move: number | null }
  | { page: 'review'; id: string; game: number }
  | { page: 'again'; id: string; game: number; move: number; seat: number }
  | { page: 'mistakes' }
  | { page: 'learn'; game: string }
  | { page: 'practice'; game: string; example: number }
  | { page: 'game'; game: string }
  | { page: 'rules'; name: string; ruling: string | null }
  | { page: 'device'; secret: string | null }
  | { page: 'fair'; table: string | null; game: number }
  | { page: 'lab'; game: string | null }
  | { page: 'nowhere' };

/** The page of an address. */
export function parse(path: string, search: string, hash: string): Route {
  const [first, second, third, fourth, fifth, ...more] = path.split('/').filter(Boolean).map(decode);
  const whole = (text: string | undefined) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : null);
  const parameter = (name: string) => new RegExp(`[?&]${name}=([a-z0-9-]+)`).exec(search)?.[1] ?? null;
  const position = { view: parameter('view'), move: whole(parameter('move') ?? undefined) };
  if (first === 't' && second && third === 'games' && more.length === 0) {
    const [id, game] = [second, whole(fourth)];
    if (game === null) return { page: 'nowhere' };
    if (fifth === undefined) return { page: 'replay', id, game, ...position };
    if (fifth === 'review') return { page: 'review', id, game };
    const seat = whole(parameter('seat') ?? undefined) ?? 1;
    if (fifth === 'again') return { page: 'again', id, game, move: position.move ?? 0, seat };
    return { page: 'nowhere' };
  }
  if (first === 'practice' && second && third && fourth === undefined) {
    const example = whole(third);
    return example === null ? { page: 'nowhere' } : { page: 'practice', game: second, example };
  }
  if (first === 'replay' && !second) return { page: 'replay', id: null, game: 0, ...position };
  if (first === 'learn' && second && !third) return { page: 'learn', game: second };
  const rest = [third, fourth, fifth, ...more].filter((part) => part !== undefined);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'new' && !second) return { page: 'new', game: parameter('game') };
  if (first === 'tables' && !second) return { page: 'tables' };
  if (first === 'mistakes' && !second) return { page: 'mistakes' };
  if (first === 'lab' && !second) return { page: 'lab', game: parameter('game') };
  if (first === 'device' && !second) return { page: 'device', secret: hash.slice(1) || null };
  if (first === 'games' && second) return { page: 'game', game: second };
  if (first === 'rules' && second)
    return { page: 'rules', name: second, ruling: decode(hash.slice(1)) || null };
  if (first === 'fair' && !second) {
    const table = /[?&]table=([^&]+)/.exec(search)?.[1];
    const game = Number(/[?&]game=(\d{1,9})(&|$)/.exec(search)?.[1] ?? 1);
    return { page: 'fair', table: table ? decode(table) : null, game };
  }
  return { page: 'nowhere' };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
