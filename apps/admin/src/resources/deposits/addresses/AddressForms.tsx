import { TextInput, useRecordContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import {
  BoundsFields,
  CoinPriceFields,
  need,
  Pairs,
  TermsCreate,
  TermsEdit,
} from '../../../ui/terms/TermsForm.js';
import type { Address } from './address.js';

const Fields = () => (
  <>
    <Pairs>
      <TextInput
        source="currency_code"
        label={t('common.coin')}
        validate={need}
        helperText={t('deposits.suchAsUsdt')}
      />
      <TextInput
        source="protocol_code"
        label={t('common.network')}
        validate={need}
        helperText={t('deposits.suchAsTrc20')}
      />
    </Pairs>
    <TextInput
      source="address"
      label={t('common.address')}
      validate={need}
      helperText={t('deposits.pleaseCompareEveryLetterWhatIs')}
    />
    <CoinPriceFields />
    <BoundsFields />
  </>
);

const Title = () => {
  const address = useRecordContext<Address>();
  return (
    <>
      {address
        ? t('deposits.on', { currencyCode: address.currency_code, protocolCode: address.protocol_code })
        : t('deposits.depositAddress')}
    </>
  );
};

const SEES = t('deposits.fromNowOnEveryCustomerIs');

export const AddressCreate = () => (
  <TermsCreate
    title={t('deposits.newDepositAddress')}
    touches={[SEES]}
    defaults={{ price_symbol_id: null, usd_price: 0, min_amount: 0, max_amount: 0 }}
  >
    <Fields />
  </TermsCreate>
);

export const AddressEdit = () => (
  <TermsEdit title={<Title />} touches={[SEES, t('deposits.depositsThatWereAnnouncedBeforeKeep')]}>
    <Fields />
  </TermsEdit>
);
