import type { ForexTradePush } from '@truemark/contracts';
import { decimal, type Money, type Price } from '@truemark/money';
import { createStore, useStore } from '../../ui/store.js';
import { token } from '../session.js';
import { onLive } from './live.js';

/** The contract account as the server last marked it. */
export interface AccountMark {
  balance: Money;
  margin: Money;
  profit: Money;
  /** Percent; 0 without positions. */
  marginLevel: bigint;
  marginCall: boolean;
  orders: ReadonlyMap<number, { closePrice: Price; profit: Money }>;
}

const mark = createStore<AccountMark | null>(null);

onLive('FOREX_TRADE', (push: ForexTradePush) =>
  mark.set({
    balance: decimal(push.Balance),
    margin: decimal(push.CautionMoneyAll),
    profit: decimal(push.ProfitsTotal),
    marginLevel: decimal(push.HazardRate),
    marginCall: push.MarginCall === 1,
    orders: new Map(
      push.TransOrder.map((order) => [
        order.Id,
        { closePrice: decimal(order.UpdatePrice), profit: decimal(order.FactProfits) },
      ]),
    ),
  }),
);
token.subscribe(() => mark.set(null));

/** Null until the server pushed one. Listening to `FOREX_TRADE` is the page's business. */
export const useAccountMark = (): AccountMark | null => useStore(mark);
