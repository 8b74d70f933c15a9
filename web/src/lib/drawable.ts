/** Leaves out what the fonts of this device cannot draw: an emoji without a font for it would be an empty box. */

const EMOJI = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*/gu;

/** The side of the square in which a glyph is drawn, in pixels. */
const SIDE = 24;

/** A code point that no font has. */
const MISSING = '\u{10fffd}';

let canvas: CanvasRenderingContext2D | null | undefined;
const known: Record<string, boolean> = {};

function pixels(text: string): string {
  canvas ??= Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!canvas) return text;
  canvas.clearRect(0, 0, SIDE, SIDE);
  canvas.font = `${SIDE / 2}px sans-serif`;
  canvas.textBaseline = 'top';
  canvas.fillText(text, 2, 2);
  return canvas.getImageData(0, 0, SIDE, SIDE).data.join();
}

const canDraw = (emoji: string): boolean => (known[emoji] ??= pixels(emoji) !== pixels(MISSING));

/** A text without the emoji that would be boxes. It may be empty. */
export const drawable = (text: string): string =>
  text
    .replace(EMOJI, (emoji) => (canDraw(String.fromCodePoint(emoji.codePointAt(0) ?? 0)) ? emoji : ''))
    .replace(/\s+/g, ' ')
    .trim();
