import { coinsFor, receivedOf, withdrawalFee } from '@truemark/domain';
import type { Money } from '@truemark/money';
import type { TFunction } from 'i18next';
import type { CurrencyLabel, PayoutCurrency, PayoutMethod } from '../../api/withdrawals.js';

export interface Payout {
  readonly fee: Money;
  /** In account currency. */
  readonly received: Money;
  /** Received coins; null for a bank, and while the coin has no price. */
  readonly coins: bigint | null;
}

/** Cost and received amount of a withdrawal of `amount`, by the server's rules. */
export function payoutOf(amount: Money, currency: PayoutCurrency, way: 'coin' | 'bank'): Payout {
  const fee = { type: currency.feeType, rate: currency.feeRate };
  const received = receivedOf(amount, fee, way);
  const price = currency.price;
  const coins = way === 'coin' && price > 0n ? coinsFor(received, price) : null;
  return { fee: withdrawalFee(amount, fee), received, coins };
}

/** Label of a saved method: the destination. */
export function destinationOf(method: PayoutMethod): string {
  if (method.way === 'coin') return method.address;
  return [method.bankName, method.account || method.iban].filter(Boolean).join(' · ');
}

/** Label of a currency: `USDT · TRC20`, `EUR`. */
export const currencyName = ({ code, network }: CurrencyLabel): string =>
  network ? `${code} · ${network}` : code;

/** Label of a currency where both methods are listed together: `Bank, EUR`. */
export const wayName = (currency: CurrencyLabel, t: TFunction): string =>
  currency.network ? currencyName(currency) : t('cash.byBank', { code: currency.code });
