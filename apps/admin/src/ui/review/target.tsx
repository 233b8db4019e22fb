import type { ReactNode } from 'react';
import { t } from '../../texts/texts.js';
import { Copyable, Verbatim } from '../Copyable.js';

/** Labels of the fields of an address or a bank account. */
const NAMES: Readonly<Record<string, string>> = {
  address: t('common.address'),
  code: t('common.coin'),
  currency_code: t('common.coin'),
  protocol: t('common.network'),
  protocol_code: t('common.network'),
  dc_address: t('common.address'),
  bank_name: t('common.bank'),
  bank_address: t('ui.addressOfTheBank'),
  bank_branch: t('ui.branch'),
  bank_code: t('ui.bankCode'),
  bank_swift: 'SWIFT',
  swift: 'SWIFT',
  bank_iban: 'IBAN',
  iban: 'IBAN',
  bank_ifsc: 'IFSC',
  ifsc: 'IFSC',
  routing_number: t('ui.routingNumber'),
  payee_name: t('ui.payee'),
  name: t('ui.payee'),
  payee_account: t('common.account'),
  account: t('common.account'),
  payee_address: t('ui.addressOfThePayee'),
  post_code: t('ui.postCode'),
  bank_remark: t('ui.remark'),
};

/** Fields that are copied, never retyped. */
const COPIED = new Set([
  'address',
  'dc_address',
  'bank_iban',
  'iban',
  'payee_account',
  'account',
  'hash',
  'reference',
]);

/** Address or bank account, line by line, without empty fields. `read`: without copy buttons. */
export const targetRows = (
  target: Readonly<Record<string, unknown>>,
  manner: 'copied' | 'read' = 'copied',
): (readonly [string, ReactNode])[] =>
  Object.entries(target)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([field, value]) => {
      const name = NAMES[field] ?? field;
      const text = String(value);
      if (!COPIED.has(field)) return [name, text] as const;
      return [
        name,
        manner === 'read' ? (
          <Verbatim key={field} text={text} />
        ) : (
          <Copyable key={field} text={text} what={name} />
        ),
      ] as const;
    });
