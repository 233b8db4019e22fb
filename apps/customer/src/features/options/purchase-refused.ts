import { OPTION_REFUSALS } from '../../api/options.js';

/** What a stake that the account does not cover is refused with, before it is sent. */
export const STAKE_LACKS = 'order.insufficient_balance.stake';

/** The parts of the panel that a refusal can be about. */
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

/** The field that a refusal is about; null for what no field is to blame for. */
export function refusedField({
  key,
  fields,
}: {
  key: string;
  fields: Readonly<Record<string, string>>;
}): PurchaseField | null {
  return FIELD_OF_KEY[key] ?? Object.keys(fields).find(isField) ?? null;
}
