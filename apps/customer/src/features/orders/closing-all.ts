import type { Money } from '@truemark/money';
import type { AccountMark } from '../../api/live/pushes.js';
import type { Order } from '../../api/orders.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { isShut } from '../market/is-shut.js';

type Held = Pick<Order, 'id' | 'fee' | 'margin' | 'profit'> & {
  readonly symbol: Pick<Order['symbol'], 'id'>;
};

type Market = Pick<TradeSymbol, 'id' | 'showCode' | 'isOpen' | 'isPaused' | 'opensAt'>;

/** Preview of closing all positions now. Those of closed markets stay open and are not counted. */
export interface ClosingAll {
  readonly all: number;
  readonly number: number;
  readonly profit: Money | undefined;
  readonly fees: Money;
  readonly margin: Money | undefined;
  /** Distinct markets of those that stay open. */
  readonly waiting: readonly Market[];
}

/** `held` are the listed positions, possibly fewer than the account has; `total` is known before the account. */
export function closingAll(
  held: { orders: readonly Held[]; fees: Money; total: number },
  symbols: readonly Market[],
  mark: AccountMark | null,
  now: number,
): ClosingAll {
  const shut = symbols.filter((each) => isShut(each, now));
  const waits = held.orders.filter(({ symbol }) => shut.some(({ id }) => id === symbol.id));
  const sum = (of: (order: Held) => Money) => waits.reduce((total, order) => total + of(order), 0n);
  const all = mark?.orders.size ?? held.total;
  return {
    all,
    number: Math.max(0, all - waits.length),
    profit: mark ? mark.profit - sum(({ id, profit }) => mark.orders.get(id)?.profit ?? profit) : undefined,
    fees: held.fees - sum(({ fee }) => fee),
    margin: mark ? mark.margin - sum(({ margin }) => margin) : undefined,
    waiting: shut.filter(({ id }) => waits.some(({ symbol }) => symbol.id === id)),
  };
}
