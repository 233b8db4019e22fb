import { Box, Typography } from '@mui/material';
import { NumberInput, required, SelectInput, TextInput } from 'react-admin';
import { t } from '../../texts/texts.js';

const need = required();

export const SourceFields = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {t('symbols.pricesComeFromTheSourceAlone')}
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        columnGap: 4,
        rowGap: 2,
        width: '100%',
      }}
    >
      <SelectInput
        source="feed"
        label={t('symbols.source')}
        validate={need}
        choices={[
          { id: 'simulator', name: t('symbols.simulator') },
          { id: 'replay', name: t('symbols.replayOfRecordedPrices') },
          { id: 'binance', name: t('symbols.binance') },
        ]}
      />
      <TextInput source="feedCode" label={t('symbols.codeAtTheSource')} />
      <TextInput source="simulation.price" label={t('symbols.simulatorStartingPrice')} validate={need} />
      <NumberInput
        source="simulation.annualVolatility"
        label={t('symbols.simulatorVolatilityAYear')}
        min={0}
        max={5}
        validate={need}
        helperText={t('symbols.01Is10Percent')}
      />
      <NumberInput
        source="simulation.quotesASecond"
        label={t('symbols.simulatorQuotesASecond')}
        min={0.05}
        max={20}
        validate={need}
      />
    </Box>
  </>
);
