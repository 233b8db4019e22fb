import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { forexDealsRequest, forexSubmitRequest, fundsHistoryRequest } from './requests.js';

describe('a submitted order', () => {
  it('reads figures as they are sent, and a market order when nothing is said', () => {
    const read = forexSubmitRequest.parse({ forex_id: '3', type: '1', cont: '0.10', multiple: 100 });
    expect(read).toEqual({ forex_id: 3, type: 1, cont: decimal('0.1'), status: 1, multiple: decimal(100) });
  });
});

describe('the funds history', () => {
  const pathsOf = (days: object) =>
    fundsHistoryRequest
      .safeParse({ type: 1, ...days })
      .error?.issues.map(({ path, message }) => [path[0], message]);

  it('refuses a start after the end', () => {
    expect(pathsOf({ startTime: '2026-03-01', endTime: '2026-02-28' })).toEqual([
      ['endTime', 'validation.date'],
    ]);
  });

  it.each([
    [{ startTime: '2026-02-28', endTime: '2026-02-28' }],
    [{ startTime: '2026-02-28' }],
    [{ endTime: '2026-02-28' }],
  ])('takes %j', (days) => {
    expect(pathsOf(days)).toBeUndefined();
  });
});

describe('a list of orders', () => {
  const messageOf = (request: object): string | undefined =>
    forexDealsRequest.safeParse(request).error?.issues[0]?.message;

  it('takes days, with or without a time of day behind them', () => {
    const read = forexDealsRequest.parse({ startTime: '2026-02-28 10:00:00', endTime: '2026-02-28' });
    expect(read).toMatchObject({
      status: 1,
      page: 1,
      limit: 10,
      startTime: '2026-02-28',
      endTime: '2026-02-28',
    });
  });

  it.each([
    [{ startTime: '2026-02-30' }],
    [{ startTime: '28.02.2026' }],
    [{ startTime: '1969-12-31' }],
    [{ endTime: 20260228 }],
    [{ startTime: '2026-03-01', endTime: '2026-02-28' }],
  ])('refuses %j', (request) => {
    expect(messageOf(request)).toBe('validation.date');
  });
});
