/** The real server process, with a database that survives a restart. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const target = process.env.CARGO_TARGET_DIR ?? fileURLToPath(new URL('../../target', import.meta.url));
const program = process.env.ROSHAMBO ?? join(target, 'debug', 'roshambo');

/** Rate limits that are raised: all visitors come from one address, and play faster than people do. */
const LIMITS = [
  'address-requests',
  'guest-requests',
  'new-guests',
  'new-tables',
  'guest-tables',
  'day-games',
  'misses',
  'messages',
  'remarks',
  'hints',
  'work',
  'work-at-once',
];

/** The address of a server that is already running, such as Vite's; it is neither started nor stopped here. */
const running = process.env.ROSHAMBO_URL;

export class Server {
  url = running ?? '';
  #folder = mkdtempSync(join(tmpdir(), 'roshambo-e2e-'));
  #process: ChildProcess | null = null;

  /** Starts the server. A second start uses the same address and database. */
  async start(): Promise<void> {
    if (running) return;
    const flags = LIMITS.flatMap((name) => [`--${name}`, '100000']);
    const address = this.url ? new URL(this.url).host : '127.0.0.1:0';
    const fixed = [
      '--addr',
      address,
      '--db',
      join(this.#folder, 'test.db'),
      '--pace',
      '30ms',
      '--review-depth',
      'quick',
      '--log-level',
      'error',
    ];
    const child = spawn(program, ['serve', ...fixed, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.url = await new Promise((done, failed) => {
      createInterface({ input: child.stdout }).once('line', done);
      child.once('error', failed);
      child.once('exit', (code) => failed(new Error(`${program} ended with ${code}`)));
    });
  }

  /** Kills the process, as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
