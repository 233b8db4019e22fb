import { Injectable } from '@nestjs/common';
import type { ReportBy, ReportPeriod } from '@truemark/contracts/admin';
import { type RawBuilder, sql } from 'kysely';
import type { LedgerFigures } from '../../engine/protocol.js';
import { written } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import type { Days } from './span.js';

/** What a report is about. */
export interface AskedReport extends Days {
  readonly zone: string;
  readonly book: 'real' | 'demo';
  readonly by: ReportBy;
  readonly period: ReportPeriod;
  /** Of this product alone; null: of all. */
  readonly product: string | null;
}

/** What one figure came to in one stretch of days, for one value. */
export interface SummedFigure {
  /** The first day of a day or a week, the month, or nothing. */
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

/** Figures that one report may be made of; beyond that fewer days or longer stretches are asked for. */
export const MOST_FIGURES = 200_000;

const STRETCH: Readonly<Record<ReportPeriod, RawBuilder<string>>> = {
  day: sql`day`,
  week: sql`week`,
  month: sql`month`,
  all: sql`''`,
};
const ONE = 100_000_000n;

/** Adds the days' rows up in the database: few lines come of many days. */
@Injectable()
export class ReportFigures {
  constructor(private readonly reader: Reader) {}

  async sums(asked: AskedReport, figures: LedgerFigures): Promise<SummedFigure[]> {
    const dimension = asked.by === 'product' ? 'all' : asked.by;
    // Whose an entry is its type says: of a product’s report the types are its values, until they are added up.
    const value = asked.by === 'product' ? sql`type` : sql`value`;
    const types = Object.keys(figures.productOf).filter((type) => figures.productOf[type] === asked.product);
    const ofProduct = asked.product === null ? sql`` : sql` AND type IN (${sql.join([...types, ''])})`;
    const rows = await this.reader.ask(
      written(sql<StoredSum>`SELECT ${STRETCH[asked.period]} AS stretch, ${value} AS value, currency, figure,
          sum(whole) AS whole, sum(rest) AS rest, sum(entries) AS entries
        FROM report_sums WHERE zone = ${asked.zone} AND book = ${asked.book} AND dimension = ${dimension}
          AND day >= ${asked.from} AND day <= ${asked.to}${ofProduct}
        GROUP BY 1, 2, 3, 4 LIMIT ${MOST_FIGURES + 1}`),
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
      written(sql<StoredActive>`SELECT ${STRETCH[period]} AS stretch, ${value} AS value,
          count(DISTINCT customer_id) AS customers
        FROM active_days WHERE zone = ${zone} AND book = ${book} AND day >= ${from} AND day <= ${to}${ofProduct}
        GROUP BY 1, 2 LIMIT ${MOST_FIGURES + 1}`),
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
