import { Get, Param, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { rowId } from '../../platform/admin/row-id.js';
import { AdminController } from '../operators/admin-controller.js';
import { Allows } from '../operators/allows.js';
import { CurrentOperator } from '../operators/operator.guard.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { OptionsAdmin } from './options.admin.js';

/** Read only throughout. */
@AdminController('options')
export class OptionsAdminController {
  constructor(private readonly options: OptionsAdmin) {}

  @Get()
  @Allows('options', 'read')
  @ApiList(
    'Options, newest first; running ones with the bid of this second and what they would come to at it',
  )
  list(@CurrentOperator() operator: SignedInOperator, @Query() query: ListParameters) {
    return this.options.page(operator, readListRequest(query));
  }

  @Get(':id')
  @Allows('options', 'read')
  @ApiOperation({ summary: 'One option with the terms that it was bought under' })
  one(@CurrentOperator() operator: SignedInOperator, @Param('id') id: string) {
    return this.options.one(operator, rowId(id));
  }

  @Get(':id/proof')
  @Allows('options', 'read')
  @ApiOperation({ summary: 'What its result follows from: ticks, terms and rule, as the customer gets them' })
  proof(@Param('id') id: string) {
    return this.options.proof(rowId(id));
  }
}
