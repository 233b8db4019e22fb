import { BANK_FIELDS, type BankField, type BindMethodRequest, type FieldErrorKey } from '@truemark/contracts';
import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';
import WalletAddress from 'multicoin-address-validator';

/** Validated fields of a payout method, ready to be stored. */
export type MethodFields = Readonly<Partial<Record<BankField | 'dc_address', string>>>;
type Faults = Readonly<Record<string, FieldErrorKey>>;
export type CheckedMethod = { readonly fields: MethodFields } | { readonly faults: Faults };

/** Operators' network names → those of the library. */
const CHAINS: Readonly<Record<string, { currency: string; chainType?: string }>> = {
  ERC20: { currency: 'eth' },
  BEP20: { currency: 'eth' },
  TRC20: { currency: 'trx' },
  BTC: { currency: 'btc' },
  LTC: { currency: 'ltc' },
  DOGE: { currency: 'doge' },
  SOL: { currency: 'sol' },
  XRP: { currency: 'xrp' },
};

/**
 * Whether an address is possible on a network: by checksum if the library knows the network, otherwise by impossible
 * characters only.
 */
export function checkAddress(
  address: string,
  { code, protocol }: { code: string; protocol: string },
): boolean {
  const chain = CHAINS[protocol.toUpperCase()] ?? CHAINS[code.toUpperCase()];
  if (!chain) return /^[A-Za-z0-9:._-]{8,128}$/.test(address);
  return WalletAddress.validate(address, chain.currency);
}

const withoutSeparators = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Validates each field of a bank account; blanks and hyphens in codes are ignored. */
export function checkBank(given: BindMethodRequest): CheckedMethod {
  const fields: Partial<Record<BankField, string>> = {};
  for (const name of BANK_FIELDS) {
    const value = given[name];
    if (value !== undefined) fields[name] = value;
  }
  const faults: Record<string, FieldErrorKey> = {};
  for (const name of ['payee_name', 'bank_name'] as const) {
    if (fields[name] === undefined) faults[name] = 'validation.required';
  }
  if (fields.payee_account === undefined && fields.bank_iban === undefined) {
    faults.payee_account = 'validation.required';
  }
  const rules: readonly (readonly [BankField, (value: string) => boolean])[] = [
    ['bank_iban', (value) => isValidIBAN(electronicFormatIBAN(value) ?? '')],
    ['bank_swift', isValidBIC],
    ['bank_ifsc', (value) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(value)],
    ['routing_number', isRoutingNumber],
  ];
  for (const [name, fits] of rules) {
    const value = fields[name];
    if (value === undefined) continue;
    fields[name] = withoutSeparators(value);
    if (!fits(withoutSeparators(value))) faults[name] = `validation.${name}` as FieldErrorKey;
  }
  return Object.keys(faults).length > 0 ? { faults } : { fields };
}

/**
 * A routing transit number of the American Bankers Association: nine digits, 3·(d₁+d₄+d₇) + 7·(d₂+d₅+d₈) + (d₃+d₆+d₉)
 * divisible by ten.
 */
function isRoutingNumber(value: string): boolean {
  if (!/^\d{9}$/.test(value)) return false;
  const weights = [3, 7, 1];
  const total = [...value].reduce((all, digit, at) => all + Number(digit) * (weights[at % 3] ?? 0), 0);
  return total % 10 === 0;
}
