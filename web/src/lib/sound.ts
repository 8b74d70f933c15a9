/** Sounds. They are synthesised, so nothing is downloaded. */
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Browsers allow sound only after an input of the user. */
for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, () => (audio ??= settings.sounds ? new AudioContext() : null), { passive: true });

/** Plays a tone. Pitch in hertz, length and delay in seconds. */
function knock(pitch: number, length: number, delay = 0): void {
  if (!audio || !settings.sounds) return;
  const [tone, gain, at] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
  gain.gain.setValueAtTime(0.12, at);
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

/** The sound for the player's turn. */
export function chime(): void {
  knock(660, 0.15);
  knock(880, 0.2, 0.1);
}
