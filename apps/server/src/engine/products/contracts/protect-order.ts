import { checkStopPrices, closingPrice } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { quoteOf } from '../../market/quotes.js';
import { pinnedRate } from '../../market/rates.js';
import { requireOrder } from './close-order.js';
import type { ProtectOrder } from './commands.js';
import { putOrder } from './put-order.js';
import type { Order, OrderTerms } from './tables/order.table.js';

/** Sets, moves or removes stop-loss, take-profit and trailing distance. Allowed while the market is closed. */
export function protectOrder(step: Step, command: ProtectOrder): Results['order.protect'] {
  const { order } = requireOrder(step, command);
  const { stopLoss, takeProfit } = command;
  const trailingDistance = command.trailingDistance ?? order.trailingDistance;
  if (trailingDistance < 0n) step.refuse('order.trailing_distance');
  const tick = step.state.quotes.get(order.symbolId);
  const reference =
    order.status === 'pending' ? order.targetPrice : tick ? closingPrice(order.side, quoteOf(tick)) : null;
  if (reference === null) return step.refuse('market.stale_quote');
  const wrong = checkStopPrices(order.side, { stopLoss, takeProfit }, reference);
  if (wrong) return step.refuse(wrong.key);
  const isTrailing = order.status === 'holding' && trailingDistance !== 0n;
  const restarts = isTrailing && trailingDistance !== order.trailingDistance;
  const changed: Order = {
    ...order,
    stopLoss,
    takeProfit,
    trailingDistance,
    trailingSince: restarts ? (tick?.seq ?? null) : isTrailing ? order.trailingSince : null,
    terms: order.status === 'holding' && tick ? withOwnStops(order.terms, tick.seq) : order.terms,
  };
  putOrder(step, changed);
  step.emit({ type: 'order.changed', customerId: order.customerId, order: changed });
  if (order.status === 'holding' && tick) {
    const fill = { tick, rate: pinnedRate(step.state, order.terms) };
    step.state.catalogue.notePosition(step, { kind: 'protect', order: changed, fill });
  }
  return { order: changed };
}

/** Stops that only later ticks can reach. A copy's stops become the follower's own. */
const withOwnStops = ({ copy, ...terms }: OrderTerms, stopsSeq: number): OrderTerms => ({
  ...terms,
  stopsSeq,
  ...(copy && { copy: { ...copy, state: copy.state ?? 'detached' } }),
});
