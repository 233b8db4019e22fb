import type { Money } from '@truemark/money';
import { MoneyText } from '../../ui/MoneyText.js';
import { placesFor } from './fund-words.js';

/** An amount of a fund: with the four decimals of a profit where it has them. */
export function FundMoney({ amount, currency }: { amount: Money | undefined; currency: string }) {
  return <MoneyText amount={amount} currency={currency} places={placesFor(amount ?? 0n)} />;
}
