/** The address of a replay, and the own seat in it. */
import type { Seat } from '$bindings';
import { api } from '../lib/api';

/** The address of a position in a view. */
export function addressOf(id: string, game: number, move: number, view: string): string {
  const parameters = [...(move > 0 ? [`move=${move}`] : []), `view=${view}`];
  return `/t/${encodeURIComponent(id)}/games/${game}?${parameters.join('&')}`;
}

/** The visitor's seat in a game; `null` if it is not known. */
export async function ownSeat(id: string, game: number): Promise<Seat | null> {
  try {
    const games = await api.myGames();
    return games.find((one) => one.table === id && one.game_number === game)?.mine[0] ?? null;
  } catch {
    // An unknown visitor gets the spectator's view.
    return null;
  }
}
