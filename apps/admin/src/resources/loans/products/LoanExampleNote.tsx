import { Alert, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Facts } from '../../../ui/Facts.js';
import { money } from '../../../ui/figures.js';
import { Section } from '../../../ui/Section.js';
import { useCurrency } from '../../../ui/use-currency.js';
import { exampleOf, type LoanProductForm, yearly } from './loan-product.js';

/** What somebody pays who borrows under the terms of the form, as they are typed. */
export const LoanExampleNote = () => {
  const form = useWatch() as LoanProductForm;
  const currency = useCurrency();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? String(form.max_amount ?? '');
  const example = exampleOf(form, amount);
  const sum = (value: number): string => `${money(value)} ${currency}`;
  return (
    <Section title="What it costs">
      <TextField
        label="Somebody borrows"
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
        helperText="An example; nothing of it is saved."
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Box aria-live="polite">
        {example === null ? (
          <Alert severity="warning" variant="outlined">
            There is no example: these are no terms that can be offered.
          </Alert>
        ) : (
          <>
            <Facts
              rows={[
                ['Interest', sum(example.interest)],
                [`To pay on day ${String(form.loan_period)}`, sum(example.totalDue)],
                ['To pay a day later', sum(example.totalDayLater)],
                ['Yearly rate', yearly(example.yearlyRate)],
                ['Never more than', sum(example.mostEver)],
              ]}
            />
            <Typography variant="caption" color="textSecondary">
              The customer reads these figures before he signs. What he signed stays as it was, whatever
              becomes of the product.
            </Typography>
          </>
        )}
      </Box>
    </Section>
  );
};
