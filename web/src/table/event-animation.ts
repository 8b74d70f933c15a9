/** Animates an event: cards fly, a throw is counted in, a scoring is shown as a table. */
import type { GameUi } from '../games/game-ui';
import type { PlayEvent } from '../lib/event-player.svelte';
import { pause } from '../lib/pause';
import { cue } from '../lib/sound';
import { fly } from './fly';
import type { TableContext } from './table-context';

/** How many earlier events a game gets to decide where a card comes from. */
const RECENT_EVENTS = 2;

/** `layer` is the element in which the flying cards are drawn. */
export function eventAnimation(
  { log, openingThrows, playback, scoreboard, table }: TableContext,
  ui: GameUi,
  layer: HTMLElement,
): PlayEvent {
  return async (event, view) => {
    cue(event.code);
    if (event.code === 'thrown') {
      // The window of the throw reveals it when the fists open.
      const { beats, beatMs, holdMs } = openingThrows.times(event, log);
      return pause(beats * beatMs + holdMs);
    }
    playback.revealCurrent();
    const recent = log.eventsBefore(event, RECENT_EVENTS);
    await fly(ui, ui.flights(event, view, recent), layer);
    const scores = ui.scoring(event, view, recent);
    // The game waits for readers only where no clock runs. In a replay the scoring is in the log.
    if (scores && !table.readOnly) await scoreboard.open(scores, !table.hasClocks);
    await pause(ui.holdMs(event));
  };
}
