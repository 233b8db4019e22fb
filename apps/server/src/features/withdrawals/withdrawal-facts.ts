import { formatDecimal } from '@truemark/money';
import type { Withdrawal } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import type { CashMessage } from '../wallet/cash-message.js';
import { isEstimate } from '../wallet/coin-prices.js';

/** Placeholders of messages about a withdrawal. */
export const withdrawalFacts = (
  message: CashMessage,
  withdrawal: Withdrawal,
): Readonly<Record<'id' | 'amount' | 'received', string | number>> => {
  const { id, amount, received, coins, code } = withdrawal;
  // An estimate is not a promise: the number of coins is stated once they are sent.
  const paidAs = coins === null || isEstimate(withdrawal) ? code : `${formatDecimal(coins)} ${code}`;
  return { id, amount: message.sum(amount), received: message.sum(received, paidAs) };
};
