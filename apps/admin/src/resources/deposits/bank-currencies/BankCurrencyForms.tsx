import { TextInput, useRecordContext } from 'react-admin';
import { BoundsFields, need, TermsCreate, TermsEdit } from '../../../ui/terms/TermsForm.js';
import type { BankCurrency } from './bank-currency.js';

const Fields = () => (
  <>
    <TextInput source="name" label="Currency" validate={need} helperText="Such as USD." />
    <BoundsFields />
  </>
);

const Title = () => <>{useRecordContext<BankCurrency>()?.name ?? 'Bank currency'}</>;

const TOUCHES = ['The bounds hold for every customer alike, from the next deposit on.'];

export const BankCurrencyCreate = () => (
  <TermsCreate title="New bank currency" touches={TOUCHES} defaults={{ min_amount: 0, max_amount: 0 }}>
    <Fields />
  </TermsCreate>
);

export const BankCurrencyEdit = () => (
  <TermsEdit title={<Title />} touches={TOUCHES}>
    <Fields />
  </TermsEdit>
);
