import type { Schedule } from '@truemark/domain';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { invalid } from '../../platform/admin/admin-error.js';
import type { PlainTerms } from '../approvals/guarded-terms.js';

/** Line of a sheet; an empty cell keeps the current value. */
export interface SheetLine {
  /** Line number in the file; the header is 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Conversion between a cell and a symbol field, in both directions. */
interface Column {
  readonly write: (terms: PlainTerms) => string;
  readonly read: (cell: string, into: Record<string, unknown>) => void;
}

const text = (field: string): Column => ({
  write: (terms) => String(terms[field] ?? ''),
  read: (cell, into) => {
    into[field] = cell;
  },
});

const flag = (field: string): Column => ({
  write: (terms) => (terms[field] === true ? '1' : '0'),
  read: (cell, into) => {
    if (!/^(0|1|true|false|yes|no)$/i.test(cell)) throw invalid({ [field]: '1 or 0.' });
    into[field] = /^(1|true|yes)$/i.test(cell);
  },
});

const inside = (outer: string, field: string, read: (cell: string) => unknown): Column => ({
  write: (terms) => String((terms[outer] as Record<string, unknown> | undefined)?.[field] ?? ''),
  read: (cell, into) => {
    into[outer] = { ...(into[outer] as object | undefined), [field]: read(cell) };
  },
});

/** Parts between semicolons; a semicolon behind a backslash separates none. */
const partsOf = (cell: string): string[] =>
  (cell.match(/(?:\\[\\;]|[^;])+/g) ?? []).map((part) => part.trim()).filter((part) => part !== '');

/** `50 100* 200`: the one with the star is the default. */
const leverage: Column = {
  write: ({ HasForexMultiple: all }) =>
    (all as { Value: number; Default: boolean }[])
      .map(({ Value, Default }) => `${Value}${Default ? '*' : ''}`)
      .join(' '),
  read: (cell, into) => {
    into.HasForexMultiple = cell
      .split(/\s+/)
      .map((part) => ({ Value: part.replace('*', ''), Default: part.endsWith('*') }));
  },
};

/** Hours of a day; one of the two may be absent. */
const SPAN = /^(?=.*\d)(\d{2}:\d{2})?-(\d{2}:\d{2})?$/;

const startsWithSpan = (name: string): boolean => SPAN.test(name.split(' ')[0] ?? '');

/** A name within a cell: a backslash precedes semicolons, backslashes, and a beginning that looks like hours. */
const escapeName = (name: string): string =>
  (startsWithSpan(name) ? '\\' : '') + name.replace(/[\\;]/g, '\\$&');
const unescapeName = (text: string): string => {
  const name = text.startsWith('\\') && startsWithSpan(text.slice(1)) ? text.slice(1) : text;
  return name.replace(/\\([\\;])/g, '$1');
};

/** `1 00:00-24:00; 5 00:00-17:00`: day of the week (Monday is 1) and its hours. */
const sessions: Column = {
  write: ({ Schedule: given }) =>
    (given as Schedule).sessions.map(({ day, from, to }) => `${day} ${from}-${to}`).join('; '),
  read: (cell, into) => {
    const read = partsOf(cell).map((part) => {
      const [, day, from, to] = /^([1-7]) (\d{2}:\d{2})-(\d{2}:\d{2})$/.exec(part) ?? [];
      if (!day) throw invalid({ Sessions: 'Each as 1 00:00-24:00, with a semicolon between two.' });
      return { day: Number(day), from, to };
    });
    into.Schedule = { ...(into.Schedule as object | undefined), sessions: read };
  },
};

/** `2026-12-25 Christmas Day; 2026-12-24 13:00- Christmas Eve`: whole days, or hours of one. */
const holidays: Column = {
  write: ({ Schedule: given }) =>
    (given as Schedule).holidays
      .map(({ date, from, to, name }) =>
        [date, (from ?? to) && `${from ?? ''}-${to ?? ''}`, escapeName(name)].filter(Boolean).join(' '),
      )
      .join('; '),
  read: (cell, into) => {
    const read = partsOf(cell).map((part) => {
      const [date = '', second = '', ...rest] = part.split(' ');
      const [span, from, to] = SPAN.exec(second) ?? [];
      const name = unescapeName((span === undefined ? [second, ...rest] : rest).join(' '));
      return { date, name, ...(from && { from }), ...(to && { to }) };
    });
    into.Schedule = { ...(into.Schedule as object | undefined), holidays: read };
  },
};

/** Number of the holiday calendar; 0: none. */
const calendar: Column = {
  write: ({ CalendarId: id }) => String(id ?? 0),
  read: (cell, into) => {
    into.CalendarId = cell === '0' ? null : cell;
  },
};

/** Columns of a sheet in output order. */
const COLUMNS: Readonly<Record<string, Column>> = {
  Code: text('Code'),
  ShowCode: text('ShowCode'),
  Name: text('Name'),
  Logo: text('Logo'),
  CategoryId: text('CategoryId'),
  Sort: text('Sort'),
  IsEnabled: flag('IsEnabled'),
  BaseCurrency: text('BaseCurrency'),
  QuoteCurrency: text('QuoteCurrency'),
  PricePrecision: text('PricePrecision'),
  Pip: text('Pip'),
  ForexContNum: text('ForexContNum'),
  ForexMinCont: text('ForexMinCont'),
  ForexMaxCont: text('ForexMaxCont'),
  ForexFeeRate: text('ForexFeeRate'),
  MarginMode: text('MarginMode'),
  Leverage: leverage,
  Spread: text('Spread'),
  TimeZone: inside('Schedule', 'timezone', (cell) => cell),
  Sessions: sessions,
  Holidays: holidays,
  CalendarId: calendar,
  Feed: text('Feed'),
  FeedCode: text('FeedCode'),
  SimulatedPrice: inside('Simulation', 'price', (cell) => cell),
  AnnualVolatility: inside('Simulation', 'annualVolatility', Number),
  QuotesASecond: inside('Simulation', 'quotesASecond', Number),
};

/** Defaults of a new symbol, which is disabled. */
const NEW_SYMBOL_DEFAULTS: PlainTerms = {
  ...{ Logo: '', CategoryId: 1, Sort: 1000, IsEnabled: false, PricePrecision: 5, Pip: '0.01' },
  ...{ ForexContNum: '100000', ForexMinCont: '0.01', ForexMaxCont: '50', ForexFeeRate: '0', MarginMode: 2 },
  ...{ HasForexMultiple: [{ Value: '100', Default: true }], Spread: '0', Feed: 'simulator', FeedCode: '' },
  Schedule: {
    timezone: 'GMT',
    sessions: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' })),
    holidays: [],
  },
  Simulation: { price: '1', annualVolatility: 0.1, quotesASecond: 1 },
};

/** Parses a sheet. Throws `AdminError` if it is not a sheet, or has an unknown column. */
export function readSheet(csv: string, most: number): SheetLine[] {
  let found: { record: Record<string, string>; info: { lines: number } }[];
  try {
    found = parse(csv, {
      ...{ columns: true, bom: true, trim: true, skip_empty_lines: true, info: true },
      delimiter: [',', ';', '\t'].find((sign) => csv.split('\n')[0]?.includes(sign)) ?? ',',
    });
  } catch {
    throw invalid({ csv: 'This is no CSV: the same number of cells in each line, with a heading.' });
  }
  const strange = Object.keys(found[0]?.record ?? {}).filter((name) => !Object.hasOwn(COLUMNS, name));
  if (strange.length > 0) throw invalid({ csv: `Columns that no symbol has: ${strange.join(', ')}.` });
  if (found.length === 0) throw invalid({ csv: 'There is no line below the heading.' });
  if (found.length > most) throw invalid({ csv: `At most ${most} symbols in one file.` });
  if (!Object.hasOwn(found[0]?.record ?? {}, 'Code')) throw invalid({ csv: 'The column Code is missing.' });
  return found.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/** Complete symbol of a line: its cells over the current values, or over the defaults for a new one. */
export function termsOfLine({ cells }: SheetLine, before: PlainTerms | null): PlainTerms {
  const code = cells.Code ?? '';
  const into: Record<string, unknown> = before
    ? { ...before }
    : { ...NEW_SYMBOL_DEFAULTS, ShowCode: code, Name: code };
  for (const [name, cell] of Object.entries(cells)) if (cell !== '') COLUMNS[name]?.read(cell, into);
  return into;
}

/** Symbols as a sheet that can be imported again. */
export const writeSheet = (symbols: readonly PlainTerms[]): string =>
  stringify(
    symbols.map((terms) => Object.values(COLUMNS).map(({ write }) => write(terms))),
    { header: true, columns: Object.keys(COLUMNS), bom: true },
  );
