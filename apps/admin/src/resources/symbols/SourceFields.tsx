import { Box, Typography } from '@mui/material';
import { NumberInput, required, SelectInput, TextInput } from 'react-admin';

const need = required();

export const SourceFields = () => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      Prices come from the source alone; nobody can enter or correct one. What the simulator makes is labelled
      so on every screen.
    </Typography>
    <Box
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 4, width: '100%' }}
    >
      <SelectInput
        source="feed"
        label="Source"
        validate={need}
        choices={[
          { id: 'simulator', name: 'Simulator' },
          { id: 'replay', name: 'Replay of recorded prices' },
          { id: 'binance', name: 'Binance' },
        ]}
      />
      <TextInput source="feedCode" label="Code at the source" />
      <TextInput source="simulation.price" label="Simulator: starting price" validate={need} />
      <NumberInput
        source="simulation.annualVolatility"
        label="Simulator: volatility a year"
        min={0}
        max={5}
        validate={need}
        helperText="0.1 is 10 percent."
      />
      <NumberInput
        source="simulation.quotesASecond"
        label="Simulator: quotes a second"
        min={0.05}
        max={20}
        validate={need}
      />
    </Box>
  </>
);
