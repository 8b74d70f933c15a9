/** End-to-end tests: a real Chromium against the real program. */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Each worker has its own server and browser. Tests wait for bots and animations half of their time.
  workers: Math.max(3, availableParallelism()),
  fullyParallel: true,
  // The limits only end tests that hang. No test measures time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // A test that fails sometimes is a bug, in the test or in the program.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Containers have little shared memory; pages would crash for the lack of it.
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    locale: 'en-US',
    screenshot: 'only-on-failure',
  },
});
