import { afterEach, describe, expect, it } from 'vitest';
import { at, dayBegins, deskZone, instantOf, setHouseZone, zoned, zoneLabel } from './zone.js';

const NOON = Date.UTC(2026, 10, 26, 12);

afterEach(() => setHouseZone('GMT'));

describe('the zone of the desk', () => {
  it('is the house’s until an operator picks another', () => {
    expect([deskZone(), at(NOON), zoned(NOON)]).toEqual([
      'GMT',
      '2026-11-26 12:00:00',
      '2026-11-26 12:00:00 GMT',
    ]);
    setHouseZone('Asia/Hong_Kong');
    expect([zoneLabel(), at(NOON), zoned(NOON)]).toEqual([
      'Asia/Hong Kong',
      '2026-11-26 20:00:00',
      '2026-11-26 20:00:00 GMT+8',
    ]);
  });
});

describe('an instant by a zone’s clock', () => {
  it.each([
    ['GMT', '2026-11-26T12:00', NOON],
    ['Asia/Hong_Kong', '2026-11-26T20:00', NOON],
    ['America/New_York', '2026-07-01T08:00', Date.UTC(2026, 6, 1, 12)],
    ['America/New_York', '2026-11-26T07:00', NOON],
    ['Asia/Kathmandu', '2026-11-26T17:45', NOON],
    // The hours around both clock changes of a year.
    ['America/New_York', '2026-03-08T01:59', Date.UTC(2026, 2, 8, 6, 59)],
    ['America/New_York', '2026-03-08T03:00', Date.UTC(2026, 2, 8, 7)],
    ['Europe/Berlin', '2026-10-25T01:30', Date.UTC(2026, 9, 24, 23, 30)],
    ['Europe/Berlin', '2026-10-25T03:30', Date.UTC(2026, 9, 25, 2, 30)],
  ])('in %s at %s', (zone, clock, epochMs) => expect(instantOf(clock, zone)).toBe(epochMs));

  it('that the clock jumps over is as much later', () => {
    expect(instantOf('2026-03-08T02:30', 'America/New_York')).toBe(Date.UTC(2026, 2, 8, 7, 30));
  });

  it('that the clock shows twice is one of both', () => {
    const early = Date.UTC(2026, 10, 1, 5, 30);
    expect([early, early + 3_600_000]).toContain(instantOf('2026-11-01T01:30', 'America/New_York'));
  });

  it('of nothing is no time', () => expect(instantOf('', 'Asia/Hong_Kong')).toBeNaN());

  it('at which a day begins', () => {
    expect(dayBegins('2026-11-26', 'Asia/Hong_Kong')).toBe(Date.UTC(2026, 10, 25, 16));
    // Beirut’s clocks are set forward at midnight: that day begins at one.
    expect(dayBegins('2026-03-29', 'Asia/Beirut')).toBe(Date.UTC(2026, 2, 28, 22));
  });
});
