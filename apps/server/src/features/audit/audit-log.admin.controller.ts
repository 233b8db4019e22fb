import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { AuditRow as AuditAnswer } from '@truemark/contracts/admin';
import { notFound } from '../../platform/admin/admin-error.js';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type Filter, from, ids, until, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { rowId } from '../../platform/admin/row-id.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { condition } from '../../platform/database/queries.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { type AuditRow, auditLog } from './audit.table.js';

/** Row ids derive from the time in microseconds, so a time filter needs no index of its own. */
const IDS_PER_MILLISECOND = 1000;
/** Tolerance for a clock that was set back. */
const CLOCK_TOLERANCE = 24 * 3_600_000;

/** Filter by time, and by the matching range of ids, which is the order of the list. */
const since: Filter<'at' | 'id'> = (value, columns) =>
  condition.and([from('at')(value, columns), condition(columns.id, '>=', numberAt(value, -CLOCK_TOLERANCE))]);
const before: Filter<'at' | 'id'> = (value, columns) =>
  condition.and([until('at')(value, columns), condition(columns.id, '<', numberAt(value, CLOCK_TOLERANCE))]);
const below: Filter<'id'> = (value, { id }) => condition(id, '<', Math.trunc(Number(value)) || 0);

function numberAt(value: unknown, later: number): number {
  const at = typeof value === 'number' ? value : Date.parse(String(value));
  return Math.min(Math.max(0, (at + later) * IDS_PER_MILLISECOND), Number.MAX_SAFE_INTEGER);
}

const list: ListDeclaration<AuditRow> = {
  table: auditLog,
  sorts: { id: 'id', at: 'id' },
  defaultSort: { field: 'id', descending: true },
  numberedBy: 'place',
  rises: ['id'],
  filters: {
    id: ids('id'),
    place: ids('place'),
    operator_id: ids('operatorId'),
    resource: words('resource'),
    resource_id: words('resourceId'),
    customer_id: ids('customerId'),
    action: words('action'),
    from: since,
    until: before,
    below,
  },
  search: { columns: ['operatorEmail', 'resourceId', 'before', 'after', 'reason'], newest: 50_000 },
};

@AdminController('audit-log')
export class AuditLogAdminController {
  constructor(private readonly reader: DatabaseReader) {}

  @Get()
  @RequirePermission('audit-log', 'read')
  @ApiList(
    'List operators’ writes, newest first; filter `q` searches the text of the newest 50,000 that match the other filters, `below` continues after a row',
  )
  async list(@Query() query: ListParameters): Promise<Listed<AuditAnswer>> {
    return (await listPage(this.reader, list, readListRequest(query))).map(answerOf);
  }

  @Get(':id')
  @RequirePermission('audit-log', 'read')
  @ApiOperation({ summary: 'Get one write of an operator' })
  async one(@Param('id') id: string): Promise<AuditAnswer> {
    const row = await this.reader.first(auditLog, 'WHERE id = $1', [rowId(id)]);
    if (!row) throw notFound('record');
    return answerOf(row);
  }
}

const answerOf = (row: AuditRow): AuditAnswer => ({
  id: row.id,
  at_ms: row.at,
  operator_id: row.operatorId,
  operator_email: row.operatorEmail,
  address: row.address,
  action: row.action,
  resource: row.resource,
  resource_id: row.resourceId,
  customer_id: row.customerId,
  before: parsed(row.before),
  after: parsed(row.after),
  reason: row.reason,
  place: row.place,
  hash: row.hash,
});

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
