import { HeldPositions } from '@truemark/domain';
import type { Answers } from '../../kernel/product.js';
import type { RateRecord } from '../../market/tables/rate-record.js';
import { lowestLevels } from './book/lowest-levels.js';
import { heldOrder } from './tables/held-order.js';

/** Read-only questions about the open book. */
export const contractAnswers = {
  'margin.lowest': ({ margins, customers }, { most, isDemo }) => {
    const fits = (id: number): boolean => isDemo === undefined || customers.get(id)?.isDemo === isDemo;
    return lowestLevels(margins, most, fits);
  },
  'orders.stops': ({ orders, triggers }, { orderIds }) =>
    orderIds.flatMap((id) => {
      const order = orders.get(id);
      return order ? [[id, triggers.stopOf(order)] as const] : [];
    }),
  'positions.held': ({ orders, laneSeq, bookOf }) => {
    const held = new HeldPositions<RateRecord>();
    for (const order of orders.values()) held.add(heldOrder(order, bookOf(order.customerId) === 'demo'));
    return { seq: laneSeq, held: held.all() };
  },
} satisfies Answers;
