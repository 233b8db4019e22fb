import { Injectable } from '@nestjs/common';
import type { ReportBy, ReportPeriod } from '@truemark/contracts/admin';
import { type RawBuilder, sql } from 'kysely';
import type { LedgerFigures } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';
import type { Days } from './span.js';

/** Parameters of a report. */
export interface AskedReport extends Days {
  readonly zone: string;
  readonly book: 'real' | 'demo';
  readonly by: ReportBy;
  readonly period: ReportPeriod;
  /** Only this product; null: all. */
  readonly product: string | null;
}

/** Total of one figure in one period for one dimension value. */
export interface SummedFigure {
  /** First day of a day or week, the month, or empty. */
  readonly stretch: string;
  readonly value: string;
  readonly currency: string;
  readonly figure: string;
  readonly sum: bigint;
  readonly entries: number;
}

export interface CountedActive {
  readonly stretch: string;
  readonly value: string;
  readonly customers: number;
}

/** Maximum figures of one report; above it, the operator has to choose fewer days or longer periods. */
export const MAX_FIGURES = 200_000;

const PERIOD_COLUMN: Readonly<Record<ReportPeriod, RawBuilder<string>>> = {
  day: sql`day`,
  week: sql`week`,
  month: sql`month`,
  all: sql`''`,
};
const ONE = 100_000_000n;

/** Sums the daily rows in the database: many days give few lines. */
@Injectable()
export class ReportFigures {
  constructor(private readonly reader: DatabaseReader) {}

  async sums(asked: AskedReport, figures: LedgerFigures): Promise<SummedFigure[]> {
    const dimension = asked.by === 'product' ? 'all' : asked.by;
    // The entry type determines the product, so a report by product groups by type first.
    const value = asked.by === 'product' ? sql`type` : sql`value`;
    const types = Object.keys(figures.productOf).filter((type) => figures.productOf[type] === asked.product);
    const ofProduct = asked.product === null ? sql`` : sql` AND type IN (${sql.join([...types, ''])})`;
    const rows = await this.reader.ask(
      rawStatement(sql<StoredSum>`SELECT ${PERIOD_COLUMN[asked.period]} AS stretch, ${value} AS value, currency, figure,
          sum(whole) AS whole, sum(rest) AS rest, sum(entries) AS entries
        FROM report_sums WHERE zone = ${asked.zone} AND book = ${asked.book} AND dimension = ${dimension}
          AND day >= ${asked.from} AND day <= ${asked.to}${ofProduct}
        GROUP BY 1, 2, 3, 4 LIMIT ${MAX_FIGURES + 1}`),
    );
    return rows.map((row) => ({
      ...{ stretch: row.stretch, currency: row.currency, figure: row.figure },
      value: asked.by === 'product' ? (figures.productOf[row.value] ?? row.value) : row.value,
      sum: BigInt(String(row.whole)) * ONE + BigInt(String(row.rest)),
      entries: Number(row.entries),
    }));
  }

  async active({ zone, book, by, period, product, from, to }: AskedReport): Promise<CountedActive[]> {
    const value = by === 'all' ? sql`''` : sql.ref(by);
    const ofProduct = product === null ? sql`` : sql` AND product = ${product}`;
    const rows = await this.reader.ask(
      rawStatement(sql<StoredActive>`SELECT ${PERIOD_COLUMN[period]} AS stretch, ${value} AS value,
          count(DISTINCT customer_id) AS customers
        FROM active_days WHERE zone = ${zone} AND book = ${book} AND day >= ${from} AND day <= ${to}${ofProduct}
        GROUP BY 1, 2 LIMIT ${MAX_FIGURES + 1}`),
    );
    return rows.map(({ stretch, value: of, customers }) => ({
      stretch,
      value: of,
      customers: Number(customers),
    }));
  }
}

interface StoredSum {
  readonly stretch: string;
  readonly value: string;
  readonly currency: string;
  readonly figure: string;
  readonly whole: unknown;
  readonly rest: unknown;
  readonly entries: unknown;
}
interface StoredActive {
  readonly stretch: string;
  readonly value: string;
  readonly customers: unknown;
}
