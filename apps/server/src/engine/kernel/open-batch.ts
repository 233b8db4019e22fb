import { randomUUID } from 'node:crypto';
import type { Job, JobResult } from './job.js';
import type { EngineEvent } from './registry.js';
import type { Step } from './step.js';
import { Batch } from './store/batch.js';

/** Decided and uncommitted: rows, events, and the result of each job. */
export class OpenBatch {
  readonly batch = new Batch(randomUUID());
  readonly events: EngineEvent[] = [];
  readonly done: JobResult[] = [];

  get jobs(): Job[] {
    return this.done.map(({ job }) => job);
  }

  /** Adds a completed step. */
  finish(step: Step): void {
    step.finish(this.batch);
    for (const event of step.events) this.events.push(event);
  }
}
