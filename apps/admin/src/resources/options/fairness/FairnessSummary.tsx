import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { get } from '../../../providers/http.js';
import { useCurrency } from '../../../ui/use-currency.js';
import { CustomerSpread } from './CustomerSpread.js';
import { FairnessChart } from './FairnessChart.js';
import {
  customersText,
  type FairnessRow,
  leanText,
  marketText,
  payoutText,
  type Summary,
  verdictOf,
  winText,
} from './fairness.js';

const MOST = 14;
const SEVERITY = { success: 'success', warning: 'warning', error: 'error' } as const;

const useSummary = (filter: Readonly<Record<string, unknown>>) => {
  const { by: _, ...rest } = filter;
  const query = new URLSearchParams({ filter: JSON.stringify(rest) });
  return useQuery({
    queryKey: ['option-fairness', 'summary', rest],
    queryFn: () => get<Summary>(`option-fairness/summary?${query}`),
    placeholderData: keepPreviousData,
  });
};

const Words = ({ all, customers }: Summary) => {
  const currency = useCurrency();
  const { tone } = verdictOf(all);
  const texts = [winText(all), marketText(all), payoutText(all, currency)].filter((text) => text !== null);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity={tone === 'default' || tone === 'info' ? 'info' : SEVERITY[tone]} variant="outlined">
        {leanText(all)}
      </Alert>
      <Alert
        severity={customers.outside > 0 ? 'error' : customers.compared > 0 ? 'success' : 'info'}
        variant="outlined"
      >
        {customersText(customers)}
      </Alert>
      {texts.map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
      <Typography variant="caption" color="textSecondary">
        All options between the very same two ticks end by one move of the price, whoever bought them: one
        toss of the market, counted once however many customers were in it. Prices that were tilted against
        customers would make the side with more of their money lose more than half of the tosses. Tosses and
        options that overlap in time move together, so an unlikely figure is a reason to look at the proofs,
        not a finding.
      </Typography>
    </Box>
  );
};

/** The chart, what it means in words, and whether any customer stands apart. */
export const FairnessSummary = () => {
  const { data: rows = [], filterValues } = useListContext<FairnessRow>();
  const { data, error } = useSummary(filterValues);
  return (
    <Box
      component="section"
      aria-label="How often the side with more money won, as a chart and in words"
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        p: 4,
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {rows.length > MOST
            ? `Tosses won by the side with more money, the ${MOST} with most options`
            : 'Tosses won by the side with more money'}
        </Typography>
        <FairnessChart rows={rows} most={MOST} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <Typography variant="h6" component="h2">
          In words
        </Typography>
        {error && <Alert severity="error">The report could not be read: {error.message}.</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data && <Words {...data} />}
        {data && <CustomerSpread customers={data.customers} />}
      </Box>
    </Box>
  );
};
