import { Controller } from '@nestjs/common';
import { profitsSchema } from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { Profits } from './profits.js';

@Controller()
export class ProfitsController {
  constructor(private readonly profits: Profits) {}

  @Call('/api/user/get_profits', {
    auth: 'customer',
    heavy: true,
    tag: 'Trading',
    summary: 'Total of all accounts with floating profit, and the profit of the day',
    answer: profitsSchema,
  })
  today(_: unknown, { customerId }: SignedIn) {
    return this.profits.of(customerId);
  }
}
