import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** A file system in memory, where Linux has one. */
const MEMORY = '/dev/shm';
/** What it must be able to take, and what the machine must have left besides, bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * Where what lives no longer than a run lies: in memory where there is room. Stories end processes and never the
 * machine, so a disk that takes milliseconds for each commit would only be waited for.
 */
export function rootInMemory(): string {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM && freemem() >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
