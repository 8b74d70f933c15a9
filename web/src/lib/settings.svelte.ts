/** The settings of this browser. They are stored, and other tabs follow a change. */
import { keep, keptRecord } from './kept';
import { languageOf, SETTINGS_KEY as KEY, type Lang } from './lang';

export { LANGS, supportedLanguage, type Lang } from './lang';
export const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const PACES = ['off', 'fast', 'normal', 'slow'] as const;
export type Pace = (typeof PACES)[number];
/** Sorts hands by colour first, or by sign (value, symbol) first. */
export const SORTS = ['colour', 'sign'] as const;
export type Sort = (typeof SORTS)[number];

/** When the page throws for the player in opening throws. */
export const LOTS = ['bots', 'always', 'never'] as const;
type Lots = (typeof LOTS)[number];

interface Settings {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  sort: Sort;
  /** From 0, silence, to 100. */
  volume: number;
  /** Whether the screen stays on during a game. */
  awake: boolean;
  /** Whether the device vibrates when it is the player's turn. */
  vibrate: boolean;
  lots: Lots;
  /** Whether the unseen cards are listed beside the table. */
  unseen: boolean;
  /** The player's word for the shuffle; if empty, a random one is used each time. */
  word: string;
}

const touches = matchMedia('(pointer: coarse)').matches;

/** Earlier versions only knew whether sounds are on. */
function volumeOf(old: Record<string, unknown>): number {
  const { volume } = old;
  if (typeof volume === 'number' && volume >= 0 && volume <= 100) return volume;
  return old.sounds === false ? 0 : 60;
}

function current(): Settings {
  const old = keptRecord(KEY);
  const among = <T>(values: readonly T[], value: unknown) => values.find((one) => one === value);
  return {
    lang: languageOf(old),
    theme: among(THEMES, old.theme) ?? 'auto',
    pace: among(PACES, old.pace) ?? 'normal',
    sort: among(SORTS, old.sort) ?? 'colour',
    volume: volumeOf(old),
    // Phones turn their screens off soon; a computer has its own settings for that.
    awake: typeof old.awake === 'boolean' ? old.awake : touches,
    vibrate: old.vibrate !== false,
    lots: among(LOTS, old.lots) ?? 'bots',
    unseen: old.unseen === true,
    word: typeof old.word === 'string' ? old.word : '',
  };
}

export const settings = $state(current());

/** Changes a setting and stores it. */
export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  keep(KEY, settings);
}

addEventListener('storage', (event) => {
  if (event.key === KEY) Object.assign(settings, current());
});

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Replaces the pace of the settings while a replay is shown. */
let override = $state.raw<{ pace: Pace } | null>(null);

/** Uses another pace than that of the settings until the returned function is called. */
export function overridePace(pace: Pace): () => void {
  const own = { pace };
  override = own;
  return () => {
    if (override === own) override = null;
  };
}

const pace = (): Pace => override?.pace ?? settings.pace;

/** Whether animations are on. Without them, events still stay long enough to be read. */
export const moving = (): boolean => !reducedMotion.matches && pace() !== 'off';

/** The factor for all durations; 0 skips every wait. */
export function tempo(): number {
  return { off: 0, fast: 0.5, normal: 1, slow: 1.8 }[pace()];
}
