/**
 * The objects of one table, passed to its components by Svelte context.
 *
 * The page that opens a table creates one `TableContext` and gives it to `Stage`, which provides it. Components take
 * only the part that they need:
 *
 * ```ts
 * const table = useTableView();
 * const selection = useSelection();
 * ```
 */
import { getContext, setContext } from 'svelte';
import type { EventPlayer } from '../lib/event-player.svelte';
import type { GameLog } from '../lib/game-log.svelte';
import type { LocalTable } from '../lib/local-table.svelte';
import type { RequestState } from '../lib/request-state.svelte';
import type { Selection } from '../lib/selection.svelte';
import type { ServerTable } from '../lib/server-table.svelte';
import type { TableView } from '../lib/table-view.svelte';
import { Confirmation } from './confirmation.svelte';
import { Hints } from './hints.svelte';
import { LookBackMode } from './look-back.svelte';
import { OpeningThrows } from './opening-throws.svelte';
import { OpenRules } from './open-rules.svelte';
import { OpenWindow } from './open-window.svelte';
import { Scoreboard } from './scoreboard.svelte';
import { SeatPeek } from './seat-peek.svelte';
import { UnseenCards } from './unseen-cards.svelte';
import { NamePrompt } from './waiting/name-prompt.svelte';

export class TableContext {
  readonly table: TableView;
  readonly playback: EventPlayer;
  readonly selection: Selection;
  readonly requests: RequestState;
  readonly log: GameLog;
  /** `null` at a local table. */
  readonly server: ServerTable | null;
  readonly confirmation = new Confirmation();
  readonly openRules = new OpenRules();
  readonly openWindow = new OpenWindow();
  readonly scoreboard = new Scoreboard();
  readonly seatPeek = new SeatPeek();
  readonly hints: Hints;
  readonly lookBack: LookBackMode;
  readonly namePrompt: NamePrompt;
  readonly openingThrows: OpeningThrows;
  readonly unseenCards: UnseenCards;

  constructor(readonly source: ServerTable | LocalTable) {
    ({
      table: this.table,
      playback: this.playback,
      selection: this.selection,
      requests: this.requests,
      log: this.log,
    } = source.parts);
    this.server = source.kind === 'server' ? source : null;
    this.hints = new Hints(this.server);
    this.lookBack = new LookBackMode(this.server);
    this.namePrompt = new NamePrompt(this.server);
    this.openingThrows = new OpeningThrows(this.server);
    this.unseenCards = new UnseenCards(this.server, this.openWindow);
  }
}

const KEY = Symbol('table');

/** Provides a table to the components below. Called while a component is initialised. */
export const provideTable = (context: TableContext): TableContext => setContext(KEY, context);

/** The same for components that are mounted by hand, such as in tests. */
export const contextMap = (context: TableContext): Map<symbol, TableContext> => new Map([[KEY, context]]);

/** All objects of the table, for code that connects several of them. */
export function useTableContext(): TableContext {
  const context = getContext<TableContext | undefined>(KEY);
  if (!context) throw new Error('this component needs a table: provide one with provideTable');
  return context;
}

export const useTableView = (): TableView => useTableContext().table;
export const useOpeningThrows = (): OpeningThrows => useTableContext().openingThrows;
export const useEventPlayer = (): EventPlayer => useTableContext().playback;
export const useSelection = (): Selection => useTableContext().selection;
export const useRequests = (): RequestState => useTableContext().requests;
export const useGameLog = (): GameLog => useTableContext().log;
/** The server or the browser, which the moves go to. */
export const useTableSource = (): ServerTable | LocalTable => useTableContext().source;
/** `null` at a local table. */
export const useServerTable = (): ServerTable | null => useTableContext().server;
/** For components that exist only at tables of the server. */
export function requireServerTable(): ServerTable {
  const { server } = useTableContext();
  if (!server) throw new Error('this component needs a table of the server');
  return server;
}
export const useConfirmation = (): Confirmation => useTableContext().confirmation;
export const useOpenRules = (): OpenRules => useTableContext().openRules;
export const useOpenWindow = (): OpenWindow => useTableContext().openWindow;
export const useScoreboard = (): Scoreboard => useTableContext().scoreboard;
export const useSeatPeek = (): SeatPeek => useTableContext().seatPeek;
export const useHints = (): Hints => useTableContext().hints;
export const useLookBack = (): LookBackMode => useTableContext().lookBack;
export const useNamePrompt = (): NamePrompt => useTableContext().namePrompt;
export const useUnseenCards = (): UnseenCards => useTableContext().unseenCards;
