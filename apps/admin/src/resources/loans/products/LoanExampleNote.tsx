import { Alert, Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { money } from '../../../ui/figures.js';
import { Section } from '../../../ui/Section.js';
import { useCurrency } from '../../../ui/use-currency.js';
import { exampleOf, type LoanProductForm, yearly } from './loan-product.js';

/** Cost of borrowing under the form's current terms. */
export const LoanExampleNote = () => {
  const form = useWatch() as LoanProductForm;
  const currency = useCurrency();
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? String(form.max_amount ?? '');
  const example = exampleOf(form, amount);
  const sum = (value: number): string => `${money(value)} ${currency}`;
  return (
    <Section title={t('loans.whatItCosts')}>
      <TextField
        label={t('loans.somebodyBorrows')}
        value={amount}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t('loans.anExampleNothingOfItIs')}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Box aria-live="polite">
        {example === null ? (
          <Alert severity="warning" variant="outlined">
            {t('loans.thereIsNoExampleTheseAre')}
          </Alert>
        ) : (
          <>
            <Facts
              rows={[
                [t('loans.interest'), sum(example.interest)],
                [t('loans.toPayOnDay', { loanPeriod: String(form.loan_period) }), sum(example.totalDue)],
                [t('loans.toPayADayLater'), sum(example.totalDayLater)],
                [t('loans.yearlyRate'), yearly(example.yearlyRate)],
                [t('loans.neverMoreThan'), sum(example.mostEver)],
              ]}
            />
            <Typography variant="caption" color="textSecondary">
              {t('loans.theCustomerReadsTheseFiguresBefore')}
            </Typography>
          </>
        )}
      </Box>
    </Section>
  );
};
