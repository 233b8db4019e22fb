import type { State } from '../../kernel/state.js';
import type { AccountSnapshot } from './commands.js';

/** The customer's accounts, open orders and running options at one point of the lane (`seq`). */
export function accountSnapshot(state: State, customerId: number): AccountSnapshot {
  const book = state.bookOf(customerId);
  const accounts = state.catalogue.wallets.flatMap((kind) =>
    (['free', 'held'] as const).flatMap((part) => state.accountOf(customerId, kind, part, book) ?? []),
  );
  const orders = state.openOrdersOf(customerId);
  return { seq: state.laneSeq, accounts, orders, options: state.options.of(customerId) };
}
