import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeLimits,
  checkLimits,
  isExcluded,
  type LimitStates,
  LOOSENING_DELAY,
  limitsAt,
  longerExclusion,
  NO_LIMITS,
  runningSession,
  SESSION_PAUSE,
  sessionAt,
  type TradingDay,
  type TradingLimits,
} from './trading-limits.js';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const MINUTE = 60_000;
const limits = (dailyLoss: string, stake: string, sessionMinutes: number): TradingLimits => ({
  dailyLoss: decimal(dailyLoss),
  stake: decimal(stake),
  sessionMinutes,
});
const set = (values: TradingLimits): LimitStates => changeLimits(NO_LIMITS, values, NOON - 1);

describe('a change', () => {
  it.each([
    ['a first daily loss', limits('0', '0', 0), { dailyLoss: decimal('50') }],
    ['a lower daily loss', limits('50', '0', 0), { dailyLoss: decimal('49.99999999') }],
    ['a first stake', limits('0', '0', 0), { stake: decimal('10') }],
    ['a lower stake', limits('0', '10', 0), { stake: decimal('0.00000001') }],
    ['a first session', limits('0', '0', 0), { sessionMinutes: 60 }],
    ['a shorter session', limits('0', '0', 60), { sessionMinutes: 59 }],
  ] as const)('%s holds at once', (_, before, change) => {
    const after = changeLimits(set(before), change, NOON);
    expect(limitsAt(after, NOON)).toEqual({ ...before, ...change });
    expect(limitsAt(after, NOON + 10 * LOOSENING_DELAY)).toEqual({ ...before, ...change });
  });

  it.each([
    ['a higher daily loss', { dailyLoss: decimal('50.00000001') }],
    ['no daily loss', { dailyLoss: 0n }],
    ['a higher stake', { stake: decimal('11') }],
    ['no stake', { stake: 0n }],
    ['a longer session', { sessionMinutes: 61 }],
    ['no session', { sessionMinutes: 0 }],
  ] as const)('%s waits exactly 24 h', (_, change) => {
    const before = limits('50', '10', 60);
    const after = changeLimits(set(before), change, NOON);
    expect(limitsAt(after, NOON + LOOSENING_DELAY - 1)).toEqual(before);
    expect(limitsAt(after, NOON + LOOSENING_DELAY)).toEqual({ ...before, ...change });
  });

  it('leaves what it does not name, also what waits', () => {
    const loosened = changeLimits(set(limits('50', '10', 60)), { stake: decimal('20') }, NOON);
    const tightened = changeLimits(loosened, { dailyLoss: decimal('40') }, NOON + MINUTE);
    expect(tightened.stake).toEqual(loosened.stake);
    expect(tightened.sessionMinutes).toEqual({ current: 60, next: null });
    expect(changeLimits(tightened, {}, NOON + MINUTE)).toEqual(tightened);
  });

  it('for what holds already takes back what waits', () => {
    const loosened = changeLimits(set(limits('50', '10', 60)), { stake: 0n, sessionMinutes: 90 }, NOON);
    const back = changeLimits(loosened, { stake: decimal('10') }, NOON + MINUTE);
    expect(back.stake).toEqual({ current: decimal('10'), next: null });
    expect(back.sessionMinutes.next).toEqual({ value: 90, from: NOON + LOOSENING_DELAY });
  });

  it('for something stricter takes back what waits too', () => {
    const loosened = changeLimits(set(limits('50', '10', 60)), { dailyLoss: 0n }, NOON);
    const { dailyLoss } = changeLimits(loosened, { dailyLoss: decimal('30') }, NOON + MINUTE);
    expect(dailyLoss).toEqual({ current: decimal('30'), next: null });
  });

  it('for less than what waits keeps the wait, for more begins it anew', () => {
    const loosened = changeLimits(set(limits('0', '10', 0)), { stake: decimal('20') }, NOON);
    const less = changeLimits(loosened, { stake: decimal('15') }, NOON + MINUTE);
    expect(less.stake.next).toEqual({ value: decimal('15'), from: NOON + LOOSENING_DELAY });
    const more = changeLimits(loosened, { stake: decimal('25') }, NOON + MINUTE);
    expect(more.stake.next).toEqual({ value: decimal('25'), from: NOON + MINUTE + LOOSENING_DELAY });
    const none = changeLimits(loosened, { stake: 0n }, NOON + MINUTE);
    expect(none.stake.next).toEqual({ value: 0n, from: NOON + MINUTE + LOOSENING_DELAY });
  });

  it('after the wait starts from what has come into force', () => {
    const loosened = changeLimits(set(limits('0', '10', 0)), { stake: decimal('20') }, NOON);
    const { stake } = changeLimits(loosened, { stake: decimal('15') }, NOON + LOOSENING_DELAY);
    expect(stake).toEqual({ current: decimal('15'), next: null });
  });
});

const field = fc.constantFrom(0n, 1n, 2n, 3n, 5n);
const changes = fc.array(
  fc.record({
    wait: fc.integer({ min: 0, max: 2 * LOOSENING_DELAY }),
    change: fc.record(
      { dailyLoss: field, stake: field, sessionMinutes: field.map(Number) },
      { requiredKeys: [] },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);
/** Amount that a limit allows; infinity without a limit. */
const room = (limit: bigint | number): number => Number(limit) || Infinity;
type Change = Partial<TradingLimits>;
const NAMES = ['dailyLoss', 'stake', 'sessionMinutes'] as const;

describe('any sequence of changes', () => {
  it('never lets more through than 24 h of asking for it allow', () => {
    fc.assert(
      fc.property(changes, (sequence) => {
        let standing = NO_LIMITS;
        let now = NOON;
        let force = limitsAt(standing, now);
        const asked: { at: number; change: Change }[] = [];
        for (const { wait, change } of sequence) {
          now += wait;
          const before = limitsAt(standing, now);
          for (const name of NAMES) {
            if (room(before[name]) <= room(force[name])) continue;
            const longAgo = asked.filter(({ at }) => at <= now - LOOSENING_DELAY);
            expect(Math.max(...longAgo.map((each) => room(each.change[name] ?? 1)))).toBeGreaterThanOrEqual(
              room(before[name]),
            );
          }
          standing = changeLimits(standing, change as Change, now);
          force = limitsAt(standing, now);
          for (const name of NAMES) {
            // At once: the stricter of the current and the requested value.
            const stricter = Math.min(room(before[name]), room(change[name] ?? before[name]));
            expect(room(force[name])).toBe(stricter);
          }
          asked.push({ at: now, change: change as Change });
        }
      }),
    );
  });

  it('ends with what was asked for last, a day after it', () => {
    fc.assert(
      fc.property(changes, (sequence) => {
        let standing = NO_LIMITS;
        let now = NOON;
        const asked: Record<string, bigint | number> = { dailyLoss: 0n, stake: 0n, sessionMinutes: 0 };
        for (const { wait, change } of sequence) {
          now += wait;
          standing = changeLimits(standing, change as Change, now);
          Object.assign(asked, change);
        }
        expect(limitsAt(standing, now + LOOSENING_DELAY)).toEqual(asked);
      }),
    );
  });
});

describe('a self-exclusion', () => {
  const until = fc.option(fc.nat(), { nil: null });

  it('can be lengthened, never shortened', () => {
    fc.assert(
      fc.property(until, until, fc.nat(), (a, b, now) => {
        const both = longerExclusion(a, b);
        expect(isExcluded(both, now)).toBe(isExcluded(a, now) || isExcluded(b, now));
        expect(longerExclusion(b, a)).toBe(both);
      }),
    );
  });

  it('ends at its instant, or never', () => {
    expect([isExcluded(NOON, NOON - 1), isExcluded(NOON, NOON), isExcluded(0, NOON)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isExcluded(null, Number.MAX_SAFE_INTEGER)).toBe(true);
  });
});

describe('a trading session', () => {
  it('goes on until half an hour has passed without a new trade', () => {
    const session = { since: NOON, last: NOON + MINUTE };
    const end = session.last + SESSION_PAUSE;
    expect(sessionAt(session, end - 1)).toEqual({ since: NOON, last: end - 1 });
    expect(sessionAt(session, end)).toEqual({ since: end, last: end });
    expect(sessionAt(undefined, NOON)).toEqual({ since: NOON, last: NOON });
    expect([runningSession(session, end - 1), runningSession(session, end)]).toEqual([session, null]);
  });
});

describe('a new trade', () => {
  const free: TradingDay = {
    limits: limits('0', '0', 0),
    excludedUntil: 0,
    result: 0n,
    atRisk: 0n,
    session: undefined,
  };
  const trading = { since: NOON - 60 * MINUTE, last: NOON - MINUTE };
  const paused = { since: NOON - 60 * MINUTE, last: NOON - SESSION_PAUSE };

  it.each<[string, Partial<TradingDay>, string, string, string | null]>([
    ['no limits', {}, '1000000', '1000000', null],
    ['excluded', { excludedUntil: NOON + 1 }, '1', '0', 'limits.self_excluded'],
    ['excluded until now', { excludedUntil: NOON }, '1', '0', null],
    ['excluded for ever', { excludedUntil: null }, '1', '0', 'limits.self_excluded'],
    ['the stake', { limits: limits('0', '10', 0) }, '10', '10', null],
    ['above the stake', { limits: limits('0', '10', 0) }, '10.00000001', '0', 'limits.stake'],
    ['nothing lost', { limits: limits('50', '0', 0) }, '999', '0', null],
    ['all but a little lost', { limits: limits('50', '0', 0), result: -decimal('49.99') }, '9', '0', null],
    ['all lost', { limits: limits('50', '0', 0), result: -decimal('50') }, '9', '0', 'limits.daily_loss'],
    ['more lost', { limits: limits('50', '0', 0), result: -decimal('60') }, '9', '0', 'limits.daily_loss'],
    ['all lost, no limit', { result: -decimal('60') }, '9', '9', null],
    ['won', { limits: limits('50', '0', 0), result: decimal('60') }, '110', '110', null],
    [
      'won, too much asked',
      { limits: limits('50', '0', 0), result: decimal('60') },
      '110.01',
      '110.01',
      'limits.daily_loss',
    ],
    ['a stake that fits', { limits: limits('50', '0', 0), result: -decimal('40') }, '10', '10', null],
    [
      'a stake too many',
      { limits: limits('50', '0', 0), result: -decimal('40') },
      '10.01',
      '10.01',
      'limits.daily_loss',
    ],
    [
      'running options count',
      { limits: limits('50', '0', 0), atRisk: decimal('45') },
      '6',
      '6',
      'limits.daily_loss',
    ],
    [
      'running options use it up',
      { limits: limits('50', '0', 0), atRisk: decimal('50') },
      '9',
      '0',
      'limits.daily_loss',
    ],
    ['within the session', { limits: limits('0', '0', 61), session: trading }, '1', '0', null],
    [
      'at the end of the session',
      { limits: limits('0', '0', 60), session: trading },
      '1',
      '0',
      'limits.session',
    ],
    ['after a pause', { limits: limits('0', '0', 60), session: paused }, '1', '0', null],
    ['a first trade', { limits: limits('0', '0', 1) }, '1', '0', null],
    ['no limit of the session', { session: trading }, '1', '0', null],
  ])('%s', (_, day, asked, mayCost, key) => {
    const refusal = checkLimits({ ...free, ...day }, decimal(asked), decimal(mayCost), NOON);
    expect(refusal?.key ?? null).toBe(key);
  });
});
