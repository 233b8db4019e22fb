import type { Tick } from '@truemark/domain';
import { expect, it } from 'vitest';
import { SYSTEM } from './command.js';
import type { QuotesJob } from './job.js';
import { QuotesFailed } from './quotes-failed.js';
import type { ReceivedPrice } from './received-price.js';
import { halvesOf } from './split-quotes.js';

function jobOf(times: readonly number[]) {
  const told: string[] = [];
  const job: QuotesJob = {
    quotes: times.map((time) => ({ time })),
    resolve: (ticks) => told.push(`took ${ticks.map(({ time }) => time).join(' ')}`),
    reject: (error) => {
      const { quotes, message } = error as QuotesFailed;
      told.push(`lost ${quotes.map(({ time }) => time).join(' ')}: ${message}`);
    },
  };
  return { job, told };
}
const ticksOf = (quotes: readonly ReceivedPrice[]): Tick[] =>
  quotes.map(({ time }) => ({ symbolId: 1, seq: time, time, bid: 1, ask: 2 }));

/** Commits a job, of which one quote cannot be written, by halves. */
function commit(job: QuotesJob, faulty: number): void {
  if (!job.quotes.some(({ time }) => time === faulty)) return job.resolve(ticksOf(job.quotes));
  const halves = halvesOf(job);
  if (!halves) return job.reject(new Error('too large for its column'));
  for (const half of halves) commit(half, faulty);
}

it.each([1, 4, 7])('quote %i, which cannot be written, costs itself alone', (faulty) => {
  const { job, told } = jobOf([1, 2, 3, 4, 5, 6, 7]);
  commit(job, faulty);
  expect(told).toEqual([`lost ${faulty}: too large for its column`]);
});

it('a job of which everything is written in the end has all its ticks', () => {
  const { job, told } = jobOf([1, 2, 3]);
  for (const half of halvesOf(job) ?? []) half.resolve(ticksOf(half.quotes));
  expect(told).toEqual(['took 1 2 3']);
});

it('halves that could take some of theirs name only what was lost', () => {
  const { job, told } = jobOf([1, 2, 3, 4]);
  const [first, second] = halvesOf(job) as [QuotesJob, QuotesJob];
  first.reject(new QuotesFailed([{ time: 2 }], new Error('no such rate')));
  expect(told).toEqual([]);
  second.resolve(ticksOf(second.quotes));
  expect(told).toEqual(['lost 2: no such rate']);
});

it('a single quote, and a command, have no halves', () => {
  expect(halvesOf(jobOf([1]).job)).toBeNull();
  const command = { kind: 'rows.record', actor: SYSTEM, rows: [] } as const;
  expect(halvesOf({ command, resolve: () => undefined, reject: () => undefined })).toBeNull();
});
