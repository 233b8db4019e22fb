import { TextInput, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { BoundsFields, need, TermsCreate, TermsEdit } from '../../../ui/terms/TermsForm.js';
import type { BankCurrency } from './bank-currency.js';

const Fields = () => (
  <>
    <TextInput
      source="name"
      label={t('deposits.currency')}
      validate={need}
      helperText={t('deposits.suchAsUsd')}
    />
    <BoundsFields />
  </>
);

const Title = () => <>{useRecordContext<BankCurrency>()?.name ?? t('deposits.bankCurrency')}</>;

const TOUCHES = [t('deposits.theBoundsHoldForEveryCustomer')];

export const BankCurrencyCreate = () => (
  <TermsCreate
    title={t('deposits.newBankCurrency')}
    touches={TOUCHES}
    defaults={{ min_amount: 0, max_amount: 0 }}
  >
    <Fields />
  </TermsCreate>
);

export const BankCurrencyEdit = () => (
  <TermsEdit title={<Title />} touches={TOUCHES}>
    <Fields />
  </TermsEdit>
);
