import { checkStopPrices, closingPrice, isRefusal, type MarketOrder, openAtMarket } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { type Fill, quoteOf, requireFill, termsOf } from '../../market/quotes.js';
import { bookOpening } from './bookings.js';
import type { OpenOrder } from './commands.js';
import { requireFreeMargin } from './free-margin-check.js';
import { newPendingOrder, pinnedTerms, requireTradable } from './new-order.js';
import { putOrder } from './put-order.js';
import type { Order } from './tables/order.table.js';

/** Opens a market order at the current quote, or refuses. */
export function openOrder(step: Step, command: OpenOrder): Results['order.open'] {
  const { symbol, free, feeType } = requireTradable(step, command);
  const fill = requireFill(step, symbol, command);
  const quote = quoteOf(fill.tick);
  const asked: MarketOrder = { side: command.side, lots: command.lots, multiple: command.multiple };
  const opening = openAtMarket(asked, termsOf(symbol, feeType), quote, fill.rate.rate, free.balance);
  if (isRefusal(opening)) return step.refuse(opening.key, opening.facts);
  const stops = { stopLoss: command.stopLoss ?? 0n, takeProfit: command.takeProfit ?? 0n };
  const wrong = checkStopPrices(command.side, stops, closingPrice(command.side, quote));
  if (wrong) return step.refuse(wrong.key);
  const { margin, fee } = opening;
  requireFreeMargin(step, command.customerId, { amount: margin + fee, margin });
  step.state.catalogue.requireTradable(step, {
    customerId: command.customerId,
    asked: margin,
    mayCost: 0n,
  });

  const terms = pinnedTerms(symbol, feeType, command.multiple, fill.rate);
  const order = opened(step, newPendingOrder(step, command, free, terms), fill, opening);
  bookOpening(step, order);
  putOrder(step, order);
  step.emit({ type: 'order.opened', customerId: order.customerId, order });
  step.state.catalogue.notePosition(step, { kind: 'open', order, fill });
  return { order };
}

/** The order as a position opened with the fill. */
export function opened(
  step: Step,
  order: Order,
  { tick }: Fill,
  { price, margin, fee }: { price: bigint; margin: bigint; fee: bigint },
): Order {
  return {
    ...order,
    status: 'holding',
    margin,
    fee,
    openBid: BigInt(tick.bid),
    openPrice: price,
    openSeq: tick.seq,
    openedAt: Math.max(step.now, order.createdAt),
    trailingSince: order.trailingDistance === 0n ? null : tick.seq,
  };
}
