import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import { profitOf } from '@truemark/domain';
import { decimal, type Money, type Price } from '@truemark/money';
import { useMemo, useState } from 'react';
import { useQuote } from '../../../api/live/quotes.js';
import { toast } from '../../../ui/toast.js';
import { useRate } from '../../market/useRate.js';
import { useSetStops } from '../../orders/useOrderCalls.js';
import type { Problem } from '../problems.js';
import { checkStops, NO_STOPS } from '../stops.js';
import {
  callOf,
  followTrailing,
  linesOf,
  type Move,
  movedStop,
  type OrderLine,
  referenceOfOrder,
  sideOf,
  type Trailed,
} from './order-lines.js';
import { useSymbolOrders } from './useSymbolOrders.js';

export type OrderLines = ReturnType<typeof useOrderLines>;

const NOWHERE: ReadonlyMap<number, Trailed> = new Map();

/** The lines of a symbol's orders, and the one stop that is being moved. */
export function useOrderLines(symbol: TradeSymbol) {
  const quote = useQuote(symbol.Code);
  const rate = useRate(symbol);
  const { orders, put } = useSymbolOrders(symbol.Id);
  const setStops = useSetStops();
  const [trailed, setTrailed] = useState(NOWHERE);
  const [kept, setMove] = useState<Move | null>(null);

  const followed = followTrailing(trailed, orders, quote);
  if (followed !== trailed) setTrailed(followed);
  const moved = orders.find((order) => order.Id === kept?.orderId);
  const move = moved ? kept : null;

  const lines = useMemo(() => linesOf(orders, followed, move), [orders, followed, move]);

  const moveTo = (line: OrderLine, price: Price) => {
    const reference = referenceOfOrder(line.order, quote);
    if (setStops.busy || reference === null || price <= 0n) return;
    setMove({ orderId: line.order.Id, stop: movedStop(line, price, reference), price });
  };
  const undo = () => setMove(null);
  const set = () => {
    if (!move || !moved) return;
    setStops.send(callOf(moved, move), {
      onSuccess: ({ data }) => put(data),
      onRefused: ({ message }) => toast.error(message),
      onSettled: undo,
    });
  };

  return {
    orders,
    lines,
    move: move && moved && { ...move, order: moved, ...outlook(move, moved) },
    moveTo,
    undo,
    set,
    busy: setStops.busy,
  };

  /** What the move would bring, and why it cannot be. */
  function outlook({ stop, price }: Move, order: ForexOrder): { profit?: Money; problem?: Problem } {
    const side = sideOf(order);
    const asked = { ...NO_STOPS, [stop]: { on: true, text: String(Number(price) / 1e8), touched: true } };
    const { problems } = checkStops(asked, side, referenceOfOrder(order, quote), symbol.PricePrecision);
    const open = decimal(order.Status === 1 ? order.Price : order.TargetPrice);
    const lots = decimal(order.Quantity);
    const units = decimal(symbol.ForexContNum);
    return {
      problem: problems[stop],
      profit: rate ? profitOf({ side, open, close: price, lots, units, rate }) : undefined,
    };
  }
}
