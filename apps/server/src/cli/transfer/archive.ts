import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TransferFault } from './manifest.js';

/** The folder of rows of long ago, below `DATA_DIR` as below a backup. */
export const ARCHIVE = 'archive';
export const archiveOf = (dataDir: string): string => join(dataDir, ARCHIVE);

/** What is being written has the number of a process behind its name. */
const WHOLE = /\.gz$/;

/**
 * Copies the finished files of an archive, and answers how many there are; none where there is no archive. A file that is
 * there already is not written over: throws `TransferFault`.
 */
export async function copyArchive(from: string, to: string): Promise<number> {
  const names = await namesIn(from);
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw isThere(join(to, name));
    });
  }
  return names.length;
}

/** Throws `TransferFault` where a file of the archive `from` is in `to` already: before anything is put in place. */
export async function refuseUnlessFree(from: string, to: string): Promise<void> {
  const taken = (await namesIn(from)).find((name) => existsSync(join(to, name)));
  if (taken !== undefined) throw isThere(join(to, taken));
}

const isThere = (path: string): TransferFault =>
  new TransferFault(`${path} is there already: it is not written over`);

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(unlessMissing)).filter((name) => WHOLE.test(name));

function unlessMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
