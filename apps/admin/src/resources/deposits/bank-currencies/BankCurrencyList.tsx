import { DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import type { BankCurrency } from './bank-currency.js';

export const BankCurrencyList = () => (
  <TermsList
    resource="bank-currencies"
    title={t('deposits.bankCurrencies')}
    rule={t('deposits.whatCustomersCanSendByBank')}
    empty={t('deposits.noCurrencyFitsWithoutOneNobody')}
  >
    <DataTable.Col<BankCurrency> source="name" label={t('deposits.currency')} />
    {BoundsColumns()}
  </TermsList>
);
