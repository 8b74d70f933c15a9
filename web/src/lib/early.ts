/**
 * What the entry asks the server for while the program is still loading. On a slow network that saves the round trips of
 * the connection to a table, and of a replay. Each answer is used once.
 */

const answers = new Map<string, Promise<Response>>();

/** Asks for an answer that the first page will need. */
export function askEarly(path: string): void {
  const answer = fetch(path);
  // The part of the page that needs the answer asks again.
  answer.catch(() => answers.delete(path));
  answers.set(path, answer);
}

/** The answer to an early request, if it was made. */
export function earlyAnswer(path: string): Promise<Response> | undefined {
  const answer = answers.get(path);
  answers.delete(path);
  return answer;
}

/** A connection that was opened early, and what has arrived on it. */
interface EarlySocket {
  address: string;
  socket: WebSocket;
  messages: MessageEvent<unknown>[];
}

let early: EarlySocket | null = null;

const tablePath = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** The path of a replay. */
export const replayPath = (id: string, game: number, view: string): string =>
  `${tablePath(id)}/games/${game}/replay?view=${encodeURIComponent(view)}`;

/** The path of the connection to a table. */
export const socketPath = (id: string): string => `${tablePath(id)}/socket`;

/** The address of a connection that begins with the whole table. */
export const socketAddress = (path: string): string =>
  `${location.origin.replace(/^http/, 'ws')}${path}?form=people`;

/** Opens the connection that the first page will need. */
export function connectEarly(path: string): void {
  const address = socketAddress(path);
  const socket = new WebSocket(address);
  const opened: EarlySocket = { address, socket, messages: [] };
  socket.onmessage = (message: MessageEvent<unknown>) => opened.messages.push(message);
  early = opened;
}

/** The connection that was opened early to this address, if it is not closed. */
export function earlySocket(address: string): EarlySocket | null {
  const found = early;
  early = null;
  if (!found) return null;
  if (found.address === address && found.socket.readyState <= WebSocket.OPEN) return found;
  found.socket.close();
  return null;
}
