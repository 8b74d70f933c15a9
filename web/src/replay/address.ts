/** Where a game is watched: its address at a move, and whose game it was. */
import type { Seat } from '$bindings';
import { api } from '../lib/api';

/** The address of a move, as somebody sees it. */
export function addressOf(id: string, game: number, move: number, view: string): string {
  const asked = [...(move > 0 ? [`move=${move}`] : []), `view=${view}`];
  return `/t/${encodeURIComponent(id)}/games/${game}?${asked.join('&')}`;
}

/** Where the visitor sat in a game; nowhere, if that is not known. */
export async function ownSeat(id: string, game: number): Promise<Seat | null> {
  try {
    const games = await api.myGames();
    return games.find((one) => one.table === id && one.game_number === game)?.mine[0] ?? null;
  } catch {
    // Whoever cannot be told apart from others sees what everybody sees.
    return null;
  }
}
