/**
 * Draws the pictures that must be pixels: the icon of phones and the picture of link previews. They are made from the
 * icon at build time, so that no picture is stored twice. Everything else is drawn as SVG.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const icon = (/** @type {string} */ name) =>
  readFileSync(fileURLToPath(new URL(`../public/${name}`, import.meta.url)), 'utf8');

/** The content of an SVG file, without its outer element. */
const inside = (/** @type {string} */ svg) => svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

/** Five cards in the colours of the cards, as a fan. */
const CARDS = ['#2f6fe0', '#1f9d55', '#e0382f', '#f2b705', '#8a4bd8']
  .map((colour, at) => {
    const turn = (at - 2) * 17;
    return `<g transform="rotate(${turn} 600 900)"><rect x="490" y="70" width="220" height="330" rx="26" fill="${colour}" stroke="#fffdf8" stroke-width="12"/></g>`;
  })
  .join('');

/** The picture of link previews: 1200 x 630, without text, because the preview has a title beside it. */
const preview = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="#ffe6bd"/>
    <g opacity="0.9">${CARDS}</g>
    <g transform="translate(408 206) scale(6)"><circle cx="32" cy="34" r="35" fill="#fff3dc"/>${inside(icon('icon.svg'))}</g>
  </svg>`;

/** @param {string} svg @param {number} width */
const png = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();

/** @returns {import('vite').Plugin} */
export default function pictures() {
  return {
    name: 'pictures',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of /** @type {const} */ ([
        ['apple-touch-icon.png', png(icon('icon-maskable.svg'), 180)],
        ['preview.png', png(preview(), 1200)],
      ]))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
