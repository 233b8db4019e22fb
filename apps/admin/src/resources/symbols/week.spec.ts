import { describe, expect, it } from 'vitest';
import { SCHEDULES } from './symbol.js';
import { momentIn, weekOf } from './week.js';

const [clock, newYork] = SCHEDULES.map(({ schedule }) => schedule) as [
  (typeof SCHEDULES)[number]['schedule'],
  (typeof SCHEDULES)[number]['schedule'],
];
/** A Wednesday, 12:00 GMT, 07:00 in New York. */
const WEDNESDAY = Date.UTC(2026, 10, 18, 12);
const all = { from: 0, to: 1440 };

describe('the week of a market', () => {
  it('in its own zone', () => {
    const week = weekOf(newYork, WEDNESDAY);
    expect(week).toMatchObject({ isOpen: true, minute: 420, today: '2026-11-18' });
    expect(week?.days.map(({ date, open }) => [date, open])).toEqual([
      ['2026-11-16', [all]],
      ['2026-11-17', [all]],
      ['2026-11-18', [all]],
      ['2026-11-19', [all]],
      ['2026-11-20', [{ from: 0, to: 1020 }]],
      ['2026-11-21', []],
      ['2026-11-22', [{ from: 1020, to: 1440 }]],
    ]);
    expect(week?.changesAt).toBe(Date.UTC(2026, 10, 20, 22));
    expect(momentIn('America/New_York', week?.changesAt ?? 0)).toBe('Fri 20 Nov, 17:00');
  });

  it('says when a closed one opens', () => {
    const week = weekOf(newYork, Date.UTC(2026, 10, 21, 12));
    expect([week?.isOpen, week?.changesAt]).toEqual([false, Date.UTC(2026, 10, 22, 22)]);
  });

  it('leaves holidays out, and names them', () => {
    const schedule = {
      ...clock,
      holidays: [{ date: '2026-11-19', from: '12:00', to: '24:00', name: 'Half a day' }],
    };
    const day = weekOf(schedule, WEDNESDAY)?.days[3];
    expect(day).toMatchObject({ holiday: 'Half a day', open: [{ from: 0, to: 720 }] });
  });

  it('leaves out days of the calendar that is followed, and names them', () => {
    const days = [{ date: '2026-11-18', name: 'Shared' }];
    const week = weekOf({ ...clock, calendar: { id: 1, days } }, WEDNESDAY);
    expect(week).toMatchObject({ isOpen: false, days: { 2: { holiday: 'Shared', open: [] } } });
  });

  it('has no end round the clock', () => {
    expect(weekOf(clock, WEDNESDAY)).toMatchObject({ isOpen: true, changesAt: null });
  });

  it('waits while a row is being typed', () => {
    const sessions = [{ day: 1, from: '9', to: '17:00' }];
    expect(weekOf({ ...clock, sessions }, WEDNESDAY)).toBeNull();
    expect(weekOf({ ...clock, timezone: 'Nowhere/Land' }, WEDNESDAY)).toBeNull();
  });

  it('follows a form that changes its own object', () => {
    const schedule = { timezone: 'GMT', sessions: [...clock.sessions], holidays: [] };
    expect(weekOf(schedule, WEDNESDAY)?.isOpen).toBe(true);
    schedule.sessions.length = 0;
    expect(weekOf(schedule, WEDNESDAY)).toMatchObject({ isOpen: false, changesAt: null });
  });
});
