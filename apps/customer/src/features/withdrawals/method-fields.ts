import type { BankField } from '@truemark/contracts';
import type { AppKey } from '@truemark/i18n';
import type { WayType } from './useWithdrawals.js';

export interface MethodField {
  readonly name: BankField | 'dc_address';
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

/** The one field of a coin address. */
export const ADDRESS: MethodField = {
  name: 'dc_address',
  label: 'withdraw.address',
  hint: 'bind.addressHint',
  input: CODE,
};

/** What every bank account has: whose it is, where, and one of its two numbers. */
export const NEEDED: readonly MethodField[] = [
  {
    name: 'payee_name',
    label: 'bank.payee_name',
    hint: 'bind.payeeHint',
    input: { dir: 'auto', autoComplete: 'name' },
  },
  { name: 'bank_name', label: 'bank.bank_name', input: WORDS },
  { name: 'payee_account', label: 'bank.payee_account', hint: 'bind.accountHint', input: CODE },
  { name: 'bank_iban', label: 'bank.bank_iban', input: CODE },
  { name: 'bank_swift', label: 'bank.bank_swift', input: CODE },
];

/** What some countries ask for beside it. */
export const OFTEN_ASKED: readonly MethodField[] = [
  { name: 'bank_ifsc', label: 'bank.bank_ifsc', input: CODE },
  { name: 'routing_number', label: 'bank.routing_number', input: CODE },
  { name: 'bank_code', label: 'bank.bank_code', input: CODE },
  { name: 'bank_branch', label: 'bank.bank_branch', input: WORDS },
  { name: 'bank_address', label: 'bank.bank_address', input: WORDS },
  { name: 'payee_address', label: 'bank.payee_address', input: WORDS },
  { name: 'post_code', label: 'bank.post_code', input: CODE },
];

/** What has to be filled in and is not. */
export function missingIn(type: WayType, given: Readonly<Record<string, string>>): readonly string[] {
  const isEmpty = (name: string): boolean => (given[name] ?? '').trim() === '';
  if (type === 1) return ['dc_address'].filter(isEmpty);
  const lacksNumber = isEmpty('payee_account') && isEmpty('bank_iban');
  return [...['payee_name', 'bank_name'].filter(isEmpty), ...(lacksNumber ? ['payee_account'] : [])];
}
