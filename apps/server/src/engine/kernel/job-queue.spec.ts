import { describe, expect, it } from 'vitest';
import { SYSTEM } from './command.js';
import type { Job } from './job.js';
import { JobQueue } from './job-queue.js';
import type { Command } from './registry.js';

const answers = { resolve: () => undefined, reject: () => undefined };
const portion: Job = { command: { kind: 'copies.next', actor: SYSTEM }, ...answers };
const look: Job = { command: { kind: 'rows.record', actor: SYSTEM, rows: [] }, ...answers };
const quotes: Job = { quotes: [], ...answers };
const background: ReadonlySet<Command['kind']> = new Set(['copies.next']);

function queueOf(...jobs: Job[]): JobQueue {
  const queue = new JobQueue(background);
  for (const job of jobs) queue.push(job);
  return queue;
}

describe('the queue of the lane', () => {
  it('returns all waiting jobs in order of arrival', () => {
    const queue = queueOf(look, portion, quotes);
    expect(queue.take()).toEqual([look, portion, quotes]);
    expect(queue.length).toBe(0);
  });

  it('returns other jobs before a second background portion, and then the portion', () => {
    const queue = queueOf(portion);
    expect(queue.take()).toEqual([portion]);
    for (const job of [portion, look, quotes]) queue.push(job);
    expect(queue.take()).toEqual([look, quotes]);
    queue.push(look);
    expect(queue.take()).toEqual([portion, look]);
    expect(queue.length).toBe(0);
  });

  it('returns consecutive portions while nothing else waits', () => {
    const queue = queueOf(portion);
    queue.take();
    queue.push(portion);
    expect(queue.take()).toEqual([portion]);
  });

  it('leaves jobs beyond the batch limit for the next batch, in order', () => {
    const queue = queueOf(portion, ...Array.from({ length: 2_100 }, () => look));
    expect(queue.take()).toHaveLength(2_000);
    queue.push(quotes);
    queue.push(portion);
    expect(queue.take()).toEqual([...Array.from({ length: 101 }, () => look), quotes]);
    expect(queue.take()).toEqual([portion]);
  });

  it('returns all jobs when it is cleared', () => {
    const queue = queueOf(portion, look);
    expect(queue.clear()).toEqual([portion, look]);
    expect(queue.length).toBe(0);
  });
});
