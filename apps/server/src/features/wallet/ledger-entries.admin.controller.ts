import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { LedgerEntriesAdmin } from './ledger-entries.admin.js';

/** Journal, read-only for everyone. Mistakes are corrected by a new entry. */
@AdminController('ledger-entries')
export class LedgerEntriesAdminController {
  constructor(private readonly entries: LedgerEntriesAdmin) {}

  @Get()
  @RequirePermission('ledger-entries', 'read')
  @ApiList('List journal entries with their postings, newest first')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.entries.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('ledger-entries', 'read')
  @ApiOperation({ summary: 'Get one journal entry with its postings' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.entries.one(operator, rowId(id));
  }
}
