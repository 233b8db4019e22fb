import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variables } from './server-process.js';

/** How many times as fast a server's wall clock runs, and for how long it does, ms of the machine's. */
const SPEED = 20;
const LASTS = 18_000;
/** Between two ticks meanwhile, ms. */
const PACE = 20;

/** Lets a server live through six minutes while the story waits for a few seconds. */
export interface TimeLapse {
  readonly env: Variables;
  /** By how much the server's clock is ahead of the machine's after it, ms. */
  readonly ahead: number;
  /**
   * Lets six minutes pass, in which `tick` is called again and again; then time runs as always, that far ahead, also after
   * a restart.
   */
  pass(tick: (count: number) => Promise<void>): Promise<void>;
  discard(): Promise<void>;
}

export async function timeLapse(): Promise<TimeLapse> {
  const folder = await mkdtemp(join(tmpdir(), 'truemark-time-'));
  const file = join(folder, 'begin');
  const program = `
    import { existsSync, readFileSync } from 'node:fs';
    const wall = Date.now;
    let begin = Infinity;
    const look = () => { if (existsSync(${JSON.stringify(file)})) begin = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || Infinity; };
    look();
    setInterval(() => begin === Infinity && look(), 20).unref();
    Date.now = () => wall() + ${SPEED - 1} * Math.max(0, Math.min(${LASTS}, wall() - begin));
  `;
  return {
    ahead: (SPEED - 1) * LASTS,
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` },
    async pass(tick) {
      const begin = Date.now();
      // Whole or not at all: it is read while it is written.
      writeFileSync(`${file}.new`, String(begin));
      renameSync(`${file}.new`, file);
      for (let count = 0; Date.now() < begin + LASTS; count++) {
        await tick(count);
        await new Promise((resolve) => setTimeout(resolve, PACE));
      }
    },
    discard: () => rm(folder, { recursive: true, force: true }),
  };
}
