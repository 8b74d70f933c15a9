/**
 * The WebSocket connection to a table. It reconnects by itself.
 *
 * It knows nothing of games: it delivers messages in order, reports the status of the connection, and after a
 * reconnect asks for what came after the last number.
 */
import type { ClientMessage, ServerMessage } from '$bindings';
import { earlySocket, socketAddress } from './early';

/** `lost`: it will try again; `closed`: the server has ended it for good. */
export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'closed';

export interface ConnectionHandlers {
  message(message: ServerMessage): void;
  /** Something that is no known message. */
  unknown(data: unknown): void;
  status(status: ConnectionStatus): void;
  /** The number of the last log entry that was received; `null` before the first `hello`. */
  lastNumber(): number | null;
}

const TYPES: ReadonlySet<string> = new Set<ServerMessage['type']>([
  'hello',
  'update',
  'refused',
  'said',
  'presence',
  'bye',
]);

/** The message in a frame, or `null` if its type is unknown. */
export function parseMessage(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message = JSON.parse(data) as { type?: unknown } | null;
    return typeof message?.type === 'string' && TYPES.has(message.type) ? (message as ServerMessage) : null;
  } catch {
    return null;
  }
}

/** Without any message for this long after a request, the connection counts as lost. In milliseconds. */
const ANSWER_TIMEOUT_MS = 6000;
/** The delay before a reconnect doubles with every attempt. In milliseconds. */
const FIRST_RETRY_MS = 400;
const MAX_RETRY_MS = 8000;

export class TableConnection {
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #onOnline = () => this.reconnect();
  readonly #onOffline = () => this.#drop();
  readonly #onVisible = () => document.visibilityState === 'visible' && !this.#socket && this.reconnect();

  constructor(
    private readonly path: string,
    private readonly handlers: ConnectionHandlers,
  ) {
    addEventListener('online', this.#onOnline);
    addEventListener('offline', this.#onOffline);
    document.addEventListener('visibilitychange', this.#onVisible);
    this.reconnect();
  }

  /** Replaces the connection by a new one, for example because the visitor has become a guest. */
  reconnect(): void {
    if (this.#closed) return;
    clearTimeout(this.#retryTimer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  /** Sends a message and expects an answer soon. Returns false if there is no connection. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    clearTimeout(this.#answerTimer);
    this.#answerTimer = setTimeout(() => this.#drop(), ANSWER_TIMEOUT_MS);
    return true;
  }

  /** Closes the connection and does not reconnect. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#onOnline);
    removeEventListener('offline', this.#onOffline);
    document.removeEventListener('visibilitychange', this.#onVisible);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    const since = this.handlers.lastNumber();
    const address = socketAddress(this.path);
    const early = since === null ? earlySocket(address) : null;
    const socket = early?.socket ?? new WebSocket(since === null ? address : `${address}&since=${since}`);
    // Jitter, so that not all browsers reconnect at the same moment.
    const jitter = 0.75 + Math.random() / 2;
    let retry: number | null = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#attempts) * jitter;
    this.#attempts += 1;
    this.#socket = socket;
    if (this.#attempts === 1) this.handlers.status('connecting');
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#answerTimer);
      const message = parseMessage(data);
      if (!message) return this.handlers.unknown(data);
      if (message.type === 'bye') retry = message.retry;
      if (message.type === 'hello') {
        this.#attempts = 0;
        this.handlers.status('open');
      }
      this.handlers.message(message);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearTimeout(this.#answerTimer);
      if (this.#closed) return;
      this.handlers.status(retry === null ? 'closed' : 'lost');
      if (retry !== null) this.#retryTimer = setTimeout(() => this.#connect(), retry);
    };
    // Whoever made this connection is not ready for messages yet.
    queueMicrotask(() => early?.messages.forEach((message) => socket.onmessage?.(message)));
  }

  /** Treats the connection as lost although the socket has not reported it. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onclose?.(new CloseEvent('close'));
    socket.close();
  }
}
