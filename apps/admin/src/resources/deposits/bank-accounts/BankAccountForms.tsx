import { ReferenceInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { need, OptionalText, Pairs, TermsCreate, TermsEdit } from '../../../ui/terms/TermsForm.js';
import type { BankAccount } from './bank-account.js';

const Fields = () => (
  <>
    <ReferenceInput source="symbol_id" reference="bank-currencies" sort={{ field: 'sort', order: 'ASC' }}>
      <SelectInput label="Currency" optionText="name" validate={need} />
    </ReferenceInput>
    <Pairs>
      <TextInput source="bank_name" label="Bank" validate={need} />
      <OptionalText source="bank_swift" label="SWIFT" />
      <TextInput source="payee_name" label="Payee" validate={need} />
      <TextInput source="payee_account" label="Account number or IBAN" validate={need} />
    </Pairs>
    <OptionalText source="bank_address" label="Address of the bank" />
    <OptionalText
      source="bank_remark"
      label="Remark"
      multiline
      helperText="Customers read this beside the account."
    />
  </>
);

const Title = () => {
  const account = useRecordContext<BankAccount>();
  return <>{account ? `${account.bank_name}, ${account.payee_account}` : 'Bank account'}</>;
};

const SEES = 'From now on every customer is shown this account.';

export const BankAccountCreate = () => (
  <TermsCreate
    title="New bank account"
    touches={[SEES]}
    defaults={{ bank_address: '', bank_swift: '', bank_remark: '' }}
  >
    <Fields />
  </TermsCreate>
);

export const BankAccountEdit = () => (
  <TermsEdit
    title={<Title />}
    touches={[SEES, 'Deposits that were announced before keep the account they name.']}
  >
    <Fields />
  </TermsEdit>
);
