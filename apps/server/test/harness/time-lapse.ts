import { renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Variables } from './server-process.js';

/** Speed factor of a server's wall clock, and its duration, ms of the machine's clock. */
const SPEED = 20;
const LASTS = 18_000;
/** Interval of ticks meanwhile, ms. */
const PACE = 20;

/** Time lapse: six minutes of a server's time pass within a few seconds of the story. */
export interface TimeLapse {
  readonly env: Variables;
  /** Lead of the server's clock over the machine's afterwards, ms. */
  readonly ahead: number;
  /** Passes six minutes, calling `tick` repeatedly; then time runs normally with that lead, also after a restart. */
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
      // Written atomically, because it is read at the same time.
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
