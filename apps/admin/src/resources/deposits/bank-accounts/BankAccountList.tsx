import { DataTable, ReferenceField, ReferenceInput, SelectInput, TextField } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { TermsList } from '../../../ui/terms/TermsList.js';
import type { BankAccount } from './bank-account.js';

const filters = [
  <ReferenceInput
    key="symbol_id"
    source="symbol_id"
    reference="bank-currencies"
    alwaysOn
    sort={{ field: 'sort', order: 'ASC' }}
  >
    <SelectInput label={t('deposits.currency')} optionText="name" sx={{ minWidth: 150 }} />
  </ReferenceInput>,
];

export const BankAccountList = () => (
  <TermsList
    resource="bank-accounts"
    title={t('deposits.bankAccounts')}
    rule={t('deposits.accountsOfTheHouseThatCustomers')}
    empty={t('deposits.noBankAccountFits')}
    filters={filters}
  >
    <DataTable.Col<BankAccount> source="symbol_id" label={t('deposits.currency')}>
      <ReferenceField source="symbol_id" reference="bank-currencies" link={false}>
        <TextField source="name" />
      </ReferenceField>
    </DataTable.Col>
    <DataTable.Col<BankAccount> source="bank_name" label={t('common.bank')} />
    <DataTable.Col<BankAccount> source="payee_name" label={t('deposits.payee')} disableSort />
    <DataTable.Col<BankAccount> source="payee_account" label={t('common.account')} disableSort />
    <DataTable.Col<BankAccount> source="bank_swift" label="SWIFT" disableSort />
  </TermsList>
);
