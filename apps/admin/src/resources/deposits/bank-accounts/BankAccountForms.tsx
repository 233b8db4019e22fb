import { ReferenceInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { need, OptionalText, Pairs, TermsCreate, TermsEdit } from '../../../ui/terms/TermsForm.js';
import type { BankAccount } from './bank-account.js';

const Fields = () => (
  <>
    <ReferenceInput source="symbol_id" reference="bank-currencies" sort={{ field: 'sort', order: 'ASC' }}>
      <SelectInput label={t('deposits.currency')} optionText="name" validate={need} />
    </ReferenceInput>
    <Pairs>
      <TextInput source="bank_name" label={t('common.bank')} validate={need} />
      <OptionalText source="bank_swift" label="SWIFT" />
      <TextInput source="payee_name" label={t('deposits.payee')} validate={need} />
      <TextInput source="payee_account" label={t('deposits.accountNumberOrIban')} validate={need} />
    </Pairs>
    <OptionalText source="bank_address" label={t('deposits.addressOfTheBank')} />
    <OptionalText
      source="bank_remark"
      label={t('deposits.remark')}
      multiline
      helperText={t('deposits.customersReadThisBesideTheAccount')}
    />
  </>
);

const Title = () => {
  const account = useRecordContext<BankAccount>();
  return <>{account ? `${account.bank_name}, ${account.payee_account}` : t('deposits.bankAccount')}</>;
};

const SEES = t('deposits.fromNowOnEveryCustomerIs2');

export const BankAccountCreate = () => (
  <TermsCreate
    title={t('deposits.newBankAccount')}
    touches={[SEES]}
    defaults={{ bank_address: '', bank_swift: '', bank_remark: '' }}
  >
    <Fields />
  </TermsCreate>
);

export const BankAccountEdit = () => (
  <TermsEdit title={<Title />} touches={[SEES, t('deposits.depositsThatWereAnnouncedBeforeKeep2')]}>
    <Fields />
  </TermsEdit>
);
