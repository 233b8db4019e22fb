import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { daysCovered, dueDays, gmtDayOf } from './fund-due.js';

const running = (first: number, last: number, count = 1) => ({
  ...{ first, last, count, dayProfits: decimal('4') * BigInt(count), shares: decimal('500') * BigInt(count) },
});
const plain = (given: Parameters<typeof dueDays>[1], days = 4) =>
  dueDays(decimal('100'), given, { today: 10, days }).map(({ day, profits, count, shares, balanceAfter }) => [
    ...[day, count],
    ...[profits, shares, balanceAfter].map((sum) => Number(sum / decimal('1'))),
  ]);

describe('what falls due of a fund', () => {
  it.each([
    [
      'nothing',
      { running: [], returning: [] },
      [
        [10, 0, 0, 0, 100],
        [11, 0, 0, 0, 100],
      ],
    ],
    [
      'days that begin and end within it',
      { running: [running(11, 12)], returning: [] },
      [
        [10, 0, 0, 0, 100],
        [11, 1, 4, 0, 96],
        [12, 1, 4, 500, 92],
        [13, 0, 0, 0, 92],
      ],
    ],
    [
      'two of them that go on',
      { running: [running(10, 40, 2)], returning: [] },
      [
        [10, 2, 8, 0, 92],
        [11, 2, 8, 0, 84],
      ],
    ],
    [
      'after a standstill, what is late and its share today',
      { running: [running(7, 9)], returning: [{ day: 8, returned: decimal('475'), damages: decimal('25') }] },
      [
        [10, 3, 12, 975, 113],
        [11, 0, 0, 0, 113],
      ],
    ],
    [
      'late, and going on',
      {
        running: [running(9, 11)],
        returning: [{ day: 11, returned: decimal('475'), damages: decimal('25') }],
      },
      [
        [10, 2, 8, 0, 92],
        [11, 1, 4, 975, 113],
        [12, 0, 0, 0, 113],
      ],
    ],
  ] as const)('%s', (_, given, expected) => {
    expect(plain(given, expected.length)).toEqual(expected);
  });

  it('counts days by GMT', () => {
    expect(gmtDayOf(Date.UTC(1970, 0, 2) - 1)).toBe(0);
    expect(gmtDayOf(Date.UTC(1970, 0, 2))).toBe(1);
  });
});

it.each([
  ['100', '0', null],
  ['100', '4', 25],
  ['99.9999', '4', 24],
  ['0', '4', 0],
] as const)('%s lasts where a day costs %s: %s', (balance, day, expected) => {
  expect(daysCovered(decimal(balance), decimal(day))).toBe(expected);
});
