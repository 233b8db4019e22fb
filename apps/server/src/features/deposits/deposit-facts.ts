import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import type { CashMessage } from '../wallet/cash-message.js';

/** What messages about a deposit tell. */
export const depositFacts = (
  message: CashMessage,
  { id, amount }: Deposit,
): Readonly<Record<'id' | 'amount', string | number>> => ({ id, amount: message.sum(amount) });
