import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { ApiList } from '../../platform/admin/api-docs.js';
import { type ListParameters, readListRequest } from '../../platform/admin/list-request.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { OptionFairnessAdmin } from './option-fairness.admin.js';

/** Report only: it has no automatic consequences. */
@AdminController('option-fairness')
export class OptionFairnessAdminController {
  constructor(private readonly fairness: OptionFairnessAdmin) {}

  @Get()
  @RequirePermission('option-fairness', 'read')
  @ApiList(
    'List ended options by symbol, or with `by` "duration" by symbol and duration: win rate, break-even, payouts, and how many ' +
      'distinct market outcomes were won by the side with more money, with the 95 % interval; filters `is_demo`, `forex_id`, `from`, `until` (bought), `by`',
  )
  list(@Query() query: ListParameters) {
    return this.fairness.page(readListRequest(query));
  }

  @Get('summary')
  @RequirePermission('option-fairness', 'read')
  @ApiOperation({
    summary: 'Get the totals, and the spread of customers’ win rates around an even chance',
  })
  @ApiQuery({ name: 'filter', required: false, type: String, description: 'As in the list, without `by`.' })
  summary(@Query() query: ListParameters) {
    return this.fairness.summary(readListRequest(query));
  }
}
