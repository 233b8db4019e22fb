import { statfs } from 'node:fs/promises';
import type { Dialect } from '../database/dialect.js';
import type { Files } from './files.js';
import { type LastRun, readLastRun } from './last-run.js';

const FRESH = 30_000;

interface Seen {
  readonly at: number;
  readonly time: Promise<number | null>;
}

/** Where this installation keeps its data. */
export class Installation {
  private readonly seen = new Map<string, Seen>();

  constructor(
    private readonly dataDir: string,
    readonly dialect: Dialect,
    private readonly notes: Files,
  ) {}

  /** What the last run of a command on these data left; null: none left anything. */
  lastRun(command: string): Promise<LastRun | null> {
    return readLastRun(this.notes, command);
  }

  /**
   * When the newest run of a command began, epoch ms, and of none that failed; null: there is none. Asked often, it looks
   * twice a minute: a note may lie in a store elsewhere.
   */
  lastSuccess(command: string): Promise<number | null> {
    const found = this.seen.get(command);
    if (found && found.at > Date.now() - FRESH) return found.time;
    const time = this.lastRun(command).then((run) => (run?.result === 'passed' ? run.startedAt : null));
    this.seen.set(command, { at: Date.now(), time });
    return time;
  }

  /** Bytes of the disk on which its own files lie. */
  async disk(): Promise<{ readonly free: number; readonly all: number }> {
    const { bavail, blocks, bsize } = await statfs(this.dataDir);
    return { free: bavail * bsize, all: blocks * bsize };
  }
}
