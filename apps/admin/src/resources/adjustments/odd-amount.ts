import { t } from '../../texts/texts.js';
import { money } from '../../ui/figures.js';

/** A correction is rarely this many times the account's balance. */
const TIMES = 10;

interface Known {
  /** Balance of the account to correct. */
  readonly balance: number;
  /** Sum of all deposits ever credited to him; undefined while unknown. */
  readonly paidIn: number | undefined;
  readonly currency: string;
}

/** Reasons why an amount looks like a mistake: far more than the balance, or than the customer ever paid in. */
export function oddAmount(amount: number, { balance, paidIn, currency }: Known): string[] {
  const sum = Math.abs(amount);
  return [
    ...(sum > TIMES * balance
      ? [t('adjustments.tenTimesTheBalance', { balance: `${money(balance)} ${currency}` })]
      : []),
    ...(paidIn !== undefined && sum > paidIn
      ? [t('adjustments.moreThanEverPaidIn', { paid: `${money(paidIn)} ${currency}` })]
      : []),
  ];
}
