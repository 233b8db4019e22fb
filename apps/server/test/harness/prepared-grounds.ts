import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Names the file in which the server stories leave what they prepared to the browser stories that run beside them.
 * `npm test` sets it, and removes the file and all that it names once both have ended.
 */
const FILE = 'TEST_PREPARED_FILE';
/** Variables that name what both need: the joined programs, and the seeded grounds. */
const SHARED = ['TEST_JOINED_PROGRAMS', 'TEST_SEEDED_GROUNDS'];

/** Returns whether somebody else removes the joined programs and the SQLite ground. */
export const isSharing = (): boolean => Boolean(process.env[FILE]);

/** Leaves what was prepared to the other kind of stories, if one runs beside this one. */
export function offerPrepared(): void {
  const file = process.env[FILE];
  if (!file) return;
  const prepared = Object.fromEntries(SHARED.map((name) => [name, process.env[name]]));
  // Whoever waits for it must not read half of it.
  writeFileSync(`${file}.new`, JSON.stringify(prepared));
  renameSync(`${file}.new`, file);
}

/** Waits for what the other kind of stories prepares. Returns false where nobody does, or where that failed. */
export async function takePrepared(): Promise<boolean> {
  const file = process.env[FILE];
  if (!file) return false;
  while (!existsSync(file)) await pause(100);
  const prepared = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  Object.assign(process.env, prepared);
  return Object.keys(prepared).length > 0;
}
