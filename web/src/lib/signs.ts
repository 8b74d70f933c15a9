/** Rock, scissors and paper, which all games use. */
import type { Phrase, Sign } from '$bindings';
import { phrase } from './words.svelte';

/** In the order of the notation. */
export const SIGNS: readonly Sign[] = ['R', 'S', 'P'];

const NAMES: Record<Sign, string> = { R: 'sign-rock', S: 'sign-scissors', P: 'sign-paper' };

export const signName = (sign: Sign): Phrase => phrase(NAMES[sign]);

/** What a sign beats, and what beats it. */
export const signAbout = (sign: Sign): Phrase => phrase('web-sign-about', { letter: sign });

const BEATEN: Record<Sign, Sign> = { R: 'S', S: 'P', P: 'R' };

/** Whether the first sign beats the second, for drawings and previews. The server decides what happens. */
export const beats = (sign: Sign, other: Sign): boolean => BEATEN[sign] === other;

/** The sign of a throw such as `throw R`; `null` for other moves. */
export const thrownBy = (move: string): Sign | null => SIGNS.find((sign) => move === `throw ${sign}`) ?? null;
