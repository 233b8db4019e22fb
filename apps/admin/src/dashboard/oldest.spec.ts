import { expect, it } from 'vitest';
import { oldestOf } from './oldest.js';

const HOUR = 3_600_000;
const QUEUE = { sort: 'created_at_ms', filter: {} };

it('finds the one that waits the longest, and measures it by its own promise', () => {
  const rows = [
    { id: 1, created_at_ms: 0, waits_since_ms: 9 * HOUR, promised_at_ms: 19 * HOUR },
    { id: 2, created_at_ms: HOUR, waits_since_ms: 2 * HOUR, promised_at_ms: 12 * HOUR },
  ];
  const queue = { ...QUEUE, since: 'waits_since_ms', until: 'promised_at_ms' };
  expect(oldestOf(queue, rows, 10 * HOUR, HOUR)).toEqual({ id: 2, label: '8 h, 2 h left', tone: 'warning' });
});

it('measures money by the promise of the house, and nothing else by any', () => {
  const rows = [{ id: 5, created_at_ms: 0 }];
  expect(oldestOf({ ...QUEUE, isOfMoney: true }, rows, 3 * HOUR, 2 * HOUR)?.tone).toBe('error');
  expect(oldestOf(QUEUE, rows, 3 * HOUR, 2 * HOUR)).toEqual({ id: 5, label: '3 h', tone: 'success' });
});

it('knows of none where nothing waits', () => {
  expect(oldestOf(QUEUE, [], HOUR, HOUR)).toBeNull();
});
