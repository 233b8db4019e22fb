import { statfs } from 'node:fs/promises';
import type { Dialect } from '../database/dialect.js';
import { type LastRun, readLastRun } from './last-run.js';

/** Where this installation keeps its data. */
export class Installation {
  constructor(
    private readonly dataDir: string,
    readonly dialect: Dialect,
  ) {}

  /** What the last run of a command on these data left; null: none left anything. */
  lastRun(command: string): Promise<LastRun | null> {
    return readLastRun(this.dataDir, command);
  }

  /** Bytes of the disk on which its own files lie. */
  async disk(): Promise<{ readonly free: number; readonly all: number }> {
    const { bavail, blocks, bsize } = await statfs(this.dataDir);
    return { free: bavail * bsize, all: blocks * bsize };
  }
}
