import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SharedStore } from '../../platform/shared-store/shared-store.js';
import { LocalTime } from '../settings/local-time.js';
import type { Settings } from '../settings/settings.js';
import { DaySums } from './day-sums.js';
import type { ReportFigures } from './report-figures.js';
import type { ReportSums } from './report-sums.js';
import { ReportsAdmin } from './reports.admin.js';
import { StatementAdmin } from './statement.admin.js';

const settings = { text: () => 'GMT' } as unknown as Settings;
const engine = { ask: async () => ({}), view: { now: () => 0 } } as unknown as EngineClient;
const time = new LocalTime(settings);
const PAGE = { filter: {}, first: 0, limit: 25, sort: null };

/** A ledger of so many entries, of which the first 50,000 are summed; the batch in work does not end. */
function ledgerOf(entries: number) {
  const reader = {
    first: async () => ({ zone: 'GMT', day: '1970-01-01', upTo: 50_000 }),
    number: async () => entries,
    select: async () => [],
  } as unknown as DatabaseReader;
  const shared = { inTurn: () => new Promise(() => undefined) } as unknown as SharedStore;
  const sums = new DaySums(engine, reader, settings, time, {} as ReportSums, shared, false);
  const figures = { sums: async () => [], active: async () => [] } as unknown as ReportFigures;
  return {
    statement: new StatementAdmin(engine, time, sums),
    reports: new ReportsAdmin(engine, reader, settings, time, sums, figures),
  };
}

const SUMMING = {
  status: 503,
  key: 'reports.summing',
  message: '200000 ledger entries have not been added up yet. Please try again in a moment.',
};

it('no report and no statement shows sums in which many entries are missing', async () => {
  const { statement, reports } = ledgerOf(250_000);
  const days = 'month';
  await expect(statement.page({ book: 'real', days, side: null }, PAGE)).rejects.toMatchObject(SUMMING);
  const asked = { book: 'real', by: 'all', period: 'day', product: null, days } as const;
  await expect(reports.page(asked, PAGE)).rejects.toMatchObject(SUMMING);
});

it('sums of all entries are shown', async () => {
  const { statement, reports } = ledgerOf(50_000);
  const days = 'month';
  expect((await statement.page({ book: 'real', days, side: null }, PAGE)).rows).toEqual([]);
  const asked = { book: 'real', by: 'all', period: 'day', product: null, days } as const;
  expect((await reports.page(asked, PAGE)).rows).toEqual([]);
});
