/**
 * One connection to a table that comes back by itself.
 *
 * It knows nothing of games: it brings messages in order, says how the line is, and asks for what came
 * after the last number when it returns.
 */
import type { ClientMessage, ServerMessage } from '$bindings';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';

export interface Ears {
  /** A message of the server. */
  hear(message: ServerMessage): void;
  /** Something that is not one: told, never swallowed. */
  strange(data: unknown): void;
  /** How the line is now. */
  line(line: Line): void;
  /** The last number seen; nothing before the first hello. */
  since(): number | null;
}

/** What a table talks through: a connection, or a rehearsal that has no table behind it. */
export interface Wire {
  /** Sends a message; false where there is no line. */
  send(message: ClientMessage): boolean;
  /** Connects anew. */
  again(): void;
  /** Leaves for good. */
  end(): void;
}

const TYPES: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'hello',
  'update',
  'refused',
  'said',
  'presence',
  'bye',
]);

/** The message in a frame, if it is one that we know. */
export function understood(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message = JSON.parse(data) as { type?: unknown } | null;
    return typeof message?.type === 'string' && TYPES.has(message.type) ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** How long nothing may answer a message before the line counts as lost. */
const PATIENCE = 6000;

export class Connection implements Wire {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #online = () => this.again();
  readonly #offline = () => this.#drop();
  readonly #seen = () => document.visibilityState === 'visible' && !this.#socket && this.again();

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
    document.addEventListener('visibilitychange', this.#seen);
    this.again();
  }

  /** Connects anew, now: also where the visitor has become a guest, whom the old connection does not know. */
  again(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** Sends a message; false where there is no line. An answer is expected soon. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#drop(), PATIENCE);
    return true;
  }

  /** Leaves for good. */
  end(): void {
    this.#ended = true;
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    const since = this.ears.since();
    const address = `${location.origin.replace(/^http/, 'ws')}${this.path}?form=people`;
    const socket = new WebSocket(since === null ? address : `${address}&since=${since}`);
    // A little disorder, so that not everybody comes back in the same moment.
    let retry: number | null = Math.min(8000, 400 * 2 ** this.#attempts) * (0.75 + Math.random() / 2);
    this.#attempts += 1;
    this.#socket = socket;
    if (this.#attempts === 1) this.ears.line('connecting');
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#patience);
      const message = understood(data);
      if (!message) return this.ears.strange(data);
      if (message.type === 'bye') retry = message.retry;
      if (message.type === 'hello') {
        this.#attempts = 0;
        this.ears.line('open');
      }
      this.ears.hear(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearTimeout(this.#patience);
      if (this.#ended) return;
      this.ears.line(retry === null ? 'closed' : 'lost');
      if (retry !== null) this.#timer = setTimeout(() => this.#connect(), retry);
    };
  }

  /** The line is dead although nobody has said so. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose?.(new CloseEvent('close'));
    socket.close();
  }
}
