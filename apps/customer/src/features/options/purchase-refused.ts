/** The parts of the panel that a refusal can be about. */
export type PurchaseField = 'stake' | 'duration';

const FIELD_OF_KEY: Readonly<Record<string, PurchaseField>> = {
  'micro.amount_too_small': 'stake',
  'micro.amount_too_large': 'stake',
  'micro.exposure': 'stake',
  'order.insufficient_balance': 'stake',
  'limits.stake': 'stake',
  'limits.daily_loss': 'stake',
  'ledger.overflow': 'stake',
  'micro.unknown_duration': 'duration',
  'micro.market_closes': 'duration',
  'micro.terms_changed': 'duration',
};

const FIELD_OF_WIRE: Readonly<Record<string, PurchaseField>> = { number: 'stake', seconds: 'duration' };

/** The field that a refusal is about; null for what no field is to blame for. */
export function refusedField({
  key,
  fields,
}: {
  key: string;
  fields: Readonly<Record<string, string>>;
}): PurchaseField | null {
  const wire = Object.keys(fields).find((name) => name in FIELD_OF_WIRE);
  return FIELD_OF_KEY[key] ?? (wire ? (FIELD_OF_WIRE[wire] ?? null) : null);
}
