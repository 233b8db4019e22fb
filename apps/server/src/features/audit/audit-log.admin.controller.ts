import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { notFound } from '../../platform/admin/admin-error.js';
import { ApiList } from '../../platform/admin/api-docs.js';
import { from, ids, until, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { rowId } from '../../platform/admin/row-id.js';
import { Reader } from '../../platform/database/reader.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { type AuditRow, auditLog } from './audit.table.js';

const list: ListDeclaration<AuditRow> = {
  table: auditLog,
  sorts: { id: 'id', at: 'id' },
  defaultSort: { field: 'id', descending: true },
  filters: {
    id: ids('id'),
    operator_id: ids('operatorId'),
    resource: words('resource'),
    resource_id: words('resourceId'),
    action: words('action'),
    from: from('at'),
    until: until('at'),
  },
};

@AdminController('audit-log')
export class AuditLogAdminController {
  constructor(private readonly reader: Reader) {}

  @Get()
  @Allows('audit-log', 'read')
  @ApiList('Writes of operators, newest first')
  async list(@Query() query: ListParameters): Promise<Listed<AuditAnswer>> {
    return (await listPage(this.reader, list, readListRequest(query))).map(answerOf);
  }

  @Get(':id')
  @Allows('audit-log', 'read')
  @ApiOperation({ summary: 'One write of an operator' })
  async one(@Param('id') id: string): Promise<AuditAnswer> {
    const row = await this.reader.first(auditLog, 'WHERE id = $1', [rowId(id)]);
    if (!row) throw notFound('record');
    return answerOf(row);
  }
}

const answerOf = (row: AuditRow) => ({
  id: row.id,
  at_ms: row.at,
  operator_id: row.operatorId,
  operator_email: row.operatorEmail,
  address: row.address,
  action: row.action,
  resource: row.resource,
  resource_id: row.resourceId,
  before: parsed(row.before),
  after: parsed(row.after),
  reason: row.reason,
});
type AuditAnswer = ReturnType<typeof answerOf>;

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
