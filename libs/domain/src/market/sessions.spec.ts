import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import {
  areHolidays,
  holidaysOf,
  isOpen,
  nextChange,
  openBetween,
  type Schedule,
  scheduleFaults,
} from './sessions.js';

/** Currencies: Sunday 17:00 to Friday 17:00 in New York. */
const currencies: Schedule = {
  timezone: 'America/New_York',
  sessions: [
    { day: 7, from: '17:00', to: '24:00' },
    ...[1, 2, 3, 4].map((day) => ({ day, from: '00:00', to: '24:00' })),
    { day: 5, from: '00:00', to: '17:00' },
  ],
  holidays: [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2026-12-24', from: '13:00', to: '24:00', name: 'Christmas Eve' },
  ],
};

const always: Schedule = {
  timezone: 'UTC',
  sessions: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
  holidays: [],
};

describe('isOpen', () => {
  it.each([
    ['Wednesday', '2014-05-07T12:00:00Z', true],
    ['a minute before the summer opening', '2014-05-04T20:59:59.999Z', false],
    ['the summer opening', '2014-05-04T21:00:00Z', true],
    ['the winter opening is an hour later', '2026-11-22T21:30:00Z', false],
    ['the winter opening', '2026-11-22T22:00:00Z', true],
    ['the last millisecond of Friday', '2014-05-09T20:59:59.999Z', true],
    ['the close itself', '2014-05-09T21:00:00Z', false],
    ['Saturday', '2026-11-21T12:00:00Z', false],
    ['spring forward: the Sunday opening after the change', '2026-03-08T21:00:00Z', true],
    ['midnight in the middle of the week', '2026-11-18T05:00:00Z', true],
    ['Christmas Eve before one', '2026-12-24T17:59:00Z', true],
    ['Christmas Eve after one', '2026-12-24T18:00:00Z', false],
    ['Christmas', '2026-12-25T15:00:00Z', false],
  ])('%s (%s): %s', (_what, time, open) => expect(isOpen(currencies, Date.parse(time))).toBe(open));

  it('does not remember a wrong answer when asked back and forth', () => {
    const [monday, saturday] = [Date.parse('2026-11-23T12:00:00Z'), Date.parse('2026-11-21T12:00:00Z')];
    for (let turn = 0; turn < 3; turn++) {
      expect(isOpen(currencies, monday)).toBe(true);
      expect(isOpen(currencies, saturday)).toBe(false);
    }
  });

  it('an always-open market is open at any instant', () => {
    for (let hour = 0; hour < 24 * 40; hour += 7) {
      expect(isOpen(always, Date.parse('2026-10-20T00:00:00Z') + hour * 3_600_000)).toBe(true);
    }
  });

  it('a market without sessions is never open', () => {
    const never = { ...always, sessions: [] };
    expect(isOpen(never, Date.parse('2026-11-21T12:00:00Z'))).toBe(false);
    expect(nextChange(never, Date.parse('2026-11-21T12:00:00Z'))).toBeNull();
  });
});

/** Day sessions by wall time across local clock changes: [zone, session, date, opens, closes] in GMT. */
const clockChanges = [
  ['Europe/London', '08:00', '16:30', '2026-03-27', '2026-03-27T08:00Z', '2026-03-27T16:30Z'],
  ['Europe/London', '08:00', '16:30', '2026-03-30', '2026-03-30T07:00Z', '2026-03-30T15:30Z'],
  ['Europe/London', '08:00', '16:30', '2026-10-23', '2026-10-23T07:00Z', '2026-10-23T15:30Z'],
  ['Europe/London', '08:00', '16:30', '2026-10-26', '2026-10-26T08:00Z', '2026-10-26T16:30Z'],
  ['America/New_York', '09:30', '16:00', '2026-03-06', '2026-03-06T14:30Z', '2026-03-06T21:00Z'],
  ['America/New_York', '09:30', '16:00', '2026-03-09', '2026-03-09T13:30Z', '2026-03-09T20:00Z'],
  ['America/New_York', '09:30', '16:00', '2026-11-02', '2026-11-02T14:30Z', '2026-11-02T21:00Z'],
  // The day of the change itself: 23 and 25 hours long.
  ['America/New_York', '00:00', '24:00', '2026-03-08', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
  ['America/New_York', '00:00', '24:00', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  // In Sydney summer time ends in April; Tokyo has no clock changes.
  ['Australia/Sydney', '10:00', '16:00', '2026-04-02', '2026-04-01T23:00Z', '2026-04-02T05:00Z'],
  ['Australia/Sydney', '10:00', '16:00', '2026-04-07', '2026-04-07T00:00Z', '2026-04-07T06:00Z'],
  ['Asia/Tokyo', '09:00', '15:30', '2026-07-01', '2026-07-01T00:00Z', '2026-07-01T06:30Z'],
  // Midnight of Friday, 24 April 2026 does not exist in Cairo: the day begins at 01:00.
  ['Africa/Cairo', '00:00', '24:00', '2026-04-23', '2026-04-22T22:00Z', '2026-04-23T22:00Z'],
  ['Africa/Cairo', '00:00', '24:00', '2026-04-24', '2026-04-23T22:00Z', '2026-04-24T21:00Z'],
  // 02:30 is skipped in New York that night: an hour later by the clock.
  ['America/New_York', '02:30', '12:00', '2026-03-08', '2026-03-08T07:30Z', '2026-03-08T16:00Z'],
] as const;

describe('sessions over clock changes', () => {
  it.each(clockChanges)('%s %s–%s on %s: from %s to %s', (timezone, from, to, date, opens, closes) => {
    const day = new Date(`${date}T00:00Z`).getUTCDay() || 7;
    const schedule: Schedule = { timezone, sessions: [{ day, from, to }], holidays: [] };
    const [open, close] = [Date.parse(opens), Date.parse(closes)];
    const at = (time: number) => isOpen({ ...schedule }, time);
    expect([open - 1, open, close - 1, close].map(at)).toEqual([false, true, true, false]);
    expect(nextChange({ ...schedule }, open - 1)).toBe(open);
    expect(nextChange({ ...schedule }, open)).toBe(close);
    expect(openBetween(schedule, open, open)).toEqual([{ start: open, end: close }]);
  });
});

describe('a calendar that is followed', () => {
  const shared = [
    { date: '2026-12-25', name: 'Christmas, shared' },
    { date: '2026-11-23', from: '10:00', to: '12:00', name: 'Two hours' },
  ];
  const own = { date: '2026-11-24', name: 'Own' };
  const both: Schedule = { ...always, holidays: [own], calendar: { id: 1, days: shared } };

  it.each([
    ['before a shared part of a day', '2026-11-23T09:59:00Z', true],
    ['within it', '2026-11-23T10:00:00Z', false],
    ['behind it', '2026-11-23T12:00:00Z', true],
    ['a day of its own', '2026-11-24T12:00:00Z', false],
    ['a shared day', '2026-12-25T12:00:00Z', false],
    ['another day', '2026-12-26T00:00:00Z', true],
  ])('%s (%s): %s', (_what, time, open) => expect(isOpen(both, Date.parse(time))).toBe(open));

  it('counts beside its own days, by the wall clock of its own zone', () => {
    expect(holidaysOf(both)).toEqual([own, ...shared]);
    expect(holidaysOf(always)).toEqual([]);
    const sydney = { ...both, timezone: 'Australia/Sydney' };
    expect(isOpen(sydney, Date.parse('2026-12-24T13:00:00Z'))).toBe(false);
    expect(isOpen(both, Date.parse('2026-12-24T13:00:00Z'))).toBe(true);
  });

  it('has days that are some', () => {
    expect(areHolidays(shared)).toBe(true);
    expect(areHolidays([{ date: '2026-02-30', name: 'None' }])).toBe(false);
    expect(areHolidays([{ date: '2026-02-28', from: '12:00', to: '11:00', name: 'Back' }])).toBe(false);
    const wrong = { id: 1, days: [{ date: '2026-02-30', name: 'None' }] };
    expect(scheduleFaults({ ...always, calendar: wrong })).toEqual(['schedule.holidays']);
  });
});

describe('nextChange', () => {
  it('knows of none where the market never closes', () => {
    expect(nextChange(always, Date.parse('2026-11-21T12:00:00Z'))).toBeNull();
  });

  it('finds an opening that was too far away before', () => {
    const day = (offset: number) => new Date(Date.parse('2026-11-23T00:00:00Z') + offset * 86_400_000);
    const holidays = Array.from({ length: 30 }, (_, offset) => ({
      date: day(offset).toISOString().slice(0, 10),
      name: 'Closed for works',
    }));
    const works = { ...always, holidays };
    expect(nextChange(works, day(0).getTime())).toBeNull();
    expect(isOpen(works, day(29).getTime())).toBe(false);
    expect(isOpen(works, day(30).getTime())).toBe(true);
  });

  it('finds a closing before a closure longer than the search', () => {
    const closing = Date.parse('2026-12-15T00:00:00Z');
    const holidays = Array.from({ length: 30 }, (_, offset) => ({
      date: new Date(closing + offset * 86_400_000).toISOString().slice(0, 10),
      name: 'Closed for works',
    }));
    for (const days of [30, 1]) {
      const works = { ...always, holidays: holidays.slice(0, days) };
      // Asked first while the closing is too far away, and then day by day, which must not depend on the first answer.
      expect(nextChange(works, closing - 22.5 * 86_400_000)).toBeNull();
      for (let day = 20; day >= 0; day--)
        expect(nextChange(works, closing - day * 86_400_000 - 30_000)).toBe(closing);
    }
    expect(nextChange(always, closing)).toBeNull();
  });

  it('tells when it opens and when it closes', () => {
    const iso = (time: string) => new Date(nextChange(currencies, Date.parse(time)) ?? 0).toISOString();
    expect(iso('2026-11-21T12:00:00Z')).toBe('2026-11-22T22:00:00.000Z');
    expect(iso('2026-11-23T12:00:00Z')).toBe('2026-11-27T22:00:00.000Z');
    expect(iso('2026-12-24T20:00:00Z')).toBe('2026-12-27T22:00:00.000Z');
  });
});

describe('scheduleFaults', () => {
  it('finds nothing wrong with a good one', () => expect(scheduleFaults(currencies)).toEqual([]));
  it.each([
    ['schedule.timezone', { ...always, timezone: 'Mars/Olympus' }],
    ['schedule.sessions', { ...always, sessions: [{ day: 1, from: '10:00', to: '09:00' }] }],
    ['schedule.sessions', { ...always, sessions: [{ day: 8, from: '10:00', to: '11:00' }] }],
    ['schedule.sessions', { ...always, sessions: [{ day: 1, from: '10:00', to: '24:01' }] }],
    ['schedule.holidays', { ...always, holidays: [{ date: '2026-02-30', name: 'No day' }] }],
    ['schedule.holidays', { ...always, holidays: [{ date: '2026-W10-1', name: 'A week' }] }],
    [
      'schedule.holidays',
      { ...always, holidays: [{ date: '2026-03-02', from: '12:00', to: '11:00', name: 'x' }] },
    ],
  ])('%s', (fault, schedule) => expect(scheduleFaults(schedule)).toEqual([fault]));
});

it('opens and closes when the zone says, on any day of any zone', () => {
  const zones = [
    'Africa/Cairo',
    'America/New_York',
    'Asia/Tokyo',
    'Australia/Lord_Howe',
    'Europe/London',
    'UTC',
  ];
  const wall = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const noon = Date.UTC(2010, 0, 1, 12);
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.nat(20 * 366),
      fc.nat(23 * 60),
      fc.integer({ min: 1, max: 59 }),
      (timezone, days, from, length) => {
        const date = DateTime.fromMillis(noon + days * 86_400_000, { zone: timezone }).startOf('day');
        const at = (minute: number): number =>
          date.set({ hour: Math.floor(minute / 60), minute: minute % 60 }).toMillis();
        const session = { from: wall(from), to: wall(from + length) };
        const sessions = always.sessions.map(({ day }) => ({ day, ...session }));
        const [opening] = openBetween({ timezone, sessions, holidays: [] }, at(0), at(0));
        expect(opening).toEqual({ start: at(from), end: at(from + length) });
      },
    ),
    { numRuns: 1_000 },
  );
});
