import type { ForexOrder, TradeSymbol } from '@truemark/contracts';
import type { OpenPosition } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';
import { useTopic } from '../../api/live/live.js';
import { useAccountMark } from '../../api/live/positions.js';
import { useSignedIn } from '../../api/session.js';
import { useAccounts } from '../accounts/useAccounts.js';
import type { AccountStanding } from './forecast.js';
import { sideOf } from './lines/order-lines.js';
import { useHeldOf } from './lines/useSymbolOrders.js';

/** How the contract account stands for who trades that symbol, live; undefined for a visitor and until it is known. */
export function useAccountStanding(symbol: TradeSymbol): {
  account: AccountStanding | undefined;
  free: Money | undefined;
} {
  useTopic(useSignedIn() ? 'FOREX_TRADE' : null);
  const mark = useAccountMark();
  const held = useHeldOf(symbol.Id)?.filter(({ Id }) => mark?.orders.has(Id));
  const fetched = useAccounts().accounts?.find((account) => account.type === 'forex');
  if (!fetched) return { account: undefined, free: undefined };
  const free = mark?.balance ?? decimal(fetched.balance);
  if (!mark || !held) return { account: undefined, free };
  const moving = held.reduce((sum, { Id }) => sum + (mark.orders.get(Id)?.profit ?? 0n), 0n);
  const account = {
    funds: decimal(fetched.balance) + decimal(fetched.lockBalance),
    floating: mark.profit - moving,
    margin: mark.margin,
    positions: held.map(positionOf),
  };
  return { account, free };
}

const positionOf = (order: ForexOrder): OpenPosition => ({
  side: sideOf(order),
  lots: decimal(order.Quantity),
  units: decimal(order.Units),
  openPrice: decimal(order.Price),
});
