import { Box } from '@mui/material';
import { BooleanInput, NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { PictureField } from '../../ui/content/PictureField.js';
import { FeeHint } from './FeeRate.js';
import {
  above0Fault,
  CATEGORIES,
  codeFault,
  currencyFault,
  decimalsFault,
  feeFault,
  mostLotsFault,
  placeFault,
  spreadFault,
} from './symbol.js';

const need = required();
const currency = [need, currencyFault];
const decimals = [need, decimalsFault];
const spread = [need, spreadFault];
const above0 = [need, above0Fault];
const most = [need, above0Fault, mostLotsFault];
const fee = [need, feeFault];
const place = [need, placeFault];

export const TermFields = ({ isNew }: { isNew: boolean }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
      columnGap: 4,
      rowGap: 2,
      width: '100%',
    }}
  >
    <TextInput
      source="code"
      label={t('symbols.code')}
      validate={isNew ? [need, codeFault] : need}
      readOnly={!isNew}
      helperText={
        isNew ? t('symbols.capitalLettersAndDigitsItStays') : t('symbols.staysOrdersChartsAndSocketsKnow')
      }
    />
    <TextInput source="showCode" label={t('symbols.shownAs')} validate={need} />
    <TextInput source="name" label={t('common.name')} validate={need} />
    <SelectInput source="categoryId" label={t('symbols.category')} choices={CATEGORIES} validate={need} />
    <TextInput source="baseCurrency" label={t('symbols.baseCurrency')} validate={currency} />
    <TextInput
      source="quoteCurrency"
      label={t('symbols.quoteCurrency')}
      validate={currency}
      helperText={t('symbols.profitsAreConvertedFromItTo')}
    />
    <NumberInput
      source="pricePrecision"
      label={t('symbols.priceDecimals')}
      min={0}
      max={8}
      validate={decimals}
    />
    <NumberInput
      source="spread"
      label={t('symbols.spread')}
      min={0}
      validate={spread}
      helperText={t('symbols.addedToTheBidOfA')}
    />
    <NumberInput source="lotStep" label={t('symbols.lotStep')} min={0} validate={above0} />
    <NumberInput source="minLots" label={t('symbols.leastLots')} min={0} validate={above0} />
    <NumberInput source="maxLots" label={t('symbols.mostLots')} min={0} validate={most} />
    <NumberInput source="units" label={t('symbols.unitsALot')} min={0} validate={above0} />
    <SelectInput
      source="marginMode"
      label={t('common.margin')}
      validate={need}
      choices={[
        { id: 1, name: t('symbols.fixedLotsUnitsALot') },
        { id: 2, name: t('symbols.byPriceAndLeverage') },
      ]}
    />
    <NumberInput
      source="feeRate"
      label={t('symbols.feeRate')}
      min={0}
      validate={fee}
      helperText={<FeeHint />}
    />
    <NumberInput source="sort" label={t('symbols.placeInLists')} min={0} validate={place} />
    <PictureField source="logo" label={t('symbols.pictureAddress')} />
    <BooleanInput source="isEnabled" label={t('common.offeredToCustomers')} />
  </Box>
);
