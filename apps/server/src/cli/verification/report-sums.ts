import { assertConsistent, assertRecomputed } from '../../engine/kernel/consistency.js';
import { ProductRegistry } from '../../engine/kernel/product-registry.js';
import { PRODUCTS } from '../../engine/products/index.js';
import type { LedgerFigures } from '../../engine/protocol.js';
import { countryAt } from '../../features/areas/areas.js';
import { type DaySumEnd, daySumEnds } from '../../features/reports/day-sum.table.js';
import {
  activeCustomers,
  decodeFigure,
  figuresMoved,
  type MovedFigure,
  numberOf,
} from '../../features/reports/report-movements.js';
import {
  type ActiveDay,
  activeDays,
  DIMENSIONS,
  type Dimension,
  type ReportSum,
  reportSums,
} from '../../features/reports/report-sum.table.js';
import { weekAndMonth } from '../../features/reports/report-sums.js';
import { positionsClosed, spreadFigure } from '../../features/reports/spread-paid.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { countRows } from './dialect.js';
import { type DaySpan, summedSpans } from './entries-by-day.js';

const ONE = 100_000_000n;

/** What the entries of a day moved, and who acted by them. */
interface DayFigures {
  readonly zone: string;
  readonly day: string;
  readonly moved: MovedFigure[];
  readonly active: Map<string, ActiveDay>;
}

/**
 * Verifies that reports' sums and active customers of each day, by symbol, country and inviter, follow from the day's
 * entries, row by row and in all columns.
 */
export async function verifyReportSums(reader: DatabaseReader): Promise<string> {
  const { figures } = new ProductRegistry(PRODUCTS);
  let sums = 0;
  let active = 0;
  for (const end of await reader.select(daySumEnds, ''))
    for await (const day of figuresByDay(reader, end, figures)) {
      sums += await verifySums(reader, day);
      active += await verifyActive(reader, day);
    }
  await expectNoOther(reader, reportSums.name, sums);
  await expectNoOther(reader, activeDays.name, active);
  return `${sums} sums of reports, and ${active} customers’ active days, are those of their entries`;
}

async function* figuresByDay(
  reader: DatabaseReader,
  end: DaySumEnd,
  figures: LedgerFigures,
): AsyncGenerator<DayFigures> {
  // The last day of some spans may go on in the next ones.
  let last: DayFigures | null = null;
  for await (const spans of summedSpans(reader, end)) {
    const days: DayFigures[] = spans.map(({ day }) => ({
      zone: end.zone,
      day,
      moved: [],
      active: new Map(),
    }));
    if (last && last.day === days[0]?.day) days[0] = last;
    else if (last) yield last;
    await addFigures(reader, spans, days, figures);
    last = days.pop() ?? null;
    yield* days;
  }
  if (last) yield last;
}

async function addFigures(
  reader: DatabaseReader,
  spans: readonly DaySpan[],
  days: readonly DayFigures[],
  figures: LedgerFigures,
): Promise<void> {
  const dayAt = (place: bigint): DayFigures => days[Number(place)] as DayFigures;
  for (const row of await reader.ask(figuresMoved(spans, figures)))
    dayAt(row.place).moved.push(decodeFigure(row));
  for (const spread of figures.spreads)
    for (const row of await reader.ask(positionsClosed(spans, spread)))
      dayAt(row.place).moved.push(spreadFigure(row, spread.entry));
  for (const each of await reader.ask(activeCustomers(spans, figures))) {
    const { zone, day, active } = dayAt(each.place);
    const { symbol, country, inviter } = valuesOf({
      symbolId: numberOf(each.symbol_id),
      areaId: numberOf(each.area_id),
      invitedBy: numberOf(each.invited_by),
    });
    const row: ActiveDay = {
      ...{ zone, day, ...weekAndMonth(day), symbol, country, inviter, customerId: Number(each.customer_id) },
      book: Number(each.is_demo) === 1 ? 'demo' : 'real',
      product: figures.productOf[each.type] ?? each.type,
    };
    active.set(activeKeyOf(row), row);
  }
}

async function verifySums(reader: DatabaseReader, { zone, day, moved }: DayFigures): Promise<number> {
  const sums = new Map<string, { moved: bigint; entries: number }>();
  for (const each of moved) {
    const values = valuesOf(each);
    for (const dimension of DIMENSIONS) {
      const key = sumKeyOf({ ...each, dimension, value: values[dimension] });
      const sum = sums.get(key) ?? { moved: 0n, entries: 0 };
      sums.set(key, { moved: sum.moved + each.moved, entries: sum.entries + each.entries });
    }
  }
  const calendar = weekAndMonth(day);
  // All columns of the key up to the day, so that its index finds the day.
  const where = `WHERE zone = $1 AND book IN ('real', 'demo') AND dimension IN ('all', 'symbol', 'country', 'inviter')
    AND day = $2`;
  const stored = await reader.select(reportSums, where, [zone, day]);
  for (const row of stored) {
    const key = sumKeyOf(row);
    const what = `the report’s sum of ${day} ${key} in ${zone}`;
    const sum = sums.get(key);
    assertConsistent(sum !== undefined, () => `${what} is of no entry`);
    if (!sum) continue;
    const [whole, rest] = [Number(sum.moved / ONE), Number(sum.moved % ONE)];
    const computed = { ...calendar, whole, rest, entries: sum.entries };
    for (const name of ['week', 'month', 'whole', 'rest', 'entries'] as const)
      assertRecomputed(what, name, row[name], computed[name]);
    sums.delete(key);
  }
  const [missing] = sums.keys();
  assertConsistent(
    missing === undefined,
    () => `the report’s sum of ${day} ${missing} in ${zone} is missing`,
  );
  return stored.length;
}

async function verifyActive(reader: DatabaseReader, { zone, day, active }: DayFigures): Promise<number> {
  const where = `WHERE zone = $1 AND book IN ('real', 'demo') AND day = $2`;
  const stored = await reader.select(activeDays, where, [zone, day]);
  for (const row of stored) {
    const key = activeKeyOf(row);
    const told = active.get(key);
    const what = `who was active on ${day} in ${zone} (${key})`;
    assertConsistent(told !== undefined, () => `${what} did not act`);
    for (const name of ['country', 'inviter', 'week', 'month'] as const)
      assertRecomputed(what, name, row[name], told?.[name] ?? null);
    active.delete(key);
  }
  const [missing] = active.keys();
  assertConsistent(missing === undefined, () => `who acted on ${day} in ${zone} (${missing}) is not stored`);
  return stored.length;
}

/** Other rows: of a zone without an end, or of a day without entries. */
async function expectNoOther(reader: DatabaseReader, name: string, known: number): Promise<void> {
  const stored = await countRows(reader, name, { isFast: false });
  assertConsistent(stored === known, () => `${name}: ${stored} rows are stored, of summed days are ${known}`);
}

const valuesOf = ({
  symbolId,
  areaId,
  invitedBy,
}: Pick<MovedFigure, 'symbolId' | 'areaId' | 'invitedBy'>): Readonly<Record<Dimension, string>> => ({
  all: '',
  symbol: String(symbolId ?? ''),
  country: areaId === null ? '' : (countryAt(areaId) ?? ''),
  inviter: String(invitedBy ?? ''),
});

const sumKeyOf = ({
  book,
  dimension,
  value,
  currency,
  type,
  figure,
}: Pick<ReportSum, 'book' | 'dimension' | 'value' | 'currency' | 'type' | 'figure'>): string =>
  `${book} ${dimension} ${value} ${currency} ${type} ${figure}`;

const activeKeyOf = ({ book, customerId, product, symbol }: ActiveDay): string =>
  `${book} ${customerId} ${product} ${symbol}`;
