import type { AppKey } from '@truemark/i18n';
import type { MethodFieldName, PayoutWay } from '../../api/withdrawals.js';

export interface MethodField {
  readonly name: MethodFieldName;
  readonly label: AppKey;
  readonly hint?: AppKey;
  readonly input: {
    readonly dir: 'ltr' | 'auto';
    readonly autoComplete: string;
    readonly spellCheck?: boolean;
  };
}

const CODE = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
const WORDS = { dir: 'auto', autoComplete: 'off' } as const;

/** The only field of a coin address. */
export const ADDRESS: MethodField = {
  name: 'address',
  label: 'withdraw.address',
  hint: 'bind.addressHint',
  input: CODE,
};

/** Fields of every bank account: holder, bank, and one of its two numbers. */
export const NEEDED: readonly MethodField[] = [
  {
    name: 'payeeName',
    label: 'bank.payee_name',
    hint: 'bind.payeeHint',
    input: { dir: 'auto', autoComplete: 'name' },
  },
  { name: 'bankName', label: 'bank.bank_name', input: WORDS },
  { name: 'account', label: 'bank.payee_account', hint: 'bind.accountHint', input: CODE },
  { name: 'iban', label: 'bank.bank_iban', input: CODE },
  { name: 'swift', label: 'bank.bank_swift', input: CODE },
];

/** Additional fields required in some countries. */
export const OFTEN_ASKED: readonly MethodField[] = [
  { name: 'ifsc', label: 'bank.bank_ifsc', input: CODE },
  { name: 'routingNumber', label: 'bank.routing_number', input: CODE },
  { name: 'bankCode', label: 'bank.bank_code', input: CODE },
  { name: 'bankBranch', label: 'bank.bank_branch', input: WORDS },
  { name: 'bankAddress', label: 'bank.bank_address', input: WORDS },
  { name: 'payeeAddress', label: 'bank.payee_address', input: WORDS },
  { name: 'postCode', label: 'bank.post_code', input: CODE },
];

/** Required fields that are empty. */
export function missingIn(way: PayoutWay, given: Readonly<Record<string, string>>): readonly string[] {
  const isEmpty = (name: string): boolean => (given[name] ?? '').trim() === '';
  if (way === 'coin') return ['address'].filter(isEmpty);
  const lacksNumber = isEmpty('account') && isEmpty('iban');
  return [...['payeeName', 'bankName'].filter(isEmpty), ...(lacksNumber ? ['account'] : [])];
}
