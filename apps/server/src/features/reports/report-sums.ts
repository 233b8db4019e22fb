import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { EngineClient } from '../../engine/client.js';
import type { LedgerFigures, RowWrite } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { untypedQueries } from '../../platform/database/queries.js';
import { Areas } from '../areas/areas.js';
import {
  activeCustomers,
  decodeFigure,
  figuresMoved,
  type MovedFigure,
  numberOf,
  type Portion,
} from './report-movements.js';
import {
  type ActiveDay,
  activeDays,
  DIMENSIONS,
  type Dimension,
  type ReportSum,
  reportSums,
} from './report-sum.table.js';
import { positionsClosed, spreadFigure } from './spread-paid.js';

const ONE = 100_000_000n;

type Whose = Pick<MovedFigure, 'symbolId' | 'areaId' | 'invitedBy'>;

/** Report rows, updated incrementally: by batches of the ledger, each within one day. */
@Injectable()
export class ReportSums {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly areas: Areas,
  ) {}

  /** The day's rows with the batch added. */
  async added(zone: string, day: string, portion: Portion): Promise<RowWrite[]> {
    const figures = await this.engine.ask({ kind: 'ledger.figures' });
    const [moved, spreads, active] = await Promise.all([
      this.reader.ask(figuresMoved([portion], figures)),
      this.loadSpreads(portion, figures),
      this.buildActiveRows(zone, day, portion, figures),
    ]);
    const sums = await this.buildSumRows(zone, day, [...moved.map(decodeFigure), ...spreads]);
    return [...sums, ...active];
  }

  private async buildSumRows(zone: string, day: string, moved: readonly MovedFigure[]): Promise<RowWrite[]> {
    const calendar = { zone, day, ...weekAndMonth(day) };
    const sums = new Map<string, { row: ReportSum; moved: bigint }>();
    for (const each of moved) {
      const { book, currency, type, figure } = each;
      const values = this.dimensionValuesOf(each);
      for (const dimension of DIMENSIONS) {
        const value = values[dimension];
        const row = { ...calendar, book, dimension, value, currency, type, figure, ...NOTHING };
        const known = sums.get(keyOf(row)) ?? { row, moved: 0n };
        const entries = known.row.entries + each.entries;
        sums.set(keyOf(row), { row: { ...known.row, entries }, moved: known.moved + each.moved });
      }
    }
    for (const before of await this.loadCurrent([...sums.values()].map(({ row }) => row))) {
      const known = sums.get(keyOf(before));
      if (!known) continue;
      const row = { ...known.row, entries: known.row.entries + before.entries };
      sums.set(keyOf(before), { row, moved: known.moved + sumOf(before) });
    }
    return [...sums.values()].map(({ row, moved: sum }) => ({
      op: 'upsert',
      table: reportSums.name,
      row: { ...row, whole: Number(sum / ONE), rest: Number(sum % ONE) },
    }));
  }

  /** Current rows of the day for the dimension values that moved. */
  private async loadCurrent(rows: readonly ReportSum[]): Promise<ReportSum[]> {
    const groups = new Map<string, ReportSum[]>();
    for (const row of rows) {
      const key = `${row.book} ${row.dimension}`;
      groups.set(key, [...(groups.get(key) ?? []), row]);
    }
    const found = [...groups.values()].map((group) => {
      const { zone, book, dimension, day } = group[0] as ReportSum;
      const known = untypedQueries
        .selectFrom(reportSums.name)
        .selectAll()
        .where('zone', '=', zone)
        .where('book', '=', book)
        .where('dimension', '=', dimension)
        .where('day', '=', day)
        .where('value', 'in', [...new Set(group.map(({ value }) => value))]);
      return this.reader.rows(reportSums, known);
    });
    return (await Promise.all(found)).flat();
  }

  /** Spread paid by positions closed in this batch. */
  private async loadSpreads(portion: Portion, { spreads }: LedgerFigures): Promise<MovedFigure[]> {
    const closed = await Promise.all(
      spreads.map(async (each) =>
        (await this.reader.ask(positionsClosed([portion], each))).map((position) =>
          spreadFigure(position, each.entry),
        ),
      ),
    );
    return closed.flat();
  }

  private async buildActiveRows(
    zone: string,
    day: string,
    portion: Portion,
    figures: LedgerFigures,
  ): Promise<RowWrite[]> {
    const calendar = weekAndMonth(day);
    const rows = new Map<string, ActiveDay>();
    for (const each of await this.reader.ask(activeCustomers([portion], figures))) {
      const { symbol, country, inviter } = this.dimensionValuesOf({
        symbolId: numberOf(each.symbol_id),
        areaId: numberOf(each.area_id),
        invitedBy: numberOf(each.invited_by),
      });
      const product = figures.productOf[each.type] ?? each.type;
      const customerId = Number(each.customer_id);
      rows.set(`${customerId} ${product} ${symbol}`, {
        ...{ zone, book: Number(each.is_demo) === 1 ? 'demo' : 'real', day, customerId, product },
        ...{ symbol, country, inviter, ...calendar },
      });
    }
    return [...rows.values()].map((row) => ({ op: 'upsert', table: activeDays.name, row }));
  }

  private dimensionValuesOf({ symbolId, areaId, invitedBy }: Whose): Readonly<Record<Dimension, string>> {
    return {
      all: '',
      symbol: String(symbolId ?? ''),
      country: areaId === null ? '' : (this.areas.countryOf(areaId) ?? ''),
      inviter: String(invitedBy ?? ''),
    };
  }
}

const NOTHING = { whole: 0, rest: 0, entries: 0 };

/** Sum in 10⁻⁸. */
export const sumOf = ({ whole, rest }: Pick<ReportSum, 'whole' | 'rest'>): bigint =>
  BigInt(whole) * ONE + BigInt(rest);

const keyOf = ({ book, dimension, value, currency, type, figure }: ReportSum): string =>
  `${book} ${dimension} ${value} ${currency} ${type} ${figure}`;

/** Weeks begin on Monday. */
export function weekAndMonth(day: string): { readonly week: string; readonly month: string } {
  const week = DateTime.fromISO(day, { zone: 'utc' }).startOf('week').toISODate() ?? day;
  return { week, month: day.slice(0, 7) };
}
