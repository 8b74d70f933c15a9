/** How an event is shown: things fly, a moment is made of a throw, a scoring waits for its readers. */
import type { Face } from '../games/face';
import type { Show, Table } from '../lib/table.svelte';
import { pause } from '../lib/table.svelte';
import { cue } from '../lib/sound';
import { scoreboard } from './scoreboard.svelte';
import { fly } from './fly';

/** A throw is counted in before it is seen. */
const THROW = 2600;

export function showing(table: Table, face: Face, layer: HTMLElement): Show {
  return async (event, view) => {
    cue(event.code);
    if (event.code === 'thrown') return pause(THROW);
    await fly(face, face.flights(event, view), layer);
    const steps = face.scoring(event);
    // Where a clock runs, or a game is only looked at, nobody waits for readers.
    const waits = !table.looking && table.info?.settings.clock.kind === 'none';
    if (steps) await scoreboard.open(event, steps, waits);
    await pause(face.linger(event));
  };
}
