import type { DrawCurrency, DrawMethod } from '@truemark/contracts';
import { coinsFor, receivedOf, withdrawalFee } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';

export interface Payout {
  readonly fee: Money;
  /** In account currency. */
  readonly received: Money;
  /** What arrives in coins; null for a bank, and while the coin has no price. */
  readonly coins: bigint | null;
}

/** What a withdrawal of `amount` would cost and bring, by the rules of the server. */
export function payoutOf(amount: Money, currency: DrawCurrency, way: 'coin' | 'bank'): Payout {
  const type = currency.fee_type === 1 ? ('fixed' as const) : ('percent' as const);
  const fee = { type, rate: decimal(currency.draw_rate) };
  const received = receivedOf(amount, fee, way);
  const price = decimal(currency.usd_price);
  const coins = way === 'coin' && price > 0n ? coinsFor(received, price) : null;
  return { fee: withdrawalFee(amount, fee), received, coins };
}

/** What a bound method is called: where the money would go. */
export function destinationOf(method: DrawMethod): string {
  if (method.type === 1) return method.dc_address;
  return [method.bank_name, method.payee_account || method.bank_iban].filter(Boolean).join(' · ');
}

/** How a currency is called: `USDT · TRC20`, `EUR`. */
export const currencyName = ({ code, protocol }: Pick<DrawCurrency, 'code' | 'protocol'>): string =>
  protocol ? `${code} · ${protocol}` : code;
