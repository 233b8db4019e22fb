import type { Price } from '@truemark/money';
import { useMemo, useState } from 'react';
import { useQuote } from '../../../api/live/quotes.js';
import type { TradeSymbol } from '../../../api/symbols.js';
import { toast } from '../../../ui/toast.js';
import { useRate } from '../../market/useRate.js';
import { useSetStops } from '../../orders/useOrderCalls.js';
import { useSymbolOrders } from './MAX_PAGES.js';
import {
  callOf,
  followTrailing,
  linesOf,
  type Move,
  movedStop,
  type OrderLine,
  outlookOf,
  referenceOfOrder,
  type Trailed,
} from './order-lines.js';

export type OrderLines = ReturnType<typeof useOrderLines>;

const NOWHERE: ReadonlyMap<number, Trailed> = new Map();

/** Lines of a symbol's orders, and the one stop being moved. */
export function useOrderLines(symbol: TradeSymbol) {
  const quote = useQuote(symbol.code);
  const { orders, put } = useSymbolOrders(symbol.id);
  const setStops = useSetStops();
  const [trailed, setTrailed] = useState(NOWHERE);
  const [kept, setMove] = useState<Move | null>(null);

  const followed = followTrailing(trailed, orders, quote);
  if (followed !== trailed) setTrailed(followed);
  const moved = orders.find((order) => order.id === kept?.orderId);
  const move = moved ? kept : null;
  const rate = useRate(moved);

  const lines = useMemo(() => linesOf(orders, followed, move), [orders, followed, move]);

  const moveTo = (line: OrderLine, price: Price) => {
    const reference = referenceOfOrder(line.order, quote);
    if (setStops.busy || reference === null || price <= 0n) return;
    setMove({ orderId: line.order.id, stop: movedStop(line, price, reference), price });
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
    move: move && moved && { ...move, order: moved, ...outlookOf(move, moved, { symbol, quote, rate }) },
    moveTo,
    undo,
    set,
    busy: setStops.busy,
  };
}
