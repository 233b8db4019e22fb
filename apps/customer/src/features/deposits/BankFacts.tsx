import type { AppKey } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { AssignedBank, BankAccount } from '../../api/deposits.js';
import { CopyField } from '../../ui/CopyField.js';
import { Facts } from '../../ui/Facts.js';

type Line = readonly [name: AppKey, value: string];

/** Lines of a chosen bank account. */
export const linesOfBank = (bank: BankAccount): readonly Line[] => [
  ['bank.payee_name', bank.payeeName],
  ['bank.payee_account', bank.account],
  ['bank.bank_name', bank.bankName],
  ['bank.bank_address', bank.bankAddress],
  ['bank.bank_swift', bank.swift],
];

/** Lines of a bank account that an operator assigned. */
export const linesOfAssigned = (bank: AssignedBank): readonly Line[] => [
  ['bank.payee_name', bank.payeeName],
  ['bank.payee_account', bank.account],
  ['bank.bank_name', bank.bankName],
  ['bank.bank_iban', bank.iban],
  ['bank.bank_swift', bank.swift],
  ['bank.bank_ifsc', bank.ifsc],
];

/** Bank details; each line can be copied. */
export function BankFacts({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  const filled = lines.filter(([, value]) => value !== '');
  return (
    <Facts
      facts={filled.map(([name, value]) => [t(name), <CopyField key={name} text={value} label={t(name)} />])}
    />
  );
}
