/** The form data of a new table, and the requests that open it. */
import type { ClockSetting, GameId, Level, Seat } from '$bindings';
import { api, type OpenTable } from '../lib/api';

/** The player of a seat: oneself, a friend by link, another person on this device, or a bot. */
export interface Sitter {
  kind: 'me' | 'friend' | 'here' | 'bot';
  /** The name of a person on this device. */
  name: string;
  /** The level of a bot. */
  level: Level;
}

export interface Choice {
  game: GameId;
  /** One for each seat. */
  sitters: Sitter[];
  /** Only changed options; the server has the defaults. */
  options: Record<string, string>;
  clock: ClockSetting;
  public: boolean;
  /** Whether all players may ask for hints. */
  hints: boolean;
  /** Seconds; 0: never. */
  away: number;
  level: Level;
}

export const CLOCKS: readonly ClockSetting[] = [
  { kind: 'none' },
  { kind: 'per-move', seconds: 15 },
  { kind: 'per-move', seconds: 30 },
  { kind: 'per-move', seconds: 60 },
  { kind: 'bank', seconds: 300, increment: 5 },
  { kind: 'bank', seconds: 600, increment: 10 },
];

/** Minutes after which a bot takes over; 0 means never. */
export const AWAY: readonly number[] = [1, 2, 5, 10, 0];

/** Sets the number of seats: existing seats keep their players, new ones wait for friends. */
export function seated(sitters: readonly Sitter[], count: number): Sitter[] {
  const stay = sitters.slice(0, count);
  const fresh = Array.from({ length: count - stay.length }, (): Sitter => {
    return { kind: 'friend', name: '', level: 'medium' };
  });
  const all = [...stay, ...fresh];
  const first = all[0];
  // The visitor who opens a table takes a seat.
  if (first && !all.some(({ kind }) => kind === 'me')) all[0] = { ...first, kind: 'me' };
  return all;
}

const seats = (choice: Choice, kind: Sitter['kind']): Seat[] =>
  choice.sitters.flatMap((sitter, at) => (sitter.kind === kind ? [at + 1] : []));

export function requestOf(choice: Choice): OpenTable {
  const bots = choice.sitters.flatMap((sitter, at) =>
    sitter.kind === 'bot' ? [[String(at + 1), sitter.level] as const] : [],
  );
  const options = Object.fromEntries(
    Object.entries(choice.options).filter(([, value]) => value.trim() !== ''),
  );
  return {
    settings: {
      game: choice.game,
      seats: choice.sitters.length,
      options,
      public: choice.public,
      hints: choice.hints,
      clock: choice.clock,
      away: choice.away,
      level: choice.level,
    },
    mine: seats(choice, 'me'),
    bots: Object.fromEntries(bots),
  };
}

/** Opens the table and seats the people on this device one after the other. Returns the table's id. */
export async function openTable(choice: Choice): Promise<string> {
  const { id } = await api.open(requestOf(choice));
  try {
    for (const seat of seats(choice, 'here')) {
      const name = choice.sitters[seat - 1]?.name.trim();
      await api.command(id, { kind: 'sit', seat, name: name || null });
    }
  } catch (error) {
    // A name was refused: leave this table, because the next try opens another one.
    await api.command(id, { kind: 'leave' }).catch(() => undefined);
    throw error;
  }
  return id;
}
