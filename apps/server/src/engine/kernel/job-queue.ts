import type { Job } from './job.js';

/** Commands waiting together are written together, up to this many. */
const MOST_JOBS = 2_000;

/**
 * What waits for the lane, in the order in which it came. Background work (`Product.background`) gives way: whatever else
 * waits after a batch with such work is decided and answered before more of it, so that nobody waits for two portions.
 * It has its turn in every second batch at least.
 */
export class JobQueue {
  private jobs: Job[] = [];
  private hasWorked = false;

  constructor(private readonly background: ReadonlySet<string>) {}

  get length(): number {
    return this.jobs.length;
  }

  /** Whether background work is among what waits. */
  get hasBackground(): boolean {
    return this.jobs.some((job) => this.isBackground(job));
  }

  push(job: Job): void {
    this.jobs.push(job);
  }

  /** Takes out what is decided together next. */
  take(): Job[] {
    const [taken, left] = this.hasWorked ? this.othersFirst() : [this.jobs, []];
    this.jobs = [...taken.splice(MOST_JOBS), ...left];
    this.hasWorked = taken.some((job) => this.isBackground(job));
    return taken;
  }

  /** Takes out everything. */
  clear(): Job[] {
    return this.jobs.splice(0);
  }

  private othersFirst(): [Job[], Job[]] {
    const others = this.jobs.filter((job) => !this.isBackground(job));
    if (others.length === 0) return [this.jobs, []];
    return [others, this.jobs.filter((job) => this.isBackground(job))];
  }

  private isBackground(job: Job): boolean {
    return 'command' in job && this.background.has(job.command.kind);
  }
}
