import { formatDecimal } from '@truemark/money';
import type { Withdrawal } from '../../engine/tables/cash.table.js';
import type { CashMessage } from '../wallet/cash-message.js';

/** What messages about a withdrawal tell. */
export const withdrawalFacts = (
  message: CashMessage,
  { id, amount, received, coins, code }: Withdrawal,
): Readonly<Record<'id' | 'amount' | 'received', string | number>> => ({
  id,
  amount: message.sum(amount),
  received: message.sum(received, coins === null ? code : `${formatDecimal(coins)} ${code}`),
});
