import type { SummedOrder } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { RateRecord } from '../../../market/tables/rate-record.js';
import type { Order } from './order.table.js';

/** Maps an order to the input of the sums of open positions. */
export const heldOrder = (order: Order, isDemo: boolean): SummedOrder<RateRecord> => ({
  symbolId: order.symbolId,
  isDemo,
  openRate: order.terms.openRate,
  isCopied: order.terms.copy !== undefined,
  isPending: order.status === 'pending',
  side: order.side,
  lots: order.lots,
  units: decimal(order.terms.units),
  openPrice: order.openPrice ?? 0n,
  margin: order.margin,
  isPart: order.originId !== null,
});
