import { Alert, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { get } from '../providers/http.js';
import { ExposureChart } from '../resources/exposure/ExposureChart.js';
import type { Exposure } from '../resources/exposure/exposure.js';
import { formatRich } from '../texts/format-rich.js';
import { t } from '../texts/texts.js';
import { ALL_REAL } from '../ui/book-filter.js';
import { Section } from '../ui/Section.js';

/** Number of bars that fit next to the feeds. */
const MOST = 6;

/** Symbols with the broker's largest exposure. */
export const ExposureCard = ({ currency }: { currency: string }) => {
  const { data, error } = useQuery({
    queryKey: ['exposure', 'card'],
    queryFn: () => get<Exposure[]>(`exposure?${ALL_REAL}`),
    refetchInterval: 3000,
  });
  return (
    <Section
      title={t('dashboard.exposure', { currency })}
      action={<Link to="/exposure">{t('dashboard.allSymbols')}</Link>}
    >
      {error && (
        <Alert severity="error">
          {formatRich('dashboard.theExposureCouldNotBeRead', { message: error.message })}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={240} />}
      {data && <ExposureChart rows={data} unit="value" currency={currency} most={MOST} />}
    </Section>
  );
};
