/** The pictures of the fronts of cards. */
import { Pictures } from '../../ui/pictures';
import { CARDS } from './cards';
import Drawing from './Drawing.svelte';

export const pictures = new Pictures(Drawing, CARDS);
