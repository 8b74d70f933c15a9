/** The colours of the three clans on cards. Cards below zero are dark, and their clans are brighter. */
import type { Sign } from '$bindings';

interface Clan {
  /** Edge and seals. */
  clan: string;
  /** The outline of a seal and the letter on it. */
  onClan: string;
  sun: string;
}

export const INK = '#1d1822';

const DAY: Record<Sign, Clan> = {
  R: { clan: '#a32c22', onClan: '#fffaf0', sun: '#f6d3ca' },
  S: { clan: '#1d4a9e', onClan: '#fffaf0', sun: '#cddcf6' },
  P: { clan: '#1f6b35', onClan: '#fffaf0', sun: '#cfe8cf' },
};
const NIGHT: Record<Sign, Clan> = {
  R: { clan: '#ff9a8a', onClan: INK, sun: '#6d3a45' },
  S: { clan: '#8fb6ff', onClan: INK, sun: '#6d3a45' },
  P: { clan: '#86d99a', onClan: INK, sun: '#6d3a45' },
};

export const clanOf = (sign: Sign, value: number): Clan => (value < 0 ? NIGHT : DAY)[sign];
