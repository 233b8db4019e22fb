import { type RawBuilder, sql } from 'kysely';
import type { LedgerFigures } from '../../engine/protocol.js';
import { rawStatement } from '../../platform/database/queries.js';
import { above, below, joinSplitSum } from './ledger-movement.js';
import { OPENED } from './report-sum.table.js';

export interface Portion {
  readonly after: number;
  readonly upTo: number;
}

/** The place of an entry's span among consecutive ones, as SQL; `e` is the entry. */
export const placeIn = (spans: readonly Portion[]): RawBuilder<bigint> =>
  spans.length > 1
    ? sql`CASE ${sql.join(
        spans.map(({ upTo }, place) => sql`WHEN e.id <= ${upTo} THEN ${sql.lit(place)}`),
        sql` `,
      )} END`
    : sql`0`;

/** The portion that consecutive spans are together. */
export const wholeOf = (spans: readonly Portion[]): Portion => ({
  after: spans[0]?.after ?? 0,
  upTo: spans.at(-1)?.upTo ?? 0,
});

interface StoredFigure {
  /** Of its span. */
  readonly place: bigint;
  readonly book: 'real' | 'demo';
  readonly currency: string;
  readonly type: string;
  readonly figure: string;
  readonly symbol_id: bigint | null;
  readonly area_id: bigint | null;
  readonly invited_by: bigint | null;
  readonly entries: bigint;
  readonly moved_above: unknown;
  readonly moved_below: unknown;
}

/** Change of one figure by a batch of the ledger, with all its dimensions. */
export interface MovedFigure {
  readonly book: 'real' | 'demo';
  readonly currency: string;
  readonly type: string;
  readonly figure: string;
  readonly symbolId: number | null;
  readonly areaId: number | null;
  readonly invitedBy: number | null;
  readonly entries: number;
  readonly moved: bigint;
}

/** Symbol of an entry's cause; null if it has none. */
function symbolOf({ symbolIn }: LedgerFigures): { joins: RawBuilder<unknown>; symbol: RawBuilder<bigint> } {
  const causes = Object.entries(symbolIn);
  const joins = causes.map(
    ([cause, table], at) =>
      sql`LEFT JOIN ${sql.table(table)} AS ${sql.ref(`cause${at}`)}
        ON e.ref_kind = ${cause} AND ${sql.ref(`cause${at}.id`)} = e.ref_id`,
  );
  const symbols = causes.map((_, at) => sql.ref(`cause${at}.symbol_id`));
  return { joins: sql.join(joins, sql` `), symbol: sql`coalesce(${sql.join([...symbols, sql`NULL`])})` };
}

/**
 * Movements of house accounts, and the number of new trades, in each of some consecutive spans. An entry of the broker
 * concerns at most one customer: the owner of its other postings.
 */
export function figuresMoved(spans: readonly Portion[], figures: LedgerFigures) {
  const { after, upTo } = wholeOf(spans);
  const { joins, symbol } = symbolOf(figures);
  const isOpening =
    figures.opening.length === 0
      ? sql`1 = 0`
      : sql`a.owner_id IS NOT NULL AND a.part = 'free' AND e.type IN (${sql.join(figures.opening)})`;
  const signed = (part: RawBuilder<unknown>) =>
    sql`CASE WHEN a.owner_id IS NOT NULL THEN 0 WHEN p.side = 'C' THEN ${part} ELSE -(${part}) END`;
  return rawStatement(sql<StoredFigure>`
    WITH whose AS (
      SELECT p.entry_id, max(a.owner_id) AS owner_id FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
      WHERE p.entry_id > ${after} AND p.entry_id <= ${upTo} GROUP BY p.entry_id)
    SELECT a.book, a.currency, e.type, CASE WHEN a.owner_id IS NULL THEN a.kind ELSE ${OPENED} END AS figure,
      ${symbol} AS symbol_id, c.area_id, c.invited_by, ${placeIn(spans)} AS place,
      count(DISTINCT p.entry_id) AS entries,
      sum(${signed(above)}) AS moved_above, sum(${signed(below)}) AS moved_below
    FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id JOIN ledger_accounts a ON a.id = p.account_id
      JOIN whose ON whose.entry_id = p.entry_id LEFT JOIN customers c ON c.id = whose.owner_id ${joins}
    WHERE p.entry_id > ${after} AND p.entry_id <= ${upTo} AND (a.owner_id IS NULL OR (${isOpening}))
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`);
}

export const decodeFigure = (row: StoredFigure): MovedFigure => ({
  ...{ book: row.book, currency: row.currency, type: row.type, figure: row.figure },
  symbolId: numberOf(row.symbol_id),
  areaId: numberOf(row.area_id),
  invitedBy: numberOf(row.invited_by),
  entries: Number(row.entries),
  moved: joinSplitSum(row.moved_above, row.moved_below),
});

interface StoredActive {
  /** Of its span. */
  readonly place: bigint;
  readonly customer_id: bigint;
  readonly is_demo: bigint;
  readonly type: string;
  readonly symbol_id: bigint | null;
  readonly area_id: bigint | null;
  readonly invited_by: bigint | null;
}

/** Customers whose own actions were booked, in each of some consecutive spans. */
export function activeCustomers(spans: readonly Portion[], figures: LedgerFigures) {
  const { after, upTo } = wholeOf(spans);
  const { joins, symbol } = symbolOf(figures);
  return rawStatement(sql<StoredActive>`SELECT DISTINCT c.id AS customer_id, c.is_demo, e.type, ${symbol} AS symbol_id,
      c.area_id, c.invited_by, ${placeIn(spans)} AS place
    FROM ledger_entries e JOIN customers c ON c.id = e.actor_id ${joins}
    WHERE e.id > ${after} AND e.id <= ${upTo} AND e.actor_kind = 'customer'`);
}

export const numberOf = (stored: bigint | null): number | null => (stored === null ? null : Number(stored));
