/**
 * What a table shows now: who sits there, the game as far as it has been played back, and the legal moves.
 *
 * It knows neither a connection nor where its content comes from; a `TableSource` fills it.
 */
import type {
  Awaits,
  GameId,
  MoveOption,
  PresentedView,
  Seat,
  SeatInfo,
  Standing,
  Status,
  TableInfo,
} from '$bindings';
import type { EventPlayer } from './event-player.svelte';
import type { RequestState } from './request-state.svelte';

/** A seat as every table has it. What only a server knows (connection, clock, host) is optional. */
export type TableSeat = Pick<SeatInfo, 'seat' | 'player' | 'yours'> & Partial<SeatInfo>;

/** What is known of a table. A local table has neither id nor code nor settings. */
export type TableDescription =
  { kind: 'server'; info: TableInfo } | { kind: 'local'; game: GameId; seats: TableSeat[] };

export class TableView {
  /** The newest description, also while older steps are still being shown. */
  description = $state.raw<TableDescription | null>(null);
  /** When `description` arrived, in milliseconds; clocks run from here. */
  describedAt = $state.raw(0);
  /** The game as it is shown now. */
  view = $state.raw<PresentedView | null>(null);
  /** The own seat from which the game is seen; `null` for a spectator. */
  viewer = $state.raw<Seat | null>(null);
  /** The legal moves. They are offered only when every step has been shown, so that nobody decides on an old position. */
  moves = $state.raw<MoveOption[]>([]);
  /** The views of the other seats that belong to a view, where everything is open; empty in a game that is played. */
  otherViews: (view: PresentedView) => readonly PresentedView[] = () => [];

  constructor(
    private readonly playback: EventPlayer,
    private readonly requests: RequestState,
    /** Whether the game is only watched: nobody moves. */
    readonly readOnly: boolean,
  ) {}

  describe(description: TableDescription): void {
    this.description = description;
    this.describedAt = Date.now();
  }

  get game(): GameId | null {
    const { description } = this;
    if (!description) return null;
    return description.kind === 'server' ? description.info.settings.game : description.game;
  }

  get seats(): readonly TableSeat[] {
    const { description } = this;
    if (!description) return [];
    return description.kind === 'server' ? description.info.seats : description.seats;
  }

  /** The seats of this browser. */
  get ownSeats(): TableSeat[] {
    return this.seats.filter(({ yours }) => yours);
  }

  get freeSeats(): TableSeat[] {
    return this.seats.filter(({ player }) => player === 'empty');
  }

  seat(seat: Seat): TableSeat | undefined {
    return this.seats.find((one) => one.seat === seat);
  }

  /** The newest status. */
  get newestStatus(): Status | null {
    const { description } = this;
    if (!description) return null;
    return description.kind === 'server' ? description.info.status : 'playing';
  }

  /** The status as far as it has been shown. The end is reported only after its animation has finished. */
  get status(): Status | null {
    const status = this.newestStatus;
    return status === 'over' && this.playback.active ? 'playing' : status;
  }

  /** Whether the game is paused, because every person is away or replaced by a bot. */
  get paused(): boolean {
    const { description } = this;
    return description?.kind === 'server' && description.info.paused;
  }

  /** How the last game ended; `null` while it runs, and at local tables. */
  get standing(): Standing | null {
    const { description } = this;
    return (description?.kind === 'server' && description.info.standing) || null;
  }

  /** Whether players have clocks. */
  get hasClocks(): boolean {
    const { description } = this;
    return description?.kind === 'server' && description.info.settings.clock.kind !== 'none';
  }

  /** Whether the game waits for a seat. */
  awaits(seat: Seat): boolean {
    return this.status === 'playing' && awaitedSeats(this.view?.awaits).includes(seat);
  }

  /** Whether a seat has decided while others have not. */
  hasDecided(seat: Seat): boolean {
    const awaits = this.status === 'playing' ? this.view?.awaits : undefined;
    return awaits?.kind === 'sealed' && awaits.decided.includes(seat);
  }

  /** Whether the player at this browser may move now. */
  get mayMove(): boolean {
    const seat = this.viewer;
    return (
      !this.readOnly &&
      seat !== null &&
      !this.playback.active &&
      !this.requests.sending &&
      this.awaits(seat) &&
      this.seat(seat)?.player === 'person'
    );
  }
}

/** The seats that a game waits for. */
export function awaitedSeats(awaits: Awaits | null | undefined): Seat[] {
  if (awaits?.kind === 'turn') return [awaits.seat];
  return awaits?.kind === 'sealed' ? awaits.waiting : [];
}
