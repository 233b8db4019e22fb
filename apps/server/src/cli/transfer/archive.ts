import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TransferFault } from './manifest.js';

/** Folder of archived rows, in `DATA_DIR` and in a backup. */
export const ARCHIVE = 'archive';
export const archiveOf = (dataDir: string): string => join(dataDir, ARCHIVE);

/** Finished files; unfinished ones have a process id after this extension. */
const FINISHED_FILE = /\.gz$/;

/**
 * Copies the finished files of an archive, and returns their number; 0 without an archive. Throws `TransferFault`
 * rather than overwrite a file.
 */
export async function copyArchive(from: string, to: string): Promise<number> {
  const names = await namesIn(from);
  if (names.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) {
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      throw existsFault(join(to, name));
    });
  }
  return names.length;
}

/** Throws `TransferFault` if a file of archive `from` exists in `to`; call before anything is written. */
export async function refuseUnlessFree(from: string, to: string): Promise<void> {
  const taken = (await namesIn(from)).find((name) => existsSync(join(to, name)));
  if (taken !== undefined) throw existsFault(join(to, taken));
}

const existsFault = (path: string): TransferFault =>
  new TransferFault(`${path} is there already: it is not written over`);

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(unlessMissing)).filter((name) => FINISHED_FILE.test(name));

function unlessMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
