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
  it('gives everything that waits, in the order in which it came', () => {
    const queue = queueOf(look, portion, quotes);
    expect(queue.take()).toEqual([look, portion, quotes]);
    expect(queue.length).toBe(0);
  });

  it('gives what others want before a second portion, and then the portion', () => {
    const queue = queueOf(portion);
    expect(queue.take()).toEqual([portion]);
    for (const job of [portion, look, quotes]) queue.push(job);
    expect(queue.take()).toEqual([look, quotes]);
    queue.push(look);
    expect(queue.take()).toEqual([portion, look]);
    expect(queue.length).toBe(0);
  });

  it('lets portions follow one another while nobody else waits', () => {
    const queue = queueOf(portion);
    queue.take();
    queue.push(portion);
    expect(queue.take()).toEqual([portion]);
  });

  it('leaves what is too much for one batch, in its order and behind it', () => {
    const queue = queueOf(portion, ...Array.from({ length: 2_100 }, () => look));
    expect(queue.take()).toHaveLength(2_000);
    queue.push(quotes);
    queue.push(portion);
    expect(queue.take()).toEqual([...Array.from({ length: 101 }, () => look), quotes]);
    expect(queue.take()).toEqual([portion]);
  });

  it('gives everything to whoever empties it', () => {
    const queue = queueOf(portion, look);
    expect(queue.clear()).toEqual([portion, look]);
    expect(queue.length).toBe(0);
  });
});
