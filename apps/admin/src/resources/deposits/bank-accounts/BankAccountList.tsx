import { DataTable, ReferenceField, ReferenceInput, SelectInput, TextField } from 'react-admin';
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
    <SelectInput label="Currency" optionText="name" sx={{ minWidth: 150 }} />
  </ReferenceInput>,
];

export const BankAccountList = () => (
  <TermsList
    resource="bank-accounts"
    title="Bank accounts"
    rule="Accounts of the house that customers send money to, the same for every customer."
    empty="No bank account fits."
    filters={filters}
  >
    <DataTable.Col<BankAccount> source="symbol_id" label="Currency">
      <ReferenceField source="symbol_id" reference="bank-currencies" link={false}>
        <TextField source="name" />
      </ReferenceField>
    </DataTable.Col>
    <DataTable.Col<BankAccount> source="bank_name" label="Bank" />
    <DataTable.Col<BankAccount> source="payee_name" label="Payee" disableSort />
    <DataTable.Col<BankAccount> source="payee_account" label="Account" disableSort />
    <DataTable.Col<BankAccount> source="bank_swift" label="SWIFT" disableSort />
  </TermsList>
);
