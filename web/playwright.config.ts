/** End-to-end tests: a real Chromium against the real program. */
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // Each worker has a server of its own, and two cores are what there is.
  workers: 2,
  fullyParallel: true,
  // Whole games take a while; nothing here is about time.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // Busy machines stall for seconds. What passes only then is called flaky at the end, and is to be looked at.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Containers have little shared memory, and a crashed page is no finding.
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
