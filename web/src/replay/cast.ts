/** Who sat at a game that is watched, and from where it can be. */
import type { PresentedView, Level, Replay, TableInfo } from '$bindings';
import { infoOf } from '../lib/rehearsal.svelte';

/** A bot is named by its level, as `bot-medium`. */
const BOT = /^bot-(random|easy|medium|hard|expert)$/;

/** The table of a replay, as it would be told of. */
export function tableOf({ game, names }: Replay, view: PresentedView): TableInfo {
  const info = infoOf({ game, seats: view.seats, names, own: null });
  const chairs = info.seats.map((chair, i) => {
    const level = BOT.exec(names[i] ?? '')?.[1] as Level | undefined;
    return level
      ? { ...chair, player: 'bot' as const, name: undefined, level }
      : { ...chair, player: 'person' as const };
  });
  return { ...info, seats: chairs };
}

/** From where a game can be looked at, in the order of a list. */
export const viewsOf = (seats: number): string[] => [
  ...Array.from({ length: seats }, (_, i) => String(i + 1)),
  'spectator',
  'full',
];
