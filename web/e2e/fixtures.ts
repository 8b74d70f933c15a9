/** Fixtures of every test: a server, and visitors whose browser consoles must stay empty. */
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from './server';

interface Worker {
  server: Server;
}

/** A visitor with a separate browser context. */
export type Visit = (options?: VisitOptions) => Promise<Page>;

export interface VisitOptions extends BrowserContextOptions {
  /** Settings as stored by the client. Animation is off unless a test turns it on. */
  settings?: Record<string, unknown>;
  /** Console errors that this test allows. */
  allowed?: RegExp;
}

/** When a server is killed, the browser logs that it cannot connect. */
export const LOST =
  /ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection to|ERR_EMPTY_RESPONSE|ERR_SOCKET/;

async function visit(
  browser: Browser,
  baseURL: string,
  problems: string[],
  options: VisitOptions,
): Promise<Page> {
  const { settings = {}, allowed, ...rest } = options;
  const context = await browser.newContext({ baseURL, ...rest });
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
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of required fixtures from this pattern
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
    expect(problems, 'nothing is complained of in the console').toEqual([]);
  },
});

export { expect };
