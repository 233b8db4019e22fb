import { assertConsistent } from '../../engine/kernel/consistency.js';
import { ProductRegistry } from '../../engine/kernel/product-registry.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { areaIdOf } from '../../features/areas/areas.js';
import { type DaySumEnd, daySumEnds } from '../../features/reports/day-sum.table.js';
import {
  activeCustomers,
  decodeFigure,
  figuresMoved,
  numberOf,
} from '../../features/reports/report-movements.js';
import {
  activeDays,
  DIMENSIONS,
  type Dimension,
  reportSums,
  SPREAD,
} from '../../features/reports/report-sum.table.js';
import { sumOf } from '../../features/reports/report-sums.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

/** Entries processed per query. */
const PORTION = 50_000;

type Sum = { moved: bigint; entries: number };
type Sums = Map<string, Sum>;

/**
 * Verifies that report sums by symbol, country and inviter follow from the entries, and that each of their days matches
 * `day_sums`, which is verified against the postings.
 */
export async function verifyReportSums(reader: DatabaseReader): Promise<string> {
  const { figures } = new ProductRegistry(PRODUCTS);
  let rows = 0;
  for (const end of await reader.select(daySumEnds, '')) {
    const told: Sums = new Map();
    const active = new Set<string>();
    for (let after = 0; after < end.upTo; after += PORTION) {
      const portion = { after, upTo: Math.min(end.upTo, after + PORTION) };
      for (const row of await reader.ask(figuresMoved(portion, figures))) {
        const moved = decodeFigure(row);
        const { book, currency, type, figure } = moved;
        const values: Readonly<Record<Dimension, string>> = {
          ...{ all: '', symbol: String(moved.symbolId ?? ''), inviter: String(moved.invitedBy ?? '') },
          country: String(moved.areaId ?? ''),
        };
        for (const dimension of DIMENSIONS)
          add(told, `${book} ${dimension} ${values[dimension]} ${currency} ${type} ${figure}`, moved);
      }
      for (const row of await reader.ask(activeCustomers(portion, figures)))
        active.add(
          `${row.customer_id} ${figures.productOf[row.type] ?? row.type} ${numberOf(row.symbol_id) ?? ''}`,
        );
    }
    rows += await compareSums(reader, end, told);
    await compareDays(reader, end);
    await compareActive(reader, end, active);
  }
  return `${rows} sums of reports are those of their entries`;
}

/** Compares sums by value, over all days. */
async function compareSums(reader: DatabaseReader, { zone }: DaySumEnd, told: Sums): Promise<number> {
  const kept: Sums = new Map();
  const rows = await reader.select(reportSums, 'WHERE zone = $1 AND figure <> $2', [zone, SPREAD]);
  for (const row of rows) {
    const { book, dimension, currency, type, figure } = row;
    const isCountry = dimension === 'country' && row.value !== '';
    const value = isCountry ? String(areaIdOf(row.value)) : row.value;
    add(kept, `${book} ${dimension} ${value} ${currency} ${type} ${figure}`, {
      moved: sumOf(row),
      entries: row.entries,
    });
  }
  expectSame(kept, told, (key) => `the report’s sum of ${key} in ${zone} is not that of its entries`);
  return rows.length;
}

/** Compares sums by day, over all values: each dimension has the same total. */
async function compareDays(reader: DatabaseReader, { zone }: DaySumEnd): Promise<void> {
  const days: Sums = new Map();
  for (const row of await reader.query(
    `SELECT book, day, currency, type, account, credited, debited, entries FROM day_sums WHERE zone = $1 AND is_house = 1`,
    [zone],
  ))
    for (const dimension of DIMENSIONS)
      add(days, `${row.book} ${dimension} ${row.day} ${row.currency} ${row.type} ${row.account}`, {
        moved: BigInt(String(row.credited)) - BigInt(String(row.debited)),
        entries: Number(row.entries),
      });
  const kept: Sums = new Map();
  const ofHouse = [...days.keys()].map((key) => key.slice(key.lastIndexOf(' ') + 1));
  const accounts = new Set(ofHouse);
  for (const row of await reader.select(reportSums, 'WHERE zone = $1', [zone])) {
    const { book, dimension, day, currency, type, figure } = row;
    if (!accounts.has(figure)) continue;
    add(kept, `${book} ${dimension} ${day} ${currency} ${type} ${figure}`, {
      moved: sumOf(row),
      entries: row.entries,
    });
  }
  expectSame(kept, days, (key) => `the report’s day ${key} in ${zone} is not that of the day’s sums`);
}

async function compareActive(
  reader: DatabaseReader,
  { zone }: DaySumEnd,
  told: ReadonlySet<string>,
): Promise<void> {
  const kept = new Set<string>();
  for (const { customerId, product, symbol } of await reader.select(activeDays, 'WHERE zone = $1', [zone]))
    kept.add(`${customerId} ${product} ${symbol}`);
  const odd = [...kept].find((key) => !told.has(key)) ?? [...told].find((key) => !kept.has(key));
  assertConsistent(odd === undefined, () => `who was active in ${zone} is not who acted: ${odd}`);
}

function expectSame(kept: Sums, told: Sums, message: (key: string) => string): void {
  for (const key of new Set([...kept.keys(), ...told.keys()])) {
    const [one, other] = [kept.get(key), told.get(key)];
    assertConsistent(one?.moved === other?.moved && one?.entries === other?.entries, () => message(key));
  }
}

function add(sums: Sums, key: string, { moved, entries }: Sum): void {
  const before = sums.get(key) ?? { moved: 0n, entries: 0 };
  sums.set(key, { moved: before.moved + moved, entries: before.entries + entries });
}
