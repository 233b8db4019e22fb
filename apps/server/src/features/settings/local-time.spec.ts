import { describe, expect, it } from 'vitest';
import { LocalTime } from './local-time.js';
import type { Settings } from './settings.js';

const timeIn = (zone: string): LocalTime => new LocalTime({ text: () => zone } as unknown as Settings);
const AT = Date.UTC(2026, 2, 8, 6, 59, 59, 900);
const DAY = 86_400_000;

describe('local time', () => {
  it.each([
    ['GMT', '2026-03-08 06:59:59'],
    ['Asia/Hong_Kong', '2026-03-08 14:59:59'],
    ['America/New_York', '2026-03-08 01:59:59'],
    ['Asia/Kathmandu', '2026-03-08 12:44:59'],
  ])('stamps in %s', (zone, text) => {
    expect(timeIn(zone).stamp(AT)).toBe(text);
  });

  it('writes midnight as the first hour', () => {
    expect(timeIn('Europe/Berlin').stamp(Date.UTC(2026, 0, 1, 23))).toBe('2026-01-02 00:00:00');
  });

  it.each([
    ['GMT', 'en', 'Mar 8, 2026, 06:59:59 \u2066GMT\u2069'],
    ['Asia/Hong_Kong', 'de', '8. März 2026, 14:59:59 \u2066GMT+8\u2069'],
    ['GMT', 'jp', '2026年3月8日 06:59:59 \u2066GMT\u2069'],
  ] as const)('tells a time in %s and %s in words', (zone, lang, text) => {
    expect(timeIn(zone).format(AT, lang)).toBe(text);
  });

  it('starts the day where its zone does', () => {
    expect(timeIn('GMT').dayStart(AT)).toBe(Date.UTC(2026, 2, 8));
    expect(timeIn('Asia/Hong_Kong').dayStart(AT)).toBe(Date.UTC(2026, 2, 7, 16));
  });

  it('takes whole days, both ends included, a short one of a clock change too', () => {
    const { from, before } = timeIn('America/New_York').range('2026-03-08', '2026-03-08');
    expect(from).toBe(Date.UTC(2026, 2, 8, 5));
    expect(before - from).toBe(DAY - 3_600_000);
    expect(timeIn('GMT').range(undefined, undefined)).toEqual({ from: 0, before: Number.MAX_SAFE_INTEGER });
  });
});
