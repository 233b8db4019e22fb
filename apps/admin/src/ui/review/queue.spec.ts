import { describe, expect, it } from 'vitest';
import { ageOf, firstToWork, neighbour, nextAfter, nextInLine } from './queue.js';

const HOUR = 3_600_000;

it.each([
  [0.5, '30 min', 'success'],
  [24, '24 h', 'success'],
  [30, '30 h, 18 h left', 'warning'],
  [47.5, '47 h, 30 min left', 'warning'],
  [48, '48 h, 0 min left', 'warning'],
  [50, '50 h, 2 h late', 'error'],
])('after %s hours it is %s', (hours, label, tone) => {
  expect(ageOf(1_000, 1_000 + hours * HOUR)).toEqual({ label, tone });
});

describe('the queue', () => {
  const queue = [
    { id: 3, claimed_by: null },
    { id: 5, claimed_by: 7 },
    { id: 8, claimed_by: 9 },
    { id: 11, claimed_by: null },
  ];

  it.each([
    [3, 1, 5],
    [3, -1, null],
    [11, 1, null],
    [11, -1, 8],
    [99, 1, 3],
    [99, -1, 11],
  ] as const)('from %s by %s comes %s', (id, by, next) => {
    expect(neighbour(queue, id, by)).toBe(next);
  });

  it.each([
    [0, 1, 3],
    [1, 1, 5],
    [1, -1, 3],
    [2, -1, 5],
    [4, 1, 3],
    [0, -1, 11],
    [-1, 1, 3],
  ] as const)('beside one that left place %s lies, in direction %s, %s', (place, by, next) => {
    expect(neighbour(queue, 4, by, place)).toBe(next);
    expect(neighbour([], 4, by, place)).toBeNull();
  });

  it.each([
    [3, 9, 8],
    [3, 7, 5],
    [3, 1, 11],
    [11, 1, 3],
    [99, 1, 3],
  ])('after %s operator %s works on %s', (id, me, next) => {
    expect(nextInLine(queue, id, me)).toBe(next);
    expect(nextInLine([{ id, claimed_by: null }], id, me)).toBeNull();
  });

  it('stays on a row that still waits when nothing else does', () => {
    const alone = [{ id: 3, claimed_by: null }];
    expect(nextAfter(alone, 3, 1, true)).toBe(3);
    expect(nextAfter(alone, 3, 1, false)).toBeNull();
    expect(nextAfter(queue, 3, 1, true)).toBe(11);
  });
});

it('the first row to work on is claimed by nobody else and was not requested by the operator', () => {
  const queue = [
    { id: 1, claimed_by: 9 },
    { id: 2, claimed_by: null, approval: { maker_id: 7 } },
    { id: 3, claimed_by: 7, approval: null },
    { id: 4, claimed_by: null },
  ];
  expect([7, 9, 8].map((me) => firstToWork(queue, me))).toEqual([3, 1, 2]);
  expect(firstToWork(queue.slice(0, 2), 7)).toBeNull();
  const requests = [
    { id: 5, is_own: true },
    { id: 6, is_own: false },
  ];
  expect(firstToWork(requests, 7)).toBe(6);
});
