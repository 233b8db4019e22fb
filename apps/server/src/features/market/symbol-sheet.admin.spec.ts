import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet, termsOfLine, writeSheet } from './symbol-sheet.admin.js';

const KNOWN = {
  ...{ Code: 'EURUSD', ShowCode: 'EUR/USD', Name: 'Euro, in "dollars"', Logo: '', CategoryId: 1, Sort: 3 },
  ...{ IsEnabled: true, BaseCurrency: 'EUR', QuoteCurrency: 'USD', PricePrecision: 5, Pip: '0.01' },
  ...{ ForexContNum: '100000', ForexMinCont: '0.01', ForexMaxCont: '50', ForexFeeRate: '0', MarginMode: 2 },
  HasForexMultiple: [
    { Value: 50, Default: false },
    { Value: 100, Default: true },
  ],
  Spread: '0.0001',
  Schedule: {
    timezone: 'America/New_York',
    sessions: [{ day: 7, from: '17:00', to: '24:00' }],
    holidays: [
      { date: '2026-12-25', name: 'Christmas Day' },
      { date: '2026-12-24', from: '13:00', to: '24:00', name: 'Christmas Eve' },
    ],
  },
  CalendarId: 7,
  ...{ Feed: 'simulator', FeedCode: '' },
  Simulation: { price: '1.1', annualVolatility: 0.1, quotesASecond: 2 },
};

const inTexts = (terms: object): unknown =>
  JSON.parse(JSON.stringify(terms, (_, value) => (typeof value === 'number' ? String(value) : value)));

describe('a sheet of symbols', () => {
  it('reads back what it writes', () => {
    const [line] = readSheet(writeSheet([KNOWN]), 10);
    if (!line) throw new Error('no line');
    expect(line.line).toBe(2);
    const emptied = { ...KNOWN, Schedule: { timezone: 'GMT', sessions: [], holidays: [] }, CalendarId: null };
    expect(inTexts(termsOfLine(line, emptied))).toEqual(inTexts(KNOWN));
  });

  it('reads back any holiday, whatever its name', () => {
    const piece = fc.constantFrom(
      ...['; ', ';', '\\', '"', ',', ' ', '-', '13:00-24:00', '13:00-', '2026-12-25', 'Day'],
    );
    const name = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 4 })), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join('').trim())
      .filter((text) => text !== '');
    const hours = fc.constantFrom({}, { from: '13:00' }, { to: '12:30' }, { from: '09:00', to: '24:00' });
    const days = fc.array(
      fc.tuple(name, hours).map(([text, span]) => ({ date: '2026-12-24', ...span, name: text })),
    );
    fc.assert(
      fc.property(days, (holidays) => {
        const Schedule = { ...KNOWN.Schedule, holidays };
        const [line] = readSheet(writeSheet([{ ...KNOWN, Schedule }]), 10);
        const before = { ...KNOWN, Schedule: { ...Schedule, holidays: [] } };
        expect(line && termsOfLine(line, before).Schedule).toEqual(Schedule);
      }),
      { numRuns: 200 },
    );
  });

  it('reads a name as it was written before it could be escaped', () => {
    const cell = '2026-12-25 A\\B; 2026-12-26 "Boxing" Day; 2026-12-31 13:00-24:00 Eve';
    const [line] = readSheet(`Code,Holidays\nEURUSD,"${cell.replaceAll('"', '""')}"`, 10);
    expect((line && termsOfLine(line, KNOWN).Schedule) as object).toMatchObject({
      holidays: [
        { date: '2026-12-25', name: 'A\\B' },
        { date: '2026-12-26', name: '"Boxing" Day' },
        { date: '2026-12-31', from: '13:00', to: '24:00', name: 'Eve' },
      ],
    });
  });

  it('follows no calendar where it says 0', () => {
    const [line] = readSheet('Code,CalendarId\nEURUSD,0', 10);
    if (!line) throw new Error('no line');
    expect(termsOfLine(line, KNOWN).CalendarId).toBeNull();
    expect(writeSheet([{ ...KNOWN, CalendarId: null }])).toContain(',0,simulator');
  });

  it('leaves what a line says nothing of, and fills in what is usual for a new symbol, which is off', () => {
    const [known, fresh] = readSheet('Code,Spread,Sessions\nEURUSD,0.0002,\nGBPUSD,,1 00:00-24:00', 10);
    if (!known || !fresh) throw new Error('no lines');
    expect(termsOfLine(known, KNOWN)).toEqual({ ...KNOWN, Spread: '0.0002' });
    expect(termsOfLine(fresh, null)).toMatchObject({
      ...{ Code: 'GBPUSD', ShowCode: 'GBPUSD', IsEnabled: false, Spread: '0' },
      Schedule: { timezone: 'GMT', sessions: [{ day: 1, from: '00:00', to: '24:00' }], holidays: [] },
    });
  });

  it.each([
    ['Code,Price\nEURUSD,1.2', 'Columns that no symbol has: Price.'],
    ['Name\nEuro', 'The column Code is missing.'],
    ['Code,Name\nEURUSD', 'This is no CSV: the same number of cells in each line, with a heading.'],
    ['Code', 'There is no line below the heading.'],
    ['Code\nA1\nB1\nC1', 'At most 2 symbols in one file.'],
  ])('refuses %j', (csv, why) => {
    expect(() => readSheet(csv, 2)).toThrow(expect.objectContaining({ errors: { csv: why } }));
  });

  it('refuses hours that it does not understand', () => {
    const [line] = readSheet('Code;Sessions\nEURUSD;"Mon 9-17"', 2);
    if (!line) throw new Error('no line');
    expect(() => termsOfLine(line, KNOWN)).toThrow(
      expect.objectContaining({ errors: { Sessions: expect.stringContaining('Each as 1 00:00-24:00') } }),
    );
  });
});
