import type { NumericDecimals } from '@truemark/contracts';
import type { ReportBy, ReportPeriod, ReportRange, ReportRow } from '@truemark/contracts/admin';
import type { Product } from '../../product.js';
import { languageTag, t } from '../../texts/texts.js';

/** Row of `GET /admin/api/reports`. */
export type Report = NumericDecimals<ReportRow>;

export const byName: Readonly<Record<ReportBy, string>> = {
  all: t('reports.together'),
  product: t('dashboard.product'),
  symbol: t('common.symbol'),
  country: t('reports.country'),
  inviter: t('reports.inviter'),
};

export const periodName: Readonly<Record<ReportPeriod, string>> = {
  day: t('common.day'),
  week: t('reports.week'),
  month: t('reports.month'),
  all: t('reports.wholeTime'),
};

export const rangeName: Readonly<Record<ReportRange, string>> = {
  today: t('dashboard.today'),
  '7d': t('dashboard.sevenDays'),
  '30d': t('dashboard.thirtyDays'),
  month: t('dashboard.thisMonth'),
  last_month: t('dashboard.lastMonth'),
};

/** Titles of the engine's products, by their engine names. */
export const productTitles = (products: readonly Product[]): ReadonlyMap<string, string> =>
  new Map(
    products.flatMap(({ name, ledger }): [string, string][] =>
      ledger?.title ? [[ledger.product ?? name, ledger.title]] : [],
    ),
  );

/** Subject of a line, in words. */
export function subjectOf({ by, value, name }: Report, titles: ReadonlyMap<string, string>): string {
  if (by === 'all') return '';
  if (by === 'product') return titles.get(value) ?? (value === 'kernel' ? t('reports.corrections') : value);
  if (value === '') return NONE[by];
  if (by !== 'country') return name;
  return new Intl.DisplayNames(languageTag(), { type: 'region' }).of(value) ?? name;
}

const NONE = {
  symbol: t('reports.withoutSymbol'),
  country: t('reports.countryUnknown'),
  inviter: t('reports.cameAlone'),
} as const;

/** `2026-03-01 – 2026-03-07`, or the one day. */
export const daysOf = ({ from, to }: Pick<Report, 'from' | 'to'>): string =>
  from === to ? from : `${from} – ${to}`;

const listed = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const between = ({ from_ms: from, until_ms: until }: Report) => ({
  from: new Date(from).toISOString(),
  until: new Date(until).toISOString(),
});

/** List that a line is about; null if there is none. */
export function listBehind(row: Report): string | null {
  const isDemo = String(row.book === 'demo');
  if (row.value === '') return null;
  if (row.by === 'symbol')
    return listed('orders', { symbolId: Number(row.value), is_demo: isDemo, ...between(row) });
  if (row.by === 'country') return listed('customers', { country: row.value, is_demo: isDemo });
  if (row.by === 'inviter') return listed('customers', { invited_by: Number(row.value), is_demo: isDemo });
  return null;
}

/** Entries that a figure over all customers and products is the sum of; null if no single account has them. */
export function entriesBehind(row: Report, source: string): string | null {
  const account = ACCOUNT[source]?.(row);
  if (row.by !== 'all' || !account || row[source as 'fees'] === 0) return null;
  return listed('ledger-entries', { house_account: account, book: row.book, ...between(row) });
}

const ACCOUNT: Readonly<Record<string, (row: Report) => string>> = {
  fees: () => 'house_fees',
  trading: () => 'house_profit',
  paid_in: (row) => row.in_account,
  paid_out: (row) => row.out_account,
};
