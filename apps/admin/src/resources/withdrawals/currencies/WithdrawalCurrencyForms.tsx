import { drawTypeNumbers, feeTypeNumbers } from '@truemark/contracts';
import { NumberInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
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
      <SelectInput source="type" label="Way" choices={WAYS} validate={need} />
      <Pairs>
        <TextInput source="code" label="Currency" validate={need} helperText="Such as USDT, or EUR." />
        {isCoin && (
          <TextInput source="protocol" label="Network" validate={need} helperText="Such as TRC20." />
        )}
      </Pairs>
      <Pairs>
        <SelectInput source="fee_type" label="Kind of fee" choices={FEES} validate={need} />
        <NumberInput
          source="draw_rate"
          label="Fee"
          min={0}
          validate={need}
          helperText="Taken from the amount: the customer receives the rest."
        />
      </Pairs>
      {isCoin && <CoinPriceFields />}
      <BoundsFields />
    </>
  );
};

const Title = () => {
  const currency = useRecordContext<WithdrawalCurrency>();
  if (!currency) return <>Withdrawal currency</>;
  return <>{currency.protocol === '' ? currency.code : `${currency.code} on ${currency.protocol}`}</>;
};

const SAME = 'Fee and bounds are the same for every customer.';

export const WithdrawalCurrencyCreate = () => (
  <TermsCreate
    title="New withdrawal currency"
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
  <TermsEdit
    title={<Title />}
    touches={[SAME, 'Withdrawals that were asked for before keep their fee and price.']}
  >
    <Fields />
  </TermsEdit>
);
