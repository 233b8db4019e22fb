import type { Job } from './job.js';

/** Maximum jobs decided together. */
const MAX_JOBS = 2_000;

/**
 * Jobs waiting for the lane, in order of arrival. Background work (`LanePart.background`) yields: after a batch with
 * such work all other jobs come first, so nobody waits for two portions. It runs at least in every second batch.
 */
export class JobQueue {
  private jobs: Job[] = [];
  private hasRunBackground = false;

  constructor(private readonly background: ReadonlySet<string>) {}

  get length(): number {
    return this.jobs.length;
  }

  /** Whether background work is waiting. */
  get hasBackground(): boolean {
    return this.jobs.some((job) => this.isBackground(job));
  }

  push(job: Job): void {
    this.jobs.push(job);
  }

  /** Removes and returns the jobs to decide together next. */
  take(): Job[] {
    const [taken, left] = this.hasRunBackground ? this.partitionForeground() : [this.jobs, []];
    this.jobs = [...taken.splice(MAX_JOBS), ...left];
    this.hasRunBackground = taken.some((job) => this.isBackground(job));
    return taken;
  }

  /** Removes and returns all jobs. */
  clear(): Job[] {
    return this.jobs.splice(0);
  }

  private partitionForeground(): [Job[], Job[]] {
    const others = this.jobs.filter((job) => !this.isBackground(job));
    if (others.length === 0) return [this.jobs, []];
    return [others, this.jobs.filter((job) => this.isBackground(job))];
  }

  private isBackground(job: Job): boolean {
    return 'command' in job && this.background.has(job.command.kind);
  }
}
