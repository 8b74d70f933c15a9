/** The HTTP API of the server. A failed request throws a `Refusal` with the reason. */
import type {
  Command,
  CommandAccepted,
  Created,
  ExampleView,
  Found,
  GameId,
  GameInfo,
  GameSummary,
  Hint,
  Lesson,
  Me,
  MeRequest,
  OpenRequest,
  Phrase,
  PracticeRequest,
  PracticeResult,
  QuickRequest,
  Replay,
  Ruling,
  Score,
  Seat,
  TableInfo,
  TableSummary,
  Transfer,
  ApiError,
  Unseen,
  VersionInfo,
} from '$bindings';
import { earlyAnswer, replayPath } from './early';
import { phrase } from './words.svelte';

/** Why a request or a move was refused. */
export class Refusal extends Error {
  constructor(
    readonly phrase: Phrase,
    readonly ruling: Ruling | null = null,
    readonly code = phrase.id,
  ) {
    super(phrase.id);
  }
}

export async function ask<T>(method: string, path: string, body?: unknown, until?: AbortSignal): Promise<T> {
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': 'application/json' };
  let answer: Response;
  try {
    const request: RequestInit = {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal: until ?? null,
    };
    answer = await ((method === 'GET' && earlyAnswer(path)) || fetch(path, request));
  } catch {
    throw new Refusal(phrase('web-no-server'));
  }
  if (!answer.ok) throw await refusalOf(answer);
  const json: unknown = await answer.json().catch(() => undefined);
  if (json !== undefined) return json as T;
  throw new Refusal(phrase('web-broken'));
}

export async function refusalOf(answer: Response): Promise<Refusal> {
  const trouble = (await answer.json().catch(() => null)) as ApiError | null;
  return new Refusal(trouble?.phrase ?? phrase('web-broken'), trouble?.ruling ?? null, trouble?.code);
}

/** Fields with a default may be left out. */
type Loose<T> = Partial<T>;
export type OpenTable = Omit<Loose<OpenRequest>, 'settings'> & { settings: Loose<OpenRequest['settings']> };

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  me: () => ask<Me>('GET', '/api/me'),
  introduce: (request: MeRequest) => ask<Me>('PUT', '/api/me', request),
  offerTransfer: () => ask<Transfer>('POST', '/api/me/transfer'),
  acceptTransfer: (secret: string) => ask<Me>('PUT', '/api/me/transfer', { secret }),
  myTables: () => ask<TableSummary[]>('GET', '/api/me/tables'),
  myGames: () => ask<GameSummary[]>('GET', '/api/me/games'),
  myScores: () => ask<Score[]>('GET', '/api/me/scores'),
  /** Says that the visitor has seen how a game ended. */
  seen: (table: string, game: number) =>
    ask<boolean>('PUT', '/api/me/games/seen', { table, game_number: game }),
  tables: () => ask<TableSummary[]>('GET', '/api/tables'),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  open: (request: OpenTable) => ask<Created>('POST', '/api/tables', request),
  quick: (request: Loose<QuickRequest>) => ask<Created>('POST', '/api/quick', request),
  code: (code: string) => ask<Found>('GET', `/api/codes/${encodeURIComponent(code)}`),
  command: (id: string, command: Command) => ask<CommandAccepted>('POST', `${table(id)}/commands`, command),
  hint: (id: string, seat: Seat, until: AbortSignal) =>
    ask<Hint>('POST', `${table(id)}/hint`, { seat }, until),
  /** `null` if the game does not show it. */
  unseen: (id: string, seat: Seat) => ask<Unseen | null>('GET', `${table(id)}/unseen?seat=${seat}`),
  version: () => ask<VersionInfo>('GET', '/api/version'),
  lesson: (game: GameId) => ask<Lesson>('GET', `/api/lessons/${game}`),
  examples: (game: GameId) => ask<ExampleView[]>('GET', `/api/examples/${game}`),
  practise: (request: PracticeRequest) => ask<PracticeResult>('POST', '/api/practice', request),
  readRecord: (record: string, view: string) => ask<Replay>('POST', '/api/records', { record, view }),
  replay: (id: string, game: number, view: string) => ask<Replay>('GET', replayPath(id, game, view)),
  retrace: (id: string, seat: Seat) => ask<Replay>('GET', `${table(id)}/replay?seat=${seat}`),
  record: async (id: string, game: number): Promise<string> => {
    const answer = await fetch(`${table(id)}/games/${game}/record`).catch(() => null);
    if (!answer) throw new Refusal(phrase('web-no-server'));
    if (!answer.ok) throw new Refusal(phrase('fair-no-game'));
    return answer.text();
  },
  recordAddress: (id: string, game: number) => `${table(id)}/games/${game}/record`,
};
