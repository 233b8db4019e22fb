import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { ltr, withNonBreakingSpace } from './bidi.js';
import { LANGUAGES, languageOf, languageOfTag } from './languages.js';
import {
  CONTRACT_PLACES,
  formatFigure,
  formatMoney,
  formatPercent,
  formatPrice,
  formatSignedPlaces,
} from './numbers.js';
import {
  formatAgo,
  formatAhead,
  formatCountdown,
  formatDay,
  formatDays,
  formatDuration,
  formatExact,
  formatTimestamp,
  formatZoned,
} from './times.js';

describe('what a line does not part', () => {
  it.each([
    ['At least 250 USD now', 'At least 250\u00a0USD now'],
    [`${ltr('0.05 USDT')} و`, `${ltr('0.05\u00a0USDT')} و`],
    [`${ltr('0.05')} BTC.`, `${ltr('0.05')}\u00a0BTC.`],
    ['20 steps, 3 USDollars, 24 h', '20 steps, 3 USDollars, 24 h'],
  ])('%s', (text, shown) => expect(withNonBreakingSpace(text)).toBe(shown));
});

describe('numbers', () => {
  it.each([
    ['1234567.895', '1,234,567.90'],
    ['-0.004', '0.00'],
    ['-1234.5', '−1,234.50'],
    ['0', '0.00'],
  ])('money %s reads %s', (value, text) => expect(formatMoney(decimal(value))).toBe(text));

  it('signs profits and percents, but not nothing', () => {
    expect(formatSignedPlaces(decimal('12.3456785'), CONTRACT_PLACES)).toBe('+12.345679');
    expect(formatSignedPlaces(decimal('-0.1'), CONTRACT_PLACES)).toBe('−0.100000');
    expect(formatSignedPlaces(0n, CONTRACT_PLACES)).toBe('0.000000');
    expect(formatPercent(decimal('-3.456'))).toBe('−3.46%');
  });

  it('keeps the decimals of a price and of any other figure', () => {
    expect(formatPrice(decimal('1.3921'), 5)).toBe('1.39210');
    expect(formatPrice(decimal('65000'), 0)).toBe('65,000');
    expect(formatFigure(decimal('100000.00000001'))).toBe('100,000.00000001');
  });
});

describe('times', () => {
  const noon = Date.UTC(2024, 0, 5, 12, 0, 0);

  it('writes the wall clock of a zone in Latin digits', () => {
    expect(formatTimestamp(noon, 'GMT')).toBe('2024-01-05 12:00:00');
    expect(formatTimestamp(noon, 'Asia/Hong_Kong')).toBe('2024-01-05 20:00:00');
    expect(formatDay(Date.UTC(2024, 0, 5, 23, 30), 'Asia/Tokyo')).toBe('2024-01-06');
    expect(formatTimestamp(Number.NaN, 'GMT')).toBe('Invalid Date');
  });

  it('names the zone of a time', () => {
    expect(formatZoned(noon, 'GMT')).toBe('2024-01-05 12:00:00 GMT');
    expect(formatZoned(noon, 'Asia/Hong_Kong')).toBe('2024-01-05 20:00:00 GMT+8');
  });

  it('says when something begins', () => {
    const ahead = (ms: number, tag = 'en', zone = 'GMT') => formatAhead(noon + ms, noon, tag, zone);
    expect(ahead(10 * 86_400_000, 'vi')).toBe('15 tháng 1, 12:00 (sau 10 ngày nữa)');
    expect(ahead(10 * 86_400_000, 'ja')).toBe('1月15日 12:00 (10日後)');
    expect(ahead(5 * 3_600_000)).toBe('Friday 17:00 (in 5 hr.)');
    expect(ahead(5 * 3_600_000, 'en', 'Asia/Hong_Kong')).toBe('Saturday 01:00 (in 5 hr.)');
    expect(ahead(30_000)).toMatch(/\(in 1 min\.\)$/);
    expect(ahead(8 * 86_400_000)).toMatch(/^(January 13|13 January).* 12:00 \(in 8 days\)$/);
    expect(ahead(5 * 3_600_000, 'ar')).toMatch(/17:00/);
  });

  it('says how long ago within a day', () => {
    expect(formatAgo(noon, noon + 5 * 60_000, 'en', 'GMT')).toBe('5 minutes ago');
    expect(formatAgo(noon, noon + 3 * 3_600_000, 'ar', 'GMT')).toMatch(/3/);
    expect(formatAgo(noon, noon - 5_000, 'en', 'GMT')).toBe('now');
    expect(formatAgo(noon, noon - 120_000, 'en', 'GMT')).toBe('Jan 5, 12:00');
    expect(formatAgo(noon, noon + 25 * 3_600_000, 'en', 'GMT')).toBe('Jan 5, 12:00');
    expect(formatAgo(noon, noon + 25 * 3_600_000, 'zh-HK', 'Asia/Hong_Kong')).toBe('1月5日 20:00');
    expect(formatAgo(noon, noon + 400 * 24 * 3_600_000, 'en', 'GMT')).toBe('Jan 5, 2024, 12:00');
  });

  it('writes a time to the second in the words of a language', () => {
    const at = Date.UTC(2024, 0, 5, 12, 0, 7);
    expect(formatExact(at, 'en', 'GMT')).toBe('Jan 5, 2024, 12:00:07');
    expect(formatExact(at, 'zh-HK', 'Asia/Hong_Kong')).toBe('2024年1月5日 20:00:07');
    expect(formatExact(at, 'ar', 'GMT')).toBe('5 يناير 2024، 12:00:07');
    expect(formatExact(Number.NaN, 'en', 'GMT')).toBe('Invalid Date');
    expect(formatAgo(Number.NaN, at, 'en', 'GMT')).toBe('Invalid Date');
  });

  it('says how long in the largest whole unit', () => {
    expect(formatDuration(30, 'en', 'short')).toBe('30 sec');
    expect(formatDuration(90, 'en', 'long')).toBe('90 seconds');
    expect(formatDuration(300, 'zh-HK', 'short')).toBe('5 分鐘');
    expect(formatDuration(300, 'ja', 'short')).toBe('5分');
    expect(formatDuration(3600, 'en', 'long')).toBe('1 hour');
    expect(formatDuration(30, 'ar', 'long')).toMatch(/30/);
    expect([1, 30].map((days) => formatDays(days, 'en'))).toEqual(['1 day', '30 days']);
    expect(formatDays(7, 'zh-HK')).toBe('7 日');
    expect(formatDays(7, 'ar')).toBe('7 أيام');
  });

  it('counts down in whole seconds begun', () => {
    expect([29_001, 60_000, 0, -5, 3_723_000].map(formatCountdown)).toEqual([
      '0:30',
      '1:00',
      '0:00',
      '0:00',
      '1:02:03',
    ]);
  });
});

describe('languages', () => {
  it('knows eighteen, each with a tag that Intl accepts', () => {
    expect(LANGUAGES).toHaveLength(18);
    for (const { tag } of LANGUAGES) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });

  it('finds the code for a browser tag, and English for the unknown', () => {
    expect(languageOfTag('zh-TW')).toBe('hk');
    expect(languageOfTag('es-MX')).toBe('spa');
    expect(languageOfTag('xx')).toBeNull();
    expect(languageOf('klingon').code).toBe('en');
    expect(languageOf('ar').direction).toBe('rtl');
  });
});
