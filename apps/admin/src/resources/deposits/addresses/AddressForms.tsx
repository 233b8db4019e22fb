import { TextInput, useRecordContext } from 'react-admin';
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
      <TextInput source="currency_code" label="Coin" validate={need} helperText="Such as USDT." />
      <TextInput source="protocol_code" label="Network" validate={need} helperText="Such as TRC20." />
    </Pairs>
    <TextInput
      source="address"
      validate={need}
      helperText="Please compare every letter: what is sent to a wrong address is lost."
    />
    <CoinPriceFields />
    <BoundsFields />
  </>
);

const Title = () => {
  const address = useRecordContext<Address>();
  return <>{address ? `${address.currency_code} on ${address.protocol_code}` : 'Deposit address'}</>;
};

const SEES = 'From now on every customer is shown this address.';

export const AddressCreate = () => (
  <TermsCreate
    title="New deposit address"
    touches={[SEES]}
    defaults={{ price_symbol_id: null, usd_price: 0, min_amount: 0, max_amount: 0 }}
  >
    <Fields />
  </TermsCreate>
);

export const AddressEdit = () => (
  <TermsEdit
    title={<Title />}
    touches={[SEES, 'Deposits that were announced before keep the address and the price they name.']}
  >
    <Fields />
  </TermsEdit>
);
