import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import { RequirePermission } from '../operators/require-permission.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OptionsAdmin } from './options.admin.js';

/** Read-only. */
@AdminController('options')
export class OptionsAdminController {
  constructor(private readonly options: OptionsAdmin) {}

  @Get()
  @RequirePermission('options', 'read')
  @ApiList('List options, newest first; running ones with the current bid and their result at it')
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.options.page(operator, readListRequest(query));
  }

  @Get(':id')
  @RequirePermission('options', 'read')
  @ApiOperation({ summary: 'Get one option with the terms it was bought under' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.options.one(operator, rowId(id));
  }

  @Get(':id/proof')
  @RequirePermission('options', 'read')
  @ApiOperation({ summary: 'Get an option’s proof as the customer sees it: ticks, terms and rule' })
  proof(@Param('id') id: string) {
    return this.options.proof(rowId(id));
  }
}
