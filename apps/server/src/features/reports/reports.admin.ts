import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { ReportBy, ReportPeriod, ReportRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { sortRows } from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { DaySums } from './day-sums.js';
import { MAX_FIGURES, ReportFigures } from './report-figures.js';
import { type ReportLine, reportLines } from './report-lines.js';
import { customSpan, type Days, type RangeName, spanOf } from './span.js';
import { periodDays } from './stretch.js';

/** Filter of a report. */
export interface ReportFilter {
  readonly book: 'real' | 'demo';
  readonly by: ReportBy;
  readonly period: ReportPeriod;
  readonly product: string | null;
  readonly days: RangeName | Days;
}

type Row = ExactDecimals<ReportRow>;
type Names = (value: string) => string;

/** Broker earnings, customer payments and active customers, by period and dimension. */
@Injectable()
export class ReportsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
    private readonly time: LocalTime,
    private readonly daySums: DaySums,
    private readonly figures: ReportFigures,
  ) {}

  async page(asked: ReportFilter, { first, limit, sort }: ListRequest): Promise<Listed<Row>> {
    const rows = await this.rows(asked);
    // Ties keep this order: largest movement for the broker first.
    const byWeight = rows.sort(
      (one, other) => compare(abs(other.result), abs(one.result)) || compare(one.id, other.id),
    );
    return Listed.of(sortRows(byWeight, sort ?? { field: 'from', descending: true }), first, limit);
  }

  /** All lines, unsorted. */
  async rows({ book, by, period, product, days }: ReportFilter): Promise<Row[]> {
    const today = this.time.dayOf(this.engine.view.now());
    const { from, to } = typeof days === 'string' ? spanOf(days, today) : customSpan(days);
    const asked = { zone: this.settings.text('timezone'), book, by, period, product, from, to };
    const figures = await this.engine.ask({ kind: 'ledger.figures' });
    await this.daySums.whole();
    const [sums, active] = await Promise.all([this.figures.sums(asked, figures), this.figures.active(asked)]);
    if (sums.length > MAX_FIGURES || active.length > MAX_FIGURES)
      throw invalid({
        'filter.period': 'These are too many lines. Please choose fewer days or longer periods.',
      });
    const lines = reportLines(sums, active, figures, this.settings.text('currency'));
    const nameOf = await this.loadNames(by, lines);
    return lines.map((line) => this.rowOf(line, asked, nameOf));
  }

  private rowOf(
    { stretch, value, currency, ...sums }: ReportLine,
    { book, by, period, from, to }: Days & Pick<ReportFilter, 'book' | 'by' | 'period'>,
    nameOf: Names,
  ): Row {
    const days = periodDays(period, stretch, { from, to });
    const instants = this.time.range(days.from, days.to);
    return {
      id: `${days.from}|${value}|${currency}`,
      ...{ from: days.from, to: days.to, from_ms: instants.from, until_ms: instants.before },
      ...{ book, by, value, name: value === '' ? '' : nameOf(value), currency },
      ...sums,
    };
  }

  private async loadNames(by: ReportBy, lines: readonly ReportLine[]): Promise<Names> {
    switch (by) {
      case 'symbol': {
        const codes = new Map(this.engine.view.symbols().map(({ id, showCode }) => [String(id), showCode]));
        return (value) => codes.get(value) ?? value;
      }
      case 'country': {
        const countries = new Intl.DisplayNames('en', { type: 'region' });
        return (value) => countries.of(value) ?? value;
      }
      case 'inviter': {
        const ids = lines.flatMap(({ value }) => (value === '' ? [] : [Number(value)]));
        const people = await rowsIn(this.reader, customers, 'id', ids);
        const named = new Map(
          people.map(({ id, name, nickname, uid }) => [
            String(id),
            `${name || nickname || ''} ${uid}`.trim(),
          ]),
        );
        return (value) => named.get(value) ?? value;
      }
      default:
        return (value) => value;
    }
  }
}

const abs = (sum: bigint): bigint => (sum < 0n ? -sum : sum);
const compare = <T extends bigint | string>(one: T, other: T): number =>
  one < other ? -1 : one > other ? 1 : 0;
