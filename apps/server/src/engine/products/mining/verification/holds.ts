import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { DueHold } from '../../../kernel/product.js';
import { fundSubscriptions } from '../tables/fund-subscription.table.js';

/** Shares that open subscriptions must hold. */
export async function* sharesHeld(reader: DatabaseReader): AsyncGenerator<DueHold> {
  const open = await reader.select(fundSubscriptions, `WHERE status IN ('running', 'refunding')`);
  for (const { id, customerId, share } of open) {
    yield {
      account: { ownerId: customerId, kind: 'change' },
      ...{ refKind: 'fund_subscription', refId: id, amount: share },
    };
  }
}
