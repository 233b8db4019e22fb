import { t } from '../../texts/texts.js';
import { money } from '../../ui/figures.js';

/** A correction is rarely so many times what is on the account. */
const TIMES = 10;

interface Known {
  /** What is on the account that is corrected. */
  readonly balance: number;
  /** All that he was ever credited for deposits; undefined while it is not known. */
  readonly paidIn: number | undefined;
  readonly currency: string;
}

/** Why an amount looks like a slip: far more than is on the account, or than the customer ever paid in. */
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
