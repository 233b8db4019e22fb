import { Injectable } from '@nestjs/common';
import { deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import {
  CountsFunnelSteps,
  type FunnelStepCounts,
  type FunnelSteps,
  type Instants,
} from '../customers/funnel-steps.js';

/** Customers who requested a deposit, and those credited; both by the time of the request. */
@Injectable()
@CountsFunnelSteps()
export class DepositSteps implements FunnelSteps {
  constructor(private readonly reader: DatabaseReader) {}

  async countSteps({ from, before }: Instants): Promise<readonly FunnelStepCounts[]> {
    const asked = queryBuilder(deposits)
      .selectFrom('deposits')
      .select(({ fn }) => fn.count('customer_id').distinct().as('count'))
      .where('created_at', '>=', from)
      .where('created_at', '<', before);
    const [all, credited] = await Promise.all([
      this.reader.number(asked),
      this.reader.number(asked.where('status', '=', 'approved')),
    ]);
    const span = { from: new Date(from).toISOString(), until: new Date(before).toISOString() };
    return [
      { step: 'payment_asked', list: 'deposits', filter: span, customers: all },
      {
        step: 'payment_credited',
        list: 'deposits',
        filter: { ...span, status: 'approved' },
        customers: credited,
      },
    ];
  }
}
