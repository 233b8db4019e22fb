import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import type { CashMessage } from '../wallet/cash-message.js';

/** Placeholders of messages about a deposit. */
export const depositFacts = (
  message: CashMessage,
  { id, amount }: Deposit,
): Readonly<Record<'id' | 'amount', string | number>> => ({ id, amount: message.sum(amount) });
