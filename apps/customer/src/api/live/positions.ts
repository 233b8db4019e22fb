import type { ForexTradePush } from '@truemark/contracts';
import { decimal, type Money, type Price } from '@truemark/money';
import { useState } from 'react';
import { createStore, useStore } from '../../ui/store.js';
import { token } from '../session.js';
import { HeldWatch } from './held-watch.js';
import { onLive, useLive } from './live.js';

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

/** Calls `onNews` when the positions that `listed` tells (undefined until they are known) are not those that are held. */
export function useHeldNews(listed: () => Iterable<number> | undefined, onNews: () => void): void {
  const [watch] = useState(() => new HeldWatch());
  useLive('FOREX_TRADE', ({ TransOrder }) => {
    const ids = listed();
    const isNews =
      ids &&
      watch.isNews(
        ids,
        TransOrder.map(({ Id }) => Id),
      );
    if (isNews) onNews();
  });
}
