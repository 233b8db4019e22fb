/** What the fields of an address or a bank account are called. */
const NAMES: Readonly<Record<string, string>> = {
  address: 'Address',
  code: 'Coin',
  currency_code: 'Coin',
  protocol: 'Network',
  protocol_code: 'Network',
  dc_address: 'Address',
  bank_name: 'Bank',
  bank_address: 'Address of the bank',
  bank_branch: 'Branch',
  bank_code: 'Bank code',
  bank_swift: 'SWIFT',
  swift: 'SWIFT',
  bank_iban: 'IBAN',
  iban: 'IBAN',
  bank_ifsc: 'IFSC',
  ifsc: 'IFSC',
  routing_number: 'Routing number',
  payee_name: 'Payee',
  name: 'Payee',
  payee_account: 'Account',
  account: 'Account',
  payee_address: 'Address of the payee',
  post_code: 'Post code',
  bank_remark: 'Remark',
};

/** An address or bank account, line by line; what was left empty is left out. */
export const targetRows = (target: Readonly<Record<string, unknown>>): (readonly [string, string])[] =>
  Object.entries(target)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([field, value]) => [NAMES[field] ?? field, String(value)] as const);

/** Where a coin's price came from: a recorded tick, or what had been set for everybody. */
export type PriceSource =
  | { readonly kind: 'tick'; readonly symbolId: number; readonly seq: number; readonly at: number }
  | { readonly kind: 'set'; readonly at: number };

export const priceSourceText = (source: PriceSource | null): string | null =>
  source && (source.kind === 'tick' ? `Tick ${source.seq} of symbol ${source.symbolId}` : 'Set by the house');
