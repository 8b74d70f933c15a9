/** The pictures of figures. */
import { Pictures } from '../../ui/pictures';
import Drawing from './Drawing.svelte';
import { CODES } from './figure-look';

export const pictures = new Pictures(Drawing, CODES);
