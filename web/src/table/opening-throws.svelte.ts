/**
 * Opening throws that the page makes for its people: a random sign, sent like a chosen one.
 *
 * By default the page throws for a person who plays against bots alone (the setting `lots`). In every opening throw a
 * person can also ask for it, for this throw and the later ones of the same game. Throws that decide a fight or a tie
 * are always the player's own.
 */
import type { PresentedView, Seat, Sign, TableEvent } from '$bindings';
import type { GameLog } from '../lib/game-log.svelte';
import type { ServerTable } from '../lib/server-table.svelte';
import { settings } from '../lib/settings.svelte';
import { SIGNS } from '../lib/signs';

/** How a throw is shown: fists bob `beats` times, then the signs stay. In milliseconds at normal pace. */
export interface ThrowTimes {
  beats: number;
  beatMs: number;
  holdMs: number;
}

const FULL: ThrowTimes = { beats: 3, beatMs: 400, holdMs: 1400 };
/** Another round of the same throw. */
const LATER: ThrowTimes = { beats: 1, beatMs: 350, holdMs: 1000 };
/** Rounds that the page throws, so that they look like one animation; the last one says who starts. */
const LOTS: ThrowTimes = { beats: 1, beatMs: 250, holdMs: 350 };

const isOpening = (view: PresentedView | null): boolean =>
  view?.awaits.kind === 'sealed' && view.presentation.prompt.id === 'ask-throw-first';

function randomSign(): Sign {
  // Every value below 255 has the same chance for each sign.
  for (;;) {
    const [value = 255] = crypto.getRandomValues(new Uint8Array(1));
    const sign = SIGNS[value % SIGNS.length];
    if (value < 255 && sign) return sign;
  }
}

export class OpeningThrows {
  /** The seats that have asked for it, in one game of the table. */
  #asked = $state.raw<{ game: number; seats: readonly Seat[] }>({ game: 0, seats: [] });
  /** The last throw that was sent, so that a refused one is not repeated. */
  #sent: { seat: Seat; view: PresentedView | null } | null = null;

  /** `null` at a local table, where nothing is thrown for anybody. */
  constructor(private readonly server: ServerTable | null) {}

  /** Whether this is an opening throw of an online game. */
  get active(): boolean {
    return this.server !== null && isOpening(this.server.parts.table.view);
  }

  /** Whether the page throws for a seat now. */
  throwsFor(seat: Seat): boolean {
    const table = this.server?.parts.table;
    if (!this.active || !table || !table.seat(seat)?.yours) return false;
    if (this.#asked.game === this.#game && this.#asked.seats.includes(seat)) return true;
    if (settings.lots !== 'bots') return settings.lots === 'always';
    return table.seats.every(({ seat: other, player }) => other === seat || player === 'bot');
  }

  /** Whether the page throws for all people at this device. */
  get throwsForAll(): boolean {
    const own = this.server?.parts.table.ownSeats ?? [];
    return own.length > 0 && own.every(({ seat }) => this.throwsFor(seat));
  }

  /** Throws for a seat from now on, for the rest of the opening. */
  askFor(seat: Seat): void {
    const before = this.#asked.game === this.#game ? this.#asked.seats : [];
    this.#asked = { game: this.#game, seats: [...before, seat] };
  }

  /** Throws for the next seat that wants it, if the game waits for one. Called when something of the table changes. */
  throwIfDue(): void {
    const { server } = this;
    if (!server) return;
    const { playback, requests, table } = server.parts;
    if (table.readOnly || playback.active || requests.sending || server.connection !== 'open') return;
    const due = table.ownSeats.find(
      ({ seat, player }) => player === 'person' && table.awaits(seat) && this.throwsFor(seat),
    );
    if (!due || (this.#sent?.seat === due.seat && this.#sent.view === table.view)) return;
    this.#sent = { seat: due.seat, view: table.view };
    server.move(`throw ${randomSign()}`, due.seat);
  }

  /** How the reveal of a throw is shown. */
  times(event: Extract<TableEvent, { code: 'thrown' }>, log: GameLog): ThrowTimes {
    if (this.throwsForAll) return event.left.length === 1 ? { ...LOTS, holdMs: FULL.holdMs } : LOTS;
    const before = log.eventsBefore(event, event.signs.length + 1).findLast(({ code }) => code !== 'decided');
    return before?.code === 'thrown' ? LATER : FULL;
  }

  get #game(): number {
    return this.server?.info?.games ?? 0;
  }
}
