/** The settings of a table as phrases. */
import type { Phrase, Settings } from '$bindings';
import { phrase, player } from '../../lib/words.svelte';
import { houseRule } from '../../pages/house-rules';

function option(name: string, value: string): Phrase {
  switch (name) {
    case 'opening':
      return value === 'throw'
        ? phrase('room-option-opening-throw')
        : phrase('room-option-opening-seat', { seat: player(Number(value)) });
    case 'games':
      return phrase('room-option-games', { count: Number(value) });
    case 'help':
      return phrase(value === 'off' ? 'room-option-help-off' : 'room-option-help-on');
    case 'variant':
      return phrase(value === 'pro' ? 'room-option-variant-pro' : 'room-option-variant-novice');
    case 'items': {
      const [rocks = 0, scissors = 0, papers = 0] = value.split('-').map(Number);
      return phrase('room-option-items', { rocks, scissors, papers });
    }
    default:
      return houseRule(name, value);
  }
}

function clock({ clock }: Settings): Phrase {
  switch (clock.kind) {
    case 'none':
      return phrase('room-clock-none');
    case 'per-move':
      return phrase('room-clock-per-move', { time: duration(clock.seconds) });
    case 'bank': {
      const args = { time: duration(clock.seconds), increment: clock.increment };
      return phrase(clock.increment > 0 ? 'room-clock-bank-more' : 'room-clock-bank', args);
    }
  }
}

/** A duration in the largest unit that divides it. */
function duration(seconds: number): Phrase {
  if (seconds % 3600 === 0) return phrase('room-hours', { count: seconds / 3600 });
  if (seconds % 60 === 0) return phrase('room-minutes', { count: seconds / 60 });
  return phrase('room-seconds', { count: seconds });
}

/** One phrase for each setting, the most important first. */
export function summary(settings: Settings): Phrase[] {
  const options = Object.entries(settings.options ?? {}).map(([name, value]) => option(name, value));
  return [
    phrase('room-players', { count: settings.seats }),
    ...options,
    clock(settings),
    settings.away > 0
      ? phrase('room-away-after', { time: duration(settings.away) })
      : phrase('room-away-never'),
    ...(settings.hints ? [phrase('room-hints')] : []),
    phrase(settings.public ? 'room-public' : 'room-private'),
  ];
}
