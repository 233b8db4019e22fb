import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { get } from '../../../providers/http.js';
import { formatRich } from '../../../texts/format-rich.js';
import { t } from '../../../texts/texts.js';
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
        {t('options.allOptionsBetweenTheVerySame')}
      </Typography>
    </Box>
  );
};

/** Chart, its meaning in words, and whether any customer stands out. */
export const FairnessSummary = () => {
  const { data: rows, filterValues, isPending, isPlaceholderData } = useListContext<FairnessRow>();
  const { data, error, isPlaceholderData: isFormer } = useSummary(filterValues);
  // While another filter is loading, the figures are those of the former one.
  const isBusy = isFormer || isPlaceholderData;
  return (
    <Box
      component="section"
      aria-label={t('options.howOftenTheSideWithMore')}
      aria-busy={isBusy}
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        p: 4,
        alignItems: 'start',
        opacity: isBusy ? 0.5 : 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
          {rows && rows.length > MOST
            ? t('options.tossesWonByTheSideWith', { most: MOST })
            : t('options.tossesWonByTheSideWith2')}
        </Typography>
        {isPending && <Skeleton variant="rounded" height={240} />}
        {rows && <FairnessChart rows={rows} most={MOST} />}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <Typography variant="h6" component="h2">
          {t('options.inWords')}
        </Typography>
        {error && (
          <Alert severity="error">
            {formatRich('options.theReportCouldNotBeRead', { message: error.message })}
          </Alert>
        )}
        {/* As high as text and spread together, so that the table below does not move. */}
        {!data && !error && <Skeleton variant="rounded" height={508} />}
        {data && <Words {...data} />}
        {data && <CustomerSpread customers={data.customers} />}
      </Box>
    </Box>
  );
};
