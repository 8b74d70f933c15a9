/** How a page loads: requests, bytes, paints, layout shifts and long tasks, as the browser reports them. */
import { expect, type CDPSession, type Page } from '@playwright/test';
import { playOverSocket, quick } from './play';

/** What loading a page took. Times are in seconds since the navigation began, sizes in bytes. */
export interface Load {
  requests: number;
  /** As transferred: compressed, with headers. */
  bytes: number;
  /** Each file with its bytes and the time at which it was complete. */
  files: { path: string; bytes: number; at: number }[];
  /** First and largest contentful paint, and what was painted. */
  fcp: number;
  lcp: number;
  largest: string;
  /** Total blocking time: of each task, what exceeds 50 ms. */
  blocking: number;
  /** Cumulative layout shift, and what moved. */
  shift: number;
  moved: string[];
}

/** 1.6 Mbit/s and a round trip of 150 ms: a phone on slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Makes the network of a page slow, and its processor this many times slower, until the session is detached. */
export async function slowPhone(page: Page, processor = 4): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return session;
}

/** Records what happens in a page from its beginning. */
function record(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  }
  interface Paint extends PerformanceEntry {
    element: Element | null;
  }
  const name = (node: Node | null): string => {
    const one = node instanceof Element ? node : node?.parentElement;
    if (!one) return '?';
    const classes = [...one.classList]
      .filter((part) => !part.startsWith('svelte-'))
      .map((part) => `.${part}`);
    return `${one.tagName.toLowerCase()}${classes.join('')}`;
  };
  const seen = {
    fcp: NaN,
    lcp: NaN,
    largest: '',
    tasks: [] as [number, number][],
    shift: 0,
    moved: [] as string[],
  };
  (window as unknown as { loads: typeof seen }).loads = seen;
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    seen.largest = name((entry as Paint).element);
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    seen.shift += value;
    seen.moved.push(`${value.toFixed(3)} ${sources.map(({ node }) => name(node)).join(' ')}`);
  });
}

/** A page is complete when it has asked for nothing for this long. In milliseconds. */
const QUIET_MS = 700;

/** Pages that record already: a script that is added twice runs twice. */
const recording = new WeakSet<Page>();

/** Loads an address with an empty cache, and waits until it is complete: `ready` is visible and nothing is loading. */
export async function load(page: Page, path: string, ready: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  if (!recording.has(page)) await page.addInitScript(record);
  recording.add(page);
  const open = new Map<string, string>();
  const files: Load['files'] = [];
  let begun = NaN;
  let loader: string | null = null;
  let last = 0;
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, timestamp, type }) => {
    // A picture within a style sheet is not requested from anybody.
    if (request.url.startsWith('data:')) return;
    // What the page before still asks for does not count, and its end may never be reported.
    if (type === 'Document') {
      open.clear();
      files.length = 0;
      begun = timestamp;
      loader = loaderId;
    }
    if (loaderId !== loader) return;
    open.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const path = open.get(requestId);
    if (path === undefined) return;
    open.delete(requestId);
    // Browsers ask for the icon when they like.
    if (path === '/icon.svg') return;
    files.push({ path, bytes: encodedDataLength, at: timestamp - begun });
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
  await page.goto(path);
  await expect(page.locator(ready).first()).toBeVisible({ timeout: 60_000 });
  const pending = (): string[] => (Date.now() - last < QUIET_MS ? ['…'] : [...open.values()]);
  await expect.poll(pending, { message: `${path} is complete`, timeout: 60_000 }).toEqual([]);
  await session.detach();
  const seen = await page.evaluate(
    () =>
      (
        window as unknown as {
          loads: Omit<Load, 'requests' | 'bytes' | 'files' | 'blocking'> & { tasks: [number, number][] };
        }
      ).loads,
  );
  const { tasks, fcp, lcp, ...rest } = seen;
  const blocking = tasks.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return {
    ...rest,
    fcp: fcp / 1000,
    lcp: lcp / 1000,
    blocking: blocking / 1000,
    requests: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    files,
  };
}

/** Plays a whole game against bots through the socket, without drawing it. Returns its table. */
export async function finishedGame(page: Page, request: { game: string; seats: number }): Promise<string> {
  const id = await quick(page, request);
  await page.goto('/healthz');
  await playOverSocket(page, id);
  return id;
}
