import { Injectable } from '@nestjs/common';
import type { ReportScheduleInput, ReportScheduleRow } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { ListSources } from './list-sources.js';
import { type ReportSchedule, reportSchedules } from './report-schedule.table.js';
import { nextAt } from './schedule-days.js';

/** Maximum schedules of one operator. */
const MOST = 10;

/** Scheduled reports of an operator: only lists the operator may read, sent only to that operator. */
@Injectable()
export class ReportSchedulesAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly audit: AuditRowBuilder,
    private readonly sources: ListSources,
    private readonly settings: Settings,
  ) {}

  async own({ id }: SignedInOperator): Promise<Listed<ReportScheduleRow>> {
    return Listed.of((await this.schedulesOf(id)).map(answerOf));
  }

  async add(operator: SignedInOperator, input: ReportScheduleInput): Promise<ReportScheduleRow> {
    this.sources.of(input.resource, operator);
    if ((await this.schedulesOf(operator.id)).length >= MOST)
      throw conflict('exports.many_schedules', 'You have ten scheduled reports. Please end one of them.');
    const next = nextAt(input.period, wallClock.now(), this.settings.text('timezone'));
    const row: ReportSchedule = {
      ...{ id: await this.numbers.next(reportSchedules), operatorId: operator.id, ...input },
      ...{ nextAt: next, lastAt: null },
    };
    await this.write(operator, 'create', row.id, { op: 'insert', table: reportSchedules.name, row }, input);
    return answerOf(row);
  }

  async end(operator: SignedInOperator, id: number): Promise<{ done: true }> {
    const found = (await this.schedulesOf(operator.id)).find((each) => each.id === id);
    if (!found) throw notFound('scheduled report');
    await this.write(operator, 'delete', id, { op: 'remove', table: reportSchedules.name, row: { id } });
    return { done: true };
  }

  private schedulesOf(operatorId: number): Promise<ReportSchedule[]> {
    return this.reader.select(reportSchedules, 'WHERE operator_id = $1 ORDER BY id', [operatorId]);
  }

  private async write(
    operator: SignedInOperator,
    action: string,
    resourceId: number,
    write: RowWrite,
    after?: ReportScheduleInput,
  ): Promise<void> {
    const trace = this.audit.row(operator, { action, resource: 'report-schedules', resourceId, after });
    const rows = [write, trace];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
  }
}

const answerOf = ({
  id,
  resource,
  format,
  book,
  period,
  nextAt,
  lastAt,
}: ReportSchedule): ReportScheduleRow => ({
  ...{ id, resource, format, book, period, next_at_ms: nextAt, last_at_ms: lastAt },
});
