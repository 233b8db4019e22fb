import { Box } from '@mui/material';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { CATEGORIES } from './symbol.js';

const need = required();

export const TermFields = ({ isNew }: { isNew: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
      columnGap: 4,
      width: '100%',
    }}
  >
    <TextInput
      source="code"
      validate={need}
      readOnly={!isNew}
      helperText={
        isNew
          ? 'Capital letters and digits; it stays for ever.'
          : 'Stays: orders, charts and sockets know it by this.'
      }
    />
    <TextInput source="showCode" label="Shown as" validate={need} />
    <TextInput source="name" validate={need} />
    <SelectInput source="categoryId" label="Category" choices={CATEGORIES} validate={need} />
    <TextInput source="baseCurrency" label="Base currency" validate={need} />
    <TextInput
      source="quoteCurrency"
      label="Quote currency"
      validate={need}
      helperText="Profits are converted from it to the account currency."
    />
    <NumberInput source="pricePrecision" label="Price decimals" min={0} max={8} validate={need} />
    <NumberInput
      source="spread"
      min={0}
      validate={need}
      helperText="Added to the bid of a one-price source; the same for everybody."
    />
    <NumberInput source="lotStep" label="Lot step" min={0} validate={need} />
    <NumberInput source="minLots" label="Least lots" min={0} validate={need} />
    <NumberInput source="maxLots" label="Most lots" min={0} validate={need} />
    <NumberInput source="units" label="Units a lot" min={0} validate={need} />
    <SelectInput
      source="marginMode"
      label="Margin"
      validate={need}
      choices={[
        { id: 1, name: 'Fixed: lots × units a lot' },
        { id: 2, name: 'By price and leverage' },
      ]}
    />
    <NumberInput
      source="feeRate"
      label="Fee rate"
      min={0}
      validate={need}
      helperText="Share of the margin, or a sum a lot: see trade_fee_type."
    />
    <NumberInput source="sort" label="Place in lists" min={0} validate={need} />
    <TextInput source="logo" label="Picture (address)" />
    <BooleanInput source="isEnabled" label="Offered to customers" />
  </Box>
);
