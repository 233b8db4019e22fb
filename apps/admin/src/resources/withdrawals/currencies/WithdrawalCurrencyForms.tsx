import { drawTypeNumbers, feeTypeNumbers } from '@truemark/contracts';
import { NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import {
  BoundsFields,
  CoinPriceFields,
  need,
  Pairs,
  TermsCreate,
  TermsEdit,
} from '../../../ui/terms/TermsForm.js';
import { FEES, WAYS, type WithdrawalCurrency } from './withdrawal-currency.js';

const Fields = () => {
  const isCoin = useWatch({ name: 'type' }) === drawTypeNumbers.coin;
  return (
    <>
      <SelectInput source="type" label={t('withdrawals.way')} choices={WAYS} validate={need} />
      <Pairs>
        <TextInput
          source="code"
          label={t('withdrawals.currency')}
          validate={need}
          helperText={t('withdrawals.suchAsUsdtOrEur')}
        />
        {isCoin && (
          <TextInput
            source="protocol"
            label={t('common.network')}
            validate={need}
            helperText={t('withdrawals.suchAsTrc20')}
          />
        )}
      </Pairs>
      <Pairs>
        <SelectInput source="fee_type" label={t('withdrawals.kindOfFee')} choices={FEES} validate={need} />
        <NumberInput
          source="draw_rate"
          label={t('withdrawals.fee')}
          min={0}
          validate={need}
          helperText={t('withdrawals.takenFromTheAmountTheCustomer')}
        />
      </Pairs>
      {isCoin && <CoinPriceFields />}
      <BoundsFields />
    </>
  );
};

const Title = () => {
  const currency = useRecordContext<WithdrawalCurrency>();
  if (!currency) return <>{t('withdrawals.withdrawalCurrency')}</>;
  return (
    <>
      {currency.protocol === ''
        ? currency.code
        : t('withdrawals.on', { code: currency.code, protocol: currency.protocol })}
    </>
  );
};

const SAME = t('withdrawals.feeAndBoundsAreTheSame');

export const WithdrawalCurrencyCreate = () => (
  <TermsCreate
    title={t('withdrawals.newWithdrawalCurrency')}
    touches={[SAME]}
    defaults={{
      type: drawTypeNumbers.coin,
      protocol: '',
      fee_type: feeTypeNumbers.fixed,
      draw_rate: 0,
      price_symbol_id: null,
      usd_price: 0,
      min_amount: 0,
      max_amount: 0,
    }}
  >
    <Fields />
  </TermsCreate>
);

export const WithdrawalCurrencyEdit = () => (
  <TermsEdit title={<Title />} touches={[SAME, t('withdrawals.withdrawalsThatWereAskedForBefore')]}>
    <Fields />
  </TermsEdit>
);
