/** Fixtures of all tests: a server for each worker, and visitors whose consoles must have no errors. */
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server';

interface Worker {
  server: Server;
}

/** Opens a page in its own browser context: a new visitor. */
export type Visit = (options?: VisitOptions) => Promise<Page>;

export interface VisitOptions extends BrowserContextOptions {
  /** Settings as the client stores them. Animations are off unless a test turns them on. */
  settings?: Record<string, unknown>;
  /** Console messages that this test expects. */
  allowed?: RegExp;
}

/** Console messages of a browser whose server was killed. */
export const LOST =
  /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection to|ERR_EMPTY_RESPONSE|ERR_SOCKET/;

async function visit(
  browser: Browser,
  baseURL: string,
  problems: string[],
  options: VisitOptions,
): Promise<Page> {
  const { settings = {}, allowed, ...rest } = options;
  // A test that turns animations on sees them. For the others they would only cost time.
  const reducedMotion = 'pace' in settings ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ baseURL, reducedMotion, ...rest });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('roshambo-settings')) localStorage.setItem('roshambo-settings', kept);
    },
    JSON.stringify({ pace: 'off', sounds: false, ...settings }),
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (allowed?.test(message.text())) return;
    problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return page;
}

export const test = base.extend<{ visit: Visit }, Worker>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright parses the parameter for the names of fixtures
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server }, use) => {
    const problems: string[] = [];
    const pages: Page[] = [];
    await use(async (options = {}) => {
      const page = await visit(browser, server.url, problems, options);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(problems, 'the console has no errors or warnings').toEqual([]);
  },
});

export { expect };
