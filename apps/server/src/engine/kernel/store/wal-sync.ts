import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Waits until the disk has what was committed to SQLite's write-ahead log, as `synchronous=FULL` does within COMMIT, but
 * off the event loop: calls are read and answered while the disk works. With `synchronous=NORMAL` SQLite itself syncs the
 * log before a checkpoint and the database after it, and reads no frame of the log whose checksum does not fit: what is
 * waited for here is only that nothing is acknowledged before it is kept (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export class WalSync {
  private constructor(private readonly log: FileHandle) {}

  /** `file` is the database. Its log has to be there: a connection that stays open has read from it. */
  static async open(file: string): Promise<WalSync> {
    // Writable, since not every system syncs a file that is open for reading alone.
    const log = await open(`${file}-wal`, 'r+');
    await syncName(file);
    return new WalSync(log);
  }

  /** Rejects where the disk does not keep it: nobody knows then what of it a later start finds. */
  wait(): Promise<void> {
    return this.log.datasync();
  }

  close(): Promise<void> {
    return this.log.close();
  }
}

/** A new log is found after a fault of the machine only once its folder was synced, too. */
async function syncName(file: string): Promise<void> {
  // Windows has no such call, and keeps names with the files.
  if (process.platform === 'win32') return;
  const folder = await open(dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
