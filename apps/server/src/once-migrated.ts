import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from './config/environment.js';
import { DEFAULT_WAIT, isHeld } from './engine/kernel/lease.js';
import { migrateUnless } from './platform/database/data-source.js';
import { withStartupLock } from './platform/database/start-lock.js';
import { schema } from './schema.js';

/** Pause between two looks at the lease of a former version's engine, ms. */
const PAUSE = 1_000;

/**
 * Migrates the database, then does the work, both while no other process does either. The tables of an engine of a
 * former version are never changed under it: an engine process waits until the lease has ended, as a standby would; a
 * server of its own waits as long as for any lease, then throws.
 */
export async function onceMigrated<T>(
  { database, role }: Pick<Environment, 'database' | 'role'>,
  say: (line: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  const giveUp = Date.now() + (role === 'engine' ? Number.POSITIVE_INFINITY : DEFAULT_WAIT);
  for (let isTold = false; ; isTold = true) {
    const done = await withStartupLock(database, async () => {
      const steps = await migrateUnless((query) => isHeld({ query }, Date.now()), database, schema);
      if (steps === null) return null;
      if (steps > 0) say(`database migrated (${steps} ${steps === 1 ? 'migration' : 'migrations'})`);
      return { result: await work() };
    });
    if (done) return done.result;
    if (Date.now() > giveUp)
      throw new Error('Another Truemark server, of a former version, works on this data. Stop it first.');
    if (!isTold) say('waiting for the engine of a former version to end: this one changes the tables');
    await pause(PAUSE);
  }
}
