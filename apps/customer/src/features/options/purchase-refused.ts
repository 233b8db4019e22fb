import { OPTION_REFUSALS } from '../../api/options.js';

/** Refusal key for a stake that the account does not cover, applied before sending. */
export const STAKE_LACKS = 'order.insufficient_balance.stake';

/** Fields of the panel that a refusal can concern. */
export type PurchaseField = 'stake' | 'duration';

const FIELD_OF_KEY: Readonly<Record<string, PurchaseField>> = {
  [OPTION_REFUSALS.amountTooSmall]: 'stake',
  [OPTION_REFUSALS.amountTooLarge]: 'stake',
  [OPTION_REFUSALS.exposure]: 'stake',
  'order.insufficient_balance': 'stake',
  'ledger.overflow': 'stake',
  [OPTION_REFUSALS.unknownDuration]: 'duration',
  [OPTION_REFUSALS.marketCloses]: 'duration',
  [OPTION_REFUSALS.termsChanged]: 'duration',
};

const isField = (name: string): name is PurchaseField => name === 'stake' || name === 'duration';

/** Field that a refusal concerns; null if none. */
export function refusedField({
  key,
  fields,
}: {
  key: string;
  fields: Readonly<Record<string, string>>;
}): PurchaseField | null {
  return FIELD_OF_KEY[key] ?? Object.keys(fields).find(isField) ?? null;
}
