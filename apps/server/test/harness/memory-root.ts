import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** In-memory file system of Linux. */
const MEMORY = '/dev/shm';
/** Required free space, and required available memory besides, bytes. */
const REQUIRED_BYTES = 4 * 1024 ** 3;

/**
 * Root for data that last no longer than a run: in memory if there is room. Stories kill processes and never the
 * machine, so waiting milliseconds of disk time per commit would test nothing.
 */
export function rootInMemory(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= REQUIRED_BYTES && freemem() >= REQUIRED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
