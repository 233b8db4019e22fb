import { Alert, Box, Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type HttpError, Title, usePermissions } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useProducts } from '../../product.js';
import type { Me } from '../../providers/auth-provider.js';
import { get } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Guarded } from '../../ui/Guarded.js';
import { Section } from '../../ui/Section.js';
import { useCurrency } from '../../ui/use-currency.js';
import { houseZone, zoned } from '../../ui/zone.js';
import { DayPicker } from './DayPicker.js';
import { dayOf, isDay, type Reconciliation, verdictOf } from './day.js';
import { FlowChart } from './FlowChart.js';
import { FlowTable } from './FlowTable.js';

/** Whether the day adds up, in one line. */
const Verdict = ({ day, currency }: { day: Reconciliation; currency: string }) => {
  const { isBalanced, text } = verdictOf(day, (value) => `${exactly.format(value)} ${currency}`);
  return (
    <Alert severity={isBalanced ? 'success' : 'error'} variant="outlined" sx={{ fontWeight: 600 }}>
      {text}
    </Alert>
  );
};

/** Differences are shown to the last digit. */
const exactly = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 8 });

/** Cards of the products' money, for operators who may read it. */
const OfProducts = () => {
  const { permissions: me } = usePermissions<Me>();
  return useProducts().map(({ name, reconciled: Reconciled }) =>
    Reconciled && me && name in me.permissions ? <Reconciled key={name} /> : null,
  );
};

const Day = ({ today, zone }: { today: string; zone: string }) => {
  const [search, setSearch] = useSearchParams();
  const currency = useCurrency();
  const asked = search.get('day');
  const day = isDay(asked) ? asked : today;
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['reconciliation', day],
    queryFn: () => get<Reconciliation>(`reconciliation?day=${day}`),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3 }}>
      <DayPicker day={day} today={today} onChange={(chosen) => setSearch({ day: chosen })} />
      {error && <Alert severity="warning">{(error as HttpError).message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        // While another day is loading, the figures are those of the day shown before.
        <Box
          sx={{ display: 'grid', gap: 3, opacity: isPlaceholderData ? 0.5 : 1 }}
          aria-busy={isPlaceholderData}
        >
          <Verdict day={data} currency={currency} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
              <Section title={t('reconciliation.whatMovedWhatIsOwed')}>
                <FlowChart day={data} currency={currency} />
              </Section>
              <OfProducts />
            </Box>
            <Section title={t('reconciliation.fromTheJournalIn', { currency })}>
              <FlowTable day={data} />
            </Section>
          </Box>
          <Box component="p" sx={{ m: 0, color: 'text.secondary', fontSize: 12 }}>
            {formatRich('reconciliation.aDayInReal', {
              from: zoned(data.from_ms),
              until: zoned(data.until_ms),
              zone,
            })}
          </Box>
        </Box>
      )}
    </Box>
  );
};

const House = () => {
  const zone = houseZone();
  return <Day today={dayOf(Date.now(), zone)} zone={zone} />;
};

/** One day: money in, money out, amount owed, the broker's result, and whether it adds up. */
export const ReconciliationPage = () => (
  <Guarded resource="reconciliation">
    <Title title={t('reconciliation.reconciliation')} />
    <House />
  </Guarded>
);
