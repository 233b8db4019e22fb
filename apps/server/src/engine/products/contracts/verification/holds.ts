import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import type { DueHold } from '../../../kernel/product.js';
import { orders } from '../tables/order.table.js';

/**
 * Amounts that open orders must hold: margin for a position, margin and fee for a pending order. Parts count with the
 * whole order.
 */
export async function* marginsHeld(reader: DatabaseReader): AsyncGenerator<DueHold> {
  const open = `WHERE status IN ('pending', 'holding')`;
  for (const { id, originId, customerId, status, margin, fee } of await reader.select(orders, open)) {
    const amount = status === 'pending' ? margin + fee : margin;
    yield {
      account: { ownerId: customerId, kind: 'forex' },
      refKind: 'order',
      refId: originId ?? id,
      amount,
    };
  }
}
