import type { AppKey } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { AssignedBank, BankAccount } from '../../api/deposits.js';
import { CopyField } from '../../ui/CopyField.js';
import { Facts } from '../../ui/Facts.js';

type Line = readonly [name: AppKey, value: string];

/** The lines of a bank account that was chosen. */
export const linesOfBank = (bank: BankAccount): readonly Line[] => [
  ['bank.payee_name', bank.payeeName],
  ['bank.payee_account', bank.account],
  ['bank.bank_name', bank.bankName],
  ['bank.bank_address', bank.bankAddress],
  ['bank.bank_swift', bank.swift],
];

/** The lines of a bank account that an operator named. */
export const linesOfAssigned = (bank: AssignedBank): readonly Line[] => [
  ['bank.payee_name', bank.payeeName],
  ['bank.payee_account', bank.account],
  ['bank.bank_name', bank.bankName],
  ['bank.bank_iban', bank.iban],
  ['bank.bank_swift', bank.swift],
  ['bank.bank_ifsc', bank.ifsc],
];

/** Where to send the money; each line can be copied. */
export function BankFacts({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation();
  const filled = lines.filter(([, value]) => value !== '');
  return (
    <Facts
      facts={filled.map(([name, value]) => [t(name), <CopyField key={name} text={value} label={t(name)} />])}
    />
  );
}
