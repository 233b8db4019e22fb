import { DataTable } from 'react-admin';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import type { BankCurrency } from './bank-currency.js';

export const BankCurrencyList = () => (
  <TermsList
    resource="bank-currencies"
    title="Bank currencies"
    rule="What customers can send by bank. Each currency needs a bank account, or an operator who assigns one."
    empty="No currency fits. Without one nobody can deposit by bank."
  >
    <DataTable.Col<BankCurrency> source="name" label="Currency" />
    {BoundsColumns()}
  </TermsList>
);
