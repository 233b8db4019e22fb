import { expect, it } from 'vitest';
import { faultsOf, type House, waitedText } from './health.js';

const DAY = 86_400_000;
const NOW = 100 * DAY;
const run = { started_at_ms: NOW - 2_000, ended_at_ms: NOW - 1_000, result: 'passed', detail: '' } as const;
const way = { name: 'email', is_set: true, sent: 1, failed: 1, last_failure: 'ECONNREFUSED' } as const;
const standby = { name: 'a/1', told_at_ms: NOW, seq: 9, behind: 0, compared: 4 } as const;
const well: House = {
  ...{ at_ms: NOW, status: 'ready', started_at_ms: 0 },
  versions: { truemark: '1', node: '20', database: 'SQLite', schema: 'House' },
  feeds: [],
  lane: { waiting: 0, answered_in_ms: 1, longest_stall: { at_ms: 0, ms: 80 } },
  standbys: [{ ...standby, state: 'following', divergences: 1, reason: 'accounts 1 to 9' }],
  database: { kind: 'sqlite', size: 1, answered_in_ms: 1 },
  disk: { free: 50, all: 100 },
  ...{ backup: run, verify: run },
  queues: [],
  transports: [{ ...way, last_sent_at_ms: 6, last_failed_at_ms: 5 }],
};

it('finds no fault where there is none', () => expect(faultsOf(well)).toEqual([]));

it.each<[string, Partial<House>]>([
  ['backup', { backup: null }],
  ['backup', { backup: { ...run, ended_at_ms: NOW - 3 * DAY } }],
  ['verify', { verify: { ...run, result: 'failed' } }],
  ['disk', { disk: { free: 9, all: 100 } }],
  ['lane', { lane: { ...well.lane, longest_stall: { at_ms: 0, ms: 1_200 } } }],
  ['standbys', { standbys: [{ ...standby, state: 'diverged', divergences: 1, reason: 'accounts 1 to 9' }] }],
  ['transports', { transports: [{ ...way, last_sent_at_ms: 4, last_failed_at_ms: 5 }] }],
])('finds one in %s', (part, change) => expect(faultsOf({ ...well, ...change })).toEqual([part]));

it.each([
  [0, 0, DAY, '–'],
  [2, 13 * 3_600_000, 2 * DAY, '13 h'],
  [2, 30 * 3_600_000, DAY, '30 h, 6 h late'],
  [1, 30 * 3_600_000, null, '30 h'],
])('of %i that wait the oldest has for %i ms of %s: %s', (waiting, age_ms, promised_ms, text) => {
  const queue = { resource: 'deposits', oldest_at_ms: null, is_late: false };
  expect(waitedText({ ...queue, waiting, age_ms, promised_ms })).toBe(text);
});
