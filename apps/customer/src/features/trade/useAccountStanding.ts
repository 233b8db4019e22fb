import type { OpenPosition } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { useTopic } from '../../api/live/live.js';
import { useAccountMark } from '../../api/live/positions.js';
import type { Order } from '../../api/orders.js';
import { useSignedIn } from '../../api/session.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useFlag } from '../configuration/configuration.js';
import type { AccountStanding } from './forecast.js';
import { fundsOf } from './funds.js';
import { useHeldOf } from './lines/MAX_PAGES.js';
import { sideOf } from './lines/order-lines.js';
import { useReserved } from './useReserved.js';

/** Live state of the contract account for a trade in that symbol; undefined for a visitor and until known. */
export function useAccountStanding(symbol: TradeSymbol): {
  account: AccountStanding | undefined;
  free: Money | undefined;
} {
  useTopic(useSignedIn() ? 'positions' : null);
  const mark = useAccountMark();
  const held = useHeldOf(symbol.id)?.filter(({ id }) => mark?.orders.has(id));
  const isShared = useFlag('only_one_account');
  const reserved = useReserved(isShared);
  const fetched = useAccounts().accounts?.find((account) => account.type === 'contracts');
  if (!fetched) return { account: undefined, free: undefined };
  const free = mark?.balance ?? fetched.free;
  const funds = mark ? fundsOf(fetched, mark, isShared ? { reserved } : null) : undefined;
  if (!mark || !held || funds === undefined) return { account: undefined, free };
  const moving = held.reduce((sum, { id }) => sum + (mark.orders.get(id)?.profit ?? 0n), 0n);
  const account = {
    funds,
    floating: mark.profit - moving,
    margin: mark.margin,
    positions: held.map(positionOf),
  };
  return { account, free };
}

const positionOf = (order: Order): OpenPosition => ({
  side: sideOf(order),
  lots: order.lots,
  units: order.units,
  openPrice: order.openPrice,
});
