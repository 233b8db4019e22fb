import { describe, expect, it } from 'vitest';
import { fromPicked, toPicked } from './wall-clock.js';

describe('a picked time', () => {
  it.each([
    ['2026-11-21T12:30', 'GMT', Date.UTC(2026, 10, 21, 12, 30)],
    ['2026-11-21T12:30', 'Asia/Tokyo', Date.UTC(2026, 10, 21, 3, 30)],
    ['2026-07-01T08:00', 'America/New_York', Date.UTC(2026, 6, 1, 12)],
    ['2026-03-08T03:30', 'America/New_York', Date.UTC(2026, 2, 8, 7, 30)],
    ['2026-11-01T03:30', 'America/New_York', Date.UTC(2026, 10, 1, 8, 30)],
  ] as const)('%s in %s', (picked, zone, instant) => {
    expect(fromPicked(picked, zone)).toBe(instant);
    expect(toPicked(instant, zone)).toBe(picked);
  });
  it.each(['', '2026-11-21', '2026-13-40T10:00', 'tomorrow'])('%j is none', (picked) => {
    expect(fromPicked(picked, 'GMT')).toBeNull();
  });
});
