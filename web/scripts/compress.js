/** Writes `.br` and `.gz` next to every built file that they make smaller, so that the server never compresses files. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @returns {import('vite').Plugin} */
export default function compress() {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(html|js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
        for (const [end, packed] of /** @type {const} */ ([
          ['br', brotliCompressSync(bytes, best)],
          ['gz', gzipSync(bytes, { level: 9 })],
        ])) {
          if (packed.length < bytes.length) writeFileSync(`${path}.${end}`, packed);
        }
      }
    },
  };
}
