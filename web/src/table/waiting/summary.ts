/** What was chosen for a table, in words. */
import type { Phrase, Settings } from '$bindings';
import { player } from '../../lib/words.svelte';

const plain = (id: string): Phrase => ({ id, args: {} });

function option(name: string, value: string): Phrase | null {
  switch (name) {
    case 'opening':
      return value === 'throw'
        ? plain('room-option-opening-throw')
        : { id: 'room-option-opening-seat', args: { seat: player(Number(value)) } };
    case 'games':
      return { id: 'room-option-games', args: { count: Number(value) } };
    case 'help':
      return plain(value === 'off' ? 'room-option-help-off' : 'room-option-help-on');
    case 'variant':
      return plain(value === 'pro' ? 'room-option-variant-pro' : 'room-option-variant-novice');
    case 'items': {
      const [rocks = 0, scissors = 0, papers = 0] = value.split('-').map(Number);
      return { id: 'room-option-items', args: { rocks, scissors, papers } };
    }
    default:
      return null;
  }
}

function clock({ clock }: Settings): Phrase {
  switch (clock.kind) {
    case 'none':
      return plain('room-clock-none');
    case 'per-move':
      return { id: 'room-clock-per-move', args: { time: lasting(clock.seconds) } };
    case 'bank': {
      const args = { time: lasting(clock.seconds), increment: clock.increment };
      return { id: clock.increment > 0 ? 'room-clock-bank-more' : 'room-clock-bank', args };
    }
  }
}

/** A span of time in the largest unit that fits it evenly. */
function lasting(seconds: number): Phrase {
  if (seconds % 3600 === 0) return { id: 'room-hours', args: { count: seconds / 3600 } };
  if (seconds % 60 === 0) return { id: 'room-minutes', args: { count: seconds / 60 } };
  return { id: 'room-seconds', args: { count: seconds } };
}

/** The settings of a table, a phrase each, the most important first. */
export function summary(settings: Settings): Phrase[] {
  const options = Object.entries(settings.options ?? {}).map(([name, value]) => option(name, value));
  return [
    { id: 'room-players', args: { count: settings.seats } },
    ...options.filter((phrase) => phrase !== null),
    clock(settings),
    settings.away > 0
      ? { id: 'room-away-after', args: { time: lasting(settings.away) } }
      : plain('room-away-never'),
    plain(settings.public ? 'room-public' : 'room-private'),
  ];
}
