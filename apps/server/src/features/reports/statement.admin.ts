import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { StatementRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { sortRows } from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { LocalTime } from '../settings/local-time.js';
import { DaySums } from './day-sums.js';
import type { ReportFilter } from './reports.admin.js';
import { customSpan, spanOf } from './span.js';
import { placeOf, type StatementLine, statementLines } from './statement-lines.js';

/** Requested days and book. */
export interface StatementFilter extends Pick<ReportFilter, 'book' | 'days'> {
  /** Null: both. */
  readonly side: StatementRow['side'] | null;
}

/** Before any day of the broker. */
const BEGINNING = '0001-01-01';

type Row = ExactDecimals<StatementRow>;

/**
 * Reconciliation statements: opening, movements by type and closing of each account, by currency; one book at a time.
 */
@Injectable()
export class StatementAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly time: LocalTime,
    private readonly daySums: DaySums,
  ) {}

  async page(
    { book, days, side }: StatementFilter,
    { first, limit, sort }: ListRequest,
  ): Promise<Listed<Row>> {
    const today = this.time.dayOf(this.engine.view.now());
    const { from, to } = typeof days === 'string' ? spanOf(days, today) : customSpan(days);
    await this.daySums.whole();
    const lines = statementLines(await this.daySums.between(book, BEGINNING, to), { from, to });
    const { from: begin, before: end } = this.time.range(from, to);
    const rows = lines
      .filter((line) => side === null || line.side === side)
      .map((line): Row => ({ ...rowOf(line), book, from, to, from_ms: begin, until_ms: end }));
    return Listed.of(sortRows(rows, sort ?? { field: 'id', descending: false }), first, limit);
  }
}

const rowOf = ({ credited, debited, ...line }: StatementLine) => ({
  id: placeOf({ ...line, credited, debited }),
  ...line,
  ...{ credited, debited, sum: credited - debited },
});
