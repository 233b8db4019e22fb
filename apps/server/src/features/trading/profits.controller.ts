import { Controller } from '@nestjs/common';
import { type EquityRequest, equityRequest, equitySchema, profitsSchema } from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { EquityHistory } from './equity-history.js';
import { Profits } from './profits.js';

@Controller()
export class ProfitsController {
  constructor(
    private readonly profits: Profits,
    private readonly equity: EquityHistory,
  ) {}

  @Call('/api/user/get_profits', {
    auth: 'customer',
    heavy: true,
    tag: 'Trading',
    summary: 'Get the total of all accounts with floating profit, and the day’s profit',
    answer: profitsSchema,
  })
  today(_: unknown, { customerId }: SignedIn) {
    return this.profits.of(customerId);
  }

  @Call('/api/user/equity', {
    auth: 'customer',
    schema: equityRequest,
    heavy: true,
    tag: 'Trading',
    summary: 'Get that total over a day, a week, a month or all time; instants without data are omitted',
    answer: equitySchema,
  })
  series({ range }: EquityRequest, { customerId }: SignedIn) {
    return this.equity.of(customerId, range);
  }
}
