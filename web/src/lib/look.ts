/** What players look like: faces and colours. They belong to players, not to seats; the server says who looks how. */
import type { Colour, Face, Look, Seat } from '$bindings';
import { say } from './words.svelte';

/** In the order of the server, which gives bots the first ones. */
export const FACES: readonly Face[] = ['cat', 'bear', 'rooster', 'imp', 'fox', 'sprout', 'ghost', 'hare'];
export const COLOURS: readonly Colour[] = [
  'orange',
  'teal',
  'yellow',
  'violet',
  'pink',
  'green',
  'blue',
  'grey',
];

/** The look of a seat whose player is not known: in examples and in old records. */
export function lookOfSeat(seat: Seat): Look {
  const of = <T>(all: readonly T[], first: T): T => all[(seat - 1) % all.length] ?? first;
  return { face: of(FACES, 'cat'), colour: of(COLOURS, 'orange') };
}

/** Any look, for a visitor who has none yet. */
export function randomLook(): Look {
  const any = <T>(all: readonly T[], first: T): T => all[Math.floor(Math.random() * all.length)] ?? first;
  return { face: any(FACES, 'cat'), colour: any(COLOURS, 'orange') };
}

/** The name of a bot follows from its face. */
export const botName = ({ face }: Look): string => say('bot-name', { seat: FACES.indexOf(face) + 1 });

/** What a person without a name is called, such as 'Teal bear'. */
export const nickname = ({ face, colour }: Look): string => say('player-nick', { face, colour });
