import type { Money } from '@truemark/money';
import { MoneyText } from '../../ui/MoneyText.js';
import { placesFor } from './fund-words.js';

/** Amount of a fund, with the four decimals of a profit if it has them. */
export function FundMoney({ amount, currency }: { amount: Money | undefined; currency: string }) {
  if (amount === undefined) return '–';
  return <MoneyText amount={amount} currency={currency} places={placesFor(amount)} />;
}
