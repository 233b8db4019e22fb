import { Alert, Card, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { get } from '../../../providers/http.js';
import { t } from '../../../texts/texts.js';
import { ALL_REAL } from '../../../ui/book-filter.js';
import { Section } from '../../../ui/Section.js';
import { OptionExposureChart } from './OptionExposureChart.js';
import { costliest, type OptionExposure } from './option-exposure.js';

/** Number of bars that fit on the dashboard. */
const MOST = 6;

/** Symbols whose running options could cost the broker most. */
export const OptionExposureCard = ({ currency }: { currency: string }) => {
  const { data, error } = useQuery({
    queryKey: ['option-exposure', 'card'],
    queryFn: () => get<OptionExposure[]>(`option-exposure?${ALL_REAL}`),
    refetchInterval: 3000,
  });
  // An empty state takes one line.
  if (data && costliest(data, MOST).length === 0)
    return (
      <Card sx={{ px: 4, py: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography variant="subtitle2" component="h2">
          {t('options.exposureOfOptions', { currency })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ flex: 1 }}>
          {t('options.noOptionRuns')}
        </Typography>
        <Link to="/option-exposure">{t('dashboard.allSymbols')}</Link>
      </Card>
    );
  return (
    <Section
      title={t('options.exposureOfOptions', { currency })}
      action={<Link to="/option-exposure">{t('dashboard.allSymbols')}</Link>}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <OptionExposureChart rows={data} currency={currency} most={MOST} />}
    </Section>
  );
};
