/** The colours of the five clays, from the lightest to the darkest part of a monster. */
import type { PawsColour } from '$bindings';
import type { Shown } from './cards';

export interface Clay {
  light: string;
  base: string;
  deep: string;
  /** Outlines, and signs on the card. */
  line: string;
  /** The background of the card. */
  tint: string;
  /** The plate of the colour's letter, and the letter on it. */
  plate: string;
  letter: string;
}

export const CLAY: Record<PawsColour, Clay> = {
  b: {
    light: '#9ccbff',
    base: '#3f82ea',
    deep: '#1f55b8',
    line: '#153a80',
    tint: '#d9e8fd',
    plate: '#2361cc',
    letter: '#ffffff',
  },
  g: {
    light: '#9be8ae',
    base: '#2fae62',
    deep: '#15763f',
    line: '#0c4f2a',
    tint: '#d5f1dc',
    plate: '#137a3d',
    letter: '#ffffff',
  },
  r: {
    light: '#ffac9c',
    base: '#ea4b3f',
    deep: '#ad2220',
    line: '#7a1212',
    tint: '#fddcd5',
    plate: '#cb2a22',
    letter: '#ffffff',
  },
  y: {
    light: '#fff1a3',
    base: '#f8c424',
    deep: '#cc8a06',
    line: '#6e4700',
    tint: '#fdf0bd',
    plate: '#f8c424',
    letter: '#3a2500',
  },
  v: {
    light: '#d9b6fb',
    base: '#9659e0',
    deep: '#622faa',
    line: '#40197a',
    tint: '#ebdefb',
    plate: '#7b3cc9',
    letter: '#ffffff',
  },
};

/** The colours of sign jokers, which have no clay: background and lines. */
export const ANY = { line: '#4a3450', tint: '#fbf1e0', plate: '#4a3450', letter: '#ffffff' };

export const look = (colour: Shown['colour']) => (colour === '*' ? ANY : CLAY[colour]);

/** The shape that goes with each colour, in a box of 24. */
export const SHAPES: Record<PawsColour, string> = {
  b: 'M12 1.2A10.8 10.8 0 1 1 12 22.8A10.8 10.8 0 1 1 12 1.2Z',
  g: 'M5.5 2H18.5Q22 2 22 5.5V18.5Q22 22 18.5 22H5.5Q2 22 2 18.5V5.5Q2 2 5.5 2Z',
  r: 'M10.2 1.1Q12 -.6 13.8 1.1L22.9 10.2Q24.6 12 22.9 13.8L13.8 22.9Q12 24.6 10.2 22.9L1.1 13.8Q-.6 12 1.1 10.2Z',
  y: 'M9.8 1.6Q12 -1.6 14.2 1.6L23.4 18.6Q25 22.6 21 22.8H3Q-1 22.6 .6 18.6Z',
  v: 'M12 -.4Q13.1 -.4 13.7 1.1L15.9 6.6L22.2 7.2Q24.6 7.8 23 9.8L18.4 14L19.9 20.8Q20 23.4 17.6 22.5L12 19.2L6.4 22.5Q4 23.4 4.1 20.8L5.6 14L1 9.8Q-.6 7.8 1.8 7.2L8.1 6.6L10.3 1.1Q10.9 -.4 12 -.4Z',
};

/** The vertical position of the letter in its shape; lower in a triangle. */
export const LETTER_AT: Record<PawsColour, number> = { b: 16.6, g: 16.7, r: 16.6, y: 20.2, v: 16.8 };

/** Where a card of 100 by 140 has the mark of its colour, once as it is and once turned round. */
export const MARK = { x: 4.2, y: 31.4, size: 25 };
