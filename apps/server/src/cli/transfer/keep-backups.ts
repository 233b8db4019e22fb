import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFinishedBackup, MANIFEST, TransferFault } from './manifest.js';

/** Names that `backUp` gives, in the order of their times. */
const NAME = /^truemark-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Number of backups to keep, from `--keep=N`; null: all. Throws `TransferFault`. */
export function keptNumber(option: string | undefined): number | null {
  if (option === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(option)) throw new TransferFault(`--keep=${option}: a whole number above 0`);
  return Number(option);
}

/**
 * Removes the oldest finished backups of a folder beyond the `kept` newest, and returns their names. Whatever has
 * another name or no manifest is left alone and does not count.
 */
export async function removeOlderBackups(folder: string, kept: number): Promise<string[]> {
  const finished: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory() && NAME.test(entry.name) && (await isFinishedBackup(join(folder, entry.name))))
      finished.push(entry.name);
  const older = finished.sort().slice(0, -kept);
  for (const name of older) {
    // First, so that one whose removal breaks off is no finished backup.
    await rm(join(folder, name, MANIFEST));
    await rm(join(folder, name), { recursive: true });
  }
  return older;
}
