import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import { chunks, preloadProgram } from './scripts/chunks.js';
import compress from './scripts/compress.js';
import pictures from './scripts/pictures.js';
import rules from './scripts/rules.js';
import words from './scripts/words.js';

const server = process.env.ROSHAMBO_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [rules(), words(), svelte(), svelteTesting(), preloadProgram(), pictures(), compress()],
  resolve: { alias: { $bindings: fileURLToPath(new URL('../bindings/roshambo.ts', import.meta.url)) } },
  // The content security policy allows no inline code and no data: fonts.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    fs: { allow: ['..'] },
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-setup.ts'],
    // Rendering whole boards takes seconds on a busy machine.
    testTimeout: 30_000,
  },
});
