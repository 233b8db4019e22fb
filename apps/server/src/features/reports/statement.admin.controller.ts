import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { readStatementFilter } from './report-filter.js';
import { StatementAdmin } from './statement.admin.js';

@AdminController('statement')
export class StatementAdminController {
  constructor(private readonly statement: StatementAdmin) {}

  @Get()
  @RequirePermission('statement', 'read')
  @ApiList(
    'List opening balances of each kind of account, movements by type of entry, and closing balances of a period; ' +
      'filters `book`, `side` (customers, house), and `range` or `from` a day `to` another',
  )
  list(@Query() query: ListParameters) {
    const request = readListRequest(query);
    return this.statement.page(readStatementFilter(request.filter), request);
  }
}
