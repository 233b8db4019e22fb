import { describe, expect, it } from 'vitest';
import { checkNickname, mayApply, nextMonth, nicknameKey, REAPPLY_DELAY } from './trader-rules.js';

describe('a nickname', () => {
  it.each(['Ann', 'golden_bull', 'Żółw 7', '趋势交易', 'a.b-c', 'محمد'])('may be %s', (name) => {
    expect(checkNickname(name, 'Truemark')).toBeNull();
  });

  it.each([
    ['A', 'follow.nickname_length'],
    ['a'.repeat(25), 'follow.nickname_length'],
    ['<b>Ann</b>', 'follow.nickname_letters'],
    ['Ann&amp;', 'follow.nickname_letters'],
    [' Ann', 'follow.nickname_letters'],
    ['An  n', 'follow.nickname_letters'],
    ['Ann\u202e', 'follow.nickname_letters'],
    ['Ann\u200b', 'follow.nickname_letters'],
    ['Truemark', 'follow.nickname_taken'],
    ['TRUE mark Help', 'follow.nickname_taken'],
    ['Tru3mark', 'follow.nickname_taken'],
    ['Тruеmаrk', 'follow.nickname_taken'],
  ])('is not %j: %s', (name, problem) => {
    expect(checkNickname(name, 'Truemark')).toBe(problem);
  });

  it('is the same whatever its letter case, width or signs', () => {
    expect(nicknameKey('Golden_Bull')).toBe(nicknameKey('ｇｏｌｄｅｎ bull'));
  });
});

describe('an application', () => {
  it.each([
    ['none', null, 0, true],
    ['applied', null, 0, false],
    ['approved', 1, 2, false],
    ['suspended', 1, 2, false],
    ['rejected', 1, REAPPLY_DELAY, false],
    ['rejected', 1, 1 + REAPPLY_DELAY, true],
  ] as const)('in state %s, decided at %s, at %s: %s', (state, decidedAt, now, may) => {
    expect(mayApply(state, decidedAt, now)).toBe(may);
  });
});

it('shares are settled at the first instant of the next GMT month', () => {
  const next = (time: string) => new Date(nextMonth(Date.parse(time))).toISOString();
  expect(next('2026-01-31T23:59:59.999Z')).toBe('2026-02-01T00:00:00.000Z');
  expect(next('2026-02-01T00:00:00Z')).toBe('2026-03-01T00:00:00.000Z');
  expect(next('2026-12-15T12:00:00Z')).toBe('2027-01-01T00:00:00.000Z');
});
