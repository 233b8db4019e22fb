import type { ReactNode } from 'react';
import { live } from '../../api/live/live.js';
import type { Order } from '../../api/orders.js';
import { useNow } from '../../ui/useNow.js';
import { isShut } from '../market/is-shut.js';
import { SymbolState } from '../market/SymbolState.js';
import { useSymbols } from '../market/useSymbols.js';

/** Why a position cannot be closed now: its market is closed. A pending order can be cancelled at any time. */
export function useClosedMarket({ status, symbol: { id } }: Order): ReactNode {
  const symbol = useSymbols().data?.find((each) => each.id === id);
  const now = useNow(30_000) + live.clockOffset;
  return status === 'holding' && symbol && isShut(symbol, now) ? <SymbolState symbol={symbol} /> : null;
}
