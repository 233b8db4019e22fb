import { Alert, Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, usePermissions } from 'react-admin';
import { useProducts } from '../product.js';
import { hasPermission, type Me } from '../providers/auth-provider.js';
import { get } from '../providers/http.js';
import { formatRich } from '../texts/format-rich.js';
import { t } from '../texts/texts.js';
import { formatNumber, money } from '../ui/figures.js';
import { Section } from '../ui/Section.js';
import { sumExactly } from '../ui/sum-exactly.js';
import { usePermission } from '../ui/use-permission.js';
import { zoned } from '../ui/zone.js';
import { CustomersChart } from './CustomersChart.js';
import { ExposureCard } from './ExposureCard.js';
import { FeedHealth } from './FeedHealth.js';
import type { DashboardFigures } from './figures.js';
import { OwnQueues } from './OwnQueues.js';
import { HouseResultCards } from './result/HouseResultCards.js';
import { StatTile } from './StatTile.js';
import { VolumeChart } from './VolumeChart.js';

/** Minimum server stall that operators are notified of for an hour, ms. */
const LONG_STALL = 1_000;

const TILES = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
} as const;

/** Placeholder for the tiles and charts, so that nothing jumps when they load. */
const ComingTiles = () => (
  <>
    <Box sx={TILES}>
      {['customers', 'positions', 'opened', 'feeds'].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={128} />
      ))}
    </Box>
    <Skeleton variant="rounded" height={320} />
  </>
);

const Tiles = ({ figures, seesSymbols }: { figures: DashboardFigures; seesSymbols: boolean }) => {
  const { customers, positions, volume, feeds, currency } = figures;
  const sum = (book: 'real' | 'demo'): number => sumExactly(volume.map((hour) => hour[book]));
  const traded = feeds.filter(({ state }) => state !== 'closed');
  const live = traded.filter(({ state }) => state === 'live').length;
  return (
    <Box sx={TILES}>
      <StatTile
        name={t('common.customers')}
        value={formatNumber(customers.real)}
        note={t('dashboard.demoNewIn24H', {
          demo: formatNumber(customers.demo),
          newReal: formatNumber(customers.new_real + customers.new_demo),
        })}
        to="/customers"
      />
      <StatTile
        name={t('common.openPositions')}
        value={formatNumber(positions.real)}
        note={t('dashboard.demo2', { demo: formatNumber(positions.demo) })}
        to={`/orders?filter=${encodeURIComponent('{"status":1}')}`}
      />
      <StatTile
        name={t('dashboard.openedIn24H', { currency })}
        value={money(sum('real'))}
        note={t('dashboard.demo3', { value: money(sum('demo')) })}
        to="/orders"
      />
      <StatTile
        name={t('dashboard.feedsLive')}
        value={t('dashboard.of', { live, all: traded.length })}
        note={t('dashboard.closed', { closed: feeds.length - traded.length })}
        {...(seesSymbols && { to: '/symbols' })}
        tone={live < traded.length ? 'warning.main' : 'text.primary'}
      />
    </Box>
  );
};

/** Dashboard cards of the products that the role may read. */
const Cards = ({ currency }: { currency: string }) => {
  const { permissions: me } = usePermissions<Me>();
  return useProducts().map(({ name, dashboardCard: Card }) =>
    Card && me && hasPermission(me, name, 'list') ? <Card key={name} currency={currency} /> : null,
  );
};

export const DashboardPage = () => {
  const seesMoney = usePermission('house-result', 'list');
  const seesHealth = usePermission('health', 'list');
  const seesSymbols = usePermission('symbols', 'list');
  const seesExposure = usePermission('exposure', 'list');
  const { data, error, isPending } = useQuery({
    queryKey: ['dashboard'],
    queryFn: () => get<DashboardFigures>('dashboard'),
    refetchInterval: 5000,
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, pt: 3 }}>
      <Title title={t('dashboard.dashboard')} />
      {/* Operators who may read the system health see it next to the result. */}
      {!(seesMoney && seesHealth) && <OwnQueues />}
      {seesMoney && <HouseResultCards />}
      {isPending && <ComingTiles />}
      {error && (
        <Alert severity="error">
          {formatRich('dashboard.theFiguresCouldNotBeRead', { message: error.message })}
        </Alert>
      )}
      {data?.longest_stall && data.longest_stall.ms >= LONG_STALL && (
        <Alert severity="warning">
          {formatRich('dashboard.theServerStoodStillForS', {
            seconds: (data.longest_stall.ms / 1000).toFixed(1),
            time: zoned(data.longest_stall.at_ms),
          })}
        </Alert>
      )}
      {data && (
        <>
          {data.warnings.map(({ key, text }) => (
            <Alert key={key} severity="warning">
              {text}
            </Alert>
          ))}
          <Tiles figures={data} seesSymbols={seesSymbols === true} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 1fr' } }}>
            <Section title={t('dashboard.volumeAnHour', { currency: data.currency })}>
              <VolumeChart hours={data.volume} />
            </Section>
            <Section title={t('common.customers')}>
              <CustomersChart customers={data.customers} />
            </Section>
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: seesExposure ? '1fr 1fr' : '1fr' },
            }}
          >
            {seesExposure && <ExposureCard currency={data.currency} />}
            <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
              <Cards currency={data.currency} />
              <Section title={t('dashboard.feeds')}>
                <FeedHealth feeds={data.feeds} now={data.at_ms} areLinked={seesSymbols === true} />
              </Section>
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
};
