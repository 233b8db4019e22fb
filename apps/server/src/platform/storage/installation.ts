import { statfs } from 'node:fs/promises';
import type { Dialect } from '../database/dialect.js';
import type { Files } from './files.js';
import { type LastRun, readLastRun } from './last-run.js';

const RUN_CACHE_TTL = 30_000;

interface Seen {
  readonly at: number;
  readonly time: Promise<number | null>;
}

/** Data location of this installation. */
export class Installation {
  private readonly cache = new Map<string, Seen>();

  constructor(
    private readonly dataDir: string,
    readonly dialect: Dialect,
    private readonly runFiles: Files,
  ) {}

  /** Result of the last run of a command on these data; null: none recorded. */
  lastRun(command: string): Promise<LastRun | null> {
    return readLastRun(this.runFiles, command);
  }

  /**
   * Start of the newest successful run of a command, epoch ms; null: there is none. Cached for half a minute, because
   * the note may be in a remote store.
   */
  lastSuccess(command: string): Promise<number | null> {
    const found = this.cache.get(command);
    if (found && found.at > Date.now() - RUN_CACHE_TTL) return found.time;
    const time = this.lastRun(command).then((run) => (run?.result === 'passed' ? run.startedAt : null));
    this.cache.set(command, { at: Date.now(), time });
    return time;
  }

  /** Free and total bytes of the disk that holds its own files. */
  async disk(): Promise<{ readonly free: number; readonly all: number }> {
    const { bavail, blocks, bsize } = await statfs(this.dataDir);
    return { free: bavail * bsize, all: blocks * bsize };
  }
}
