/** Sounds. They are synthesised, so nothing is downloaded. */
import { settings } from './settings.svelte';

/** The gain of a tone at full volume. */
const LOUDEST = 0.2;
/** How long the device vibrates when it is the player's turn. In milliseconds. */
const VIBRATION_MS = 60;

let audio: AudioContext | null = null;

/** Browsers allow sound only after an input of the user. */
for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, () => (audio ??= settings.volume > 0 ? new AudioContext() : null), {
    passive: true,
  });

/** Plays a tone. Pitch in hertz, length and delay in seconds. */
function knock(pitch: number, length: number, delay = 0): void {
  if (!audio || settings.volume === 0) return;
  const [tone, gain, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  gain.gain.setValueAtTime((LOUDEST * settings.volume) / 100, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(gain).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** The sound of an event. */
export function cue(code: string): void {
  if (code === 'thrown') [0, 0.45, 0.9].forEach((delay) => knock(180, 0.12, delay));
  else if (code.endsWith('won')) [440, 554, 659, 880].forEach((pitch, i) => knock(pitch, 0.3, i * 0.12));
  else if (['played', 'led', 'placed', 'stepped', 'chose', 'answered'].includes(code)) knock(260, 0.08);
  else if (['drew', 'took', 'dealt'].includes(code)) knock(150, 0.1);
  else if (code === 'fought') [120, 90].forEach((pitch, i) => knock(pitch, 0.15, i * 0.1));
}

/** The sound for the player's turn, and a vibration on devices that can. */
export function chime(): void {
  knock(660, 0.15);
  knock(880, 0.2, 0.1);
  // Browsers allow it only after an input of the user.
  if (settings.vibrate && canVibrate && navigator.userActivation.hasBeenActive)
    navigator.vibrate(VIBRATION_MS);
}

/** Whether the device may be able to vibrate: computers say so, too, but have no touch screen. */
export const canVibrate = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
