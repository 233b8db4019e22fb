import type { Channel } from '@truemark/contracts';
import type { AppKey } from '@truemark/i18n';
import type { InputHTMLAttributes } from 'react';

/** Registration as typed, by wire name. */
export type Registration = Record<string, string> & {
  account: string;
  password: string;
  re_password: string;
};

interface OptionalField {
  name: string;
  flag: string;
  label: AppKey;
  input: InputHTMLAttributes<HTMLInputElement>;
}

/** Fields required by an `is_reg_…` setting. */
export const OPTIONAL_FIELDS: readonly OptionalField[] = [
  {
    name: 'mobile',
    flag: 'is_reg_mobile',
    label: 'session.phone',
    input: { type: 'tel', autoComplete: 'tel', dir: 'ltr' },
  },
  { name: 'name', flag: 'is_reg_name', label: 'session.name', input: { autoComplete: 'name' } },
  {
    name: 'card_id',
    flag: 'is_reg_card_id',
    label: 'session.cardId',
    input: { autoComplete: 'off', dir: 'ltr' },
  },
  { name: 'ssn', flag: 'is_reg_ssn', label: 'session.ssn', input: { autoComplete: 'off', dir: 'ltr' } },
  {
    name: 'pay_password',
    flag: 'is_reg_pay_password',
    label: 'session.payPassword',
    input: { type: 'password', inputMode: 'numeric', maxLength: 6, autoComplete: 'off', dir: 'ltr' },
  },
];

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const SHORTEST = 8;
const LONGEST = 72;

/** Whether the account looks complete. */
export const isAccount = (type: Channel, account: string): boolean =>
  type === 'email' ? EMAIL.test(account) : account.length >= 4;

/** Validates a new password and its repetition. */
export function checkPasswords(password: string, again: string): { password?: AppKey; again?: AppKey } {
  return {
    ...((password.length < SHORTEST || password.length > LONGEST) && {
      password: password === '' ? 'session.passwordMissing' : 'session.passwordHint',
    }),
    ...(again === ''
      ? { again: 'session.passwordAgainMissing' }
      : again !== password && { again: 'session.passwordsDiffer' }),
  };
}

/** Validates a registration by field; the server makes the final decision. */
export function checkRegistration(
  form: Registration,
  asked: readonly Pick<OptionalField, 'name'>[],
  type: Channel = 'email',
): Readonly<Record<string, AppKey>> {
  const wrong: Record<string, AppKey> = {};
  const account = form.account.trim();
  if (!isAccount(type, account)) {
    const ofEmail = account === '' ? 'session.emailMissing' : 'session.emailWrong';
    wrong.account = type === 'email' ? ofEmail : 'session.phoneMissing';
  }
  const { password, again } = checkPasswords(form.password, form.re_password);
  if (password) wrong.password = password;
  if (again) wrong.re_password = again;
  for (const { name } of asked) {
    if ((form[name] ?? '').trim() === '') wrong[name] = 'session.fieldMissing';
  }
  return wrong;
}
