import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isFinishedBackup, TransferFault } from './manifest.js';

/** Names that `backUp` gives, in the order of their times; an unfinished one ends in `UNFINISHED`. */
const NAME = /^truemark-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(?<unfinished>\.part)?$/;
const UNFINISHED = '.part';
/** Longest time that a backup may take, ms. */
const MAX_DURATION = 24 * 3_600_000;

/** The time in a backup's name, epoch ms. */
const timeOf = (name: string): number =>
  Date.parse(name.replace(/^truemark-(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3}Z).*$/, '$1T$2:$3:$4.$5'));

/** Number of backups to keep, from `--keep=N`; null: all. Throws `TransferFault`. */
export function keptNumber(option: string | undefined): number | null {
  if (option === undefined) return null;
  if (!/^[1-9]\d{0,5}$/.test(option)) throw new TransferFault(`--keep=${option}: a whole number above 0`);
  return Number(option);
}

/**
 * Removes the oldest finished backups of a folder beyond the `kept` newest, and returns their names. Unfinished ones
 * older than those and a day older than the newest, which runs that were killed left, are removed too. Whatever has
 * another name or no manifest is left alone and does not count.
 */
export async function removeOlderBackups(folder: string, kept: number): Promise<string[]> {
  const finished: string[] = [];
  const unfinished: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = entry.isDirectory() ? NAME.exec(entry.name) : null;
    if (name?.groups?.['unfinished']) unfinished.push(entry.name);
    else if (name && (await isFinishedBackup(join(folder, entry.name)))) finished.push(entry.name);
  }
  const older = finished.sort().slice(0, -kept);
  for (const name of older) {
    // First, so that one whose removal breaks off is no finished backup, and is removed by the next run.
    await rename(join(folder, name), join(folder, `${name}${UNFINISHED}`));
    await rm(join(folder, `${name}${UNFINISHED}`), { recursive: true });
  }
  const [oldestKept = '', newest = ''] = [finished.at(-kept) ?? finished[0], finished.at(-1)];
  const isLeft = (name: string): boolean => name < oldestKept && timeOf(newest) - timeOf(name) > MAX_DURATION;
  const left = unfinished.filter(isLeft).sort();
  for (const name of left) await rm(join(folder, name), { recursive: true });
  return [...older, ...left];
}
