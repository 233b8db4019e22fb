import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Returns once a file's content is on the disk. */
export function syncFile(path: string): void {
  sync(path, 'r+');
}

/** Returns once the names in a folder are on the disk. Windows has no call for it. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path, 'r');
}

function sync(path: string, flags: string): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
