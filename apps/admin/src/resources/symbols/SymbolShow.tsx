import { Box, Typography } from '@mui/material';
import { EditButton, Show, TopToolbar, useRecordContext } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { figure, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { FeedPill } from './FeedPill.js';
import { LotPreview } from './LotPreview.js';
import { SessionPreview } from './SessionPreview.js';
import { PausedPrice, PendingChange } from './StandingCards.js';
import { CATEGORIES, type TradedSymbol } from './symbol.js';

const Title = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return <>{symbol ? `${symbol.showCode} · ${symbol.name}` : 'Symbol'}</>;
};

const Price = ({ symbol }: { symbol: TradedSymbol }) => {
  const { bid, ask, pricePrecision } = symbol;
  return (
    <Section title="Price" action={<FeedPill symbol={symbol} />}>
      <Box sx={{ display: 'flex', gap: 6, mb: 2 }}>
        {(
          [
            ['Bid', bid],
            ['Ask', ask],
          ] as const
        ).map(([name, value]) => (
          <Box key={name}>
            <Typography variant="caption" color="textSecondary">
              {name}
            </Typography>
            <Typography variant="h4" component="p">
              {value === null ? '–' : price(value, pricePrecision)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Facts
        rows={[
          [
            'Market',
            <Pill
              key="market"
              label={symbol.isPaused ? 'Paused' : symbol.marketStatus === 1 ? 'Open' : 'Closed'}
            />,
          ],
          ['Last tick', <When key="tick" ms={symbol.tickAt} />],
          ['Tick number', symbol.seq],
          ['Source', `${symbol.feed} ${symbol.feedCode}`],
          ['Open positions', symbol.openPositions],
          ['Pending orders', symbol.pendingOrders],
        ]}
      />
    </Section>
  );
};

const Terms = ({ symbol }: { symbol: TradedSymbol }) => (
  <Section title="Terms of new orders">
    <Facts
      rows={[
        ['Offered', symbol.isEnabled ? 'Yes' : 'No'],
        ['Code', symbol.code],
        ['Category', CATEGORIES.find(({ id }) => id === symbol.categoryId)?.name ?? symbol.categoryId],
        ['Currencies', `${symbol.baseCurrency} in ${symbol.quoteCurrency}`],
        ['Price decimals', symbol.pricePrecision],
        ['Spread', figure(symbol.spread)],
        ['Lot step', figure(symbol.lotStep)],
        ['Lots', `${figure(symbol.minLots)} to ${figure(symbol.maxLots)}`],
        ['Units a lot', figure(symbol.units)],
        ['Margin', symbol.marginMode === 1 ? 'Fixed a lot' : 'By price and leverage'],
        ['Fee rate', figure(symbol.feeRate)],
        [
          'Leverage',
          symbol.multiples
            .map(({ value, isDefault }) => `${figure(value)}×${isDefault ? ' (first)' : ''}`)
            .join(', ') || 'None: no order can be placed',
        ],
      ]}
    />
  </Section>
);

const Times = ({ symbol }: { symbol: TradedSymbol }) => {
  const { timezone, holidays } = symbol.schedule;
  return (
    <Section title={`Sessions in ${timezone}`}>
      <SessionPreview schedule={symbol.schedule} now={symbol.clock} />
      {holidays.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Holidays: {holidays.map(({ date, name }) => `${date} ${name}`).join(', ')}
        </Typography>
      )}
    </Section>
  );
};

const Body = () => {
  const symbol = useRecordContext<TradedSymbol>();
  if (!symbol) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <PausedPrice symbol={symbol} />
        <PendingChange symbol={symbol} />
        <Price symbol={symbol} />
        <Times symbol={symbol} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Section title="What one lot costs">
          <LotPreview terms={symbol} />
        </Section>
        <Terms symbol={symbol} />
      </Box>
    </Box>
  );
};

const Actions = () => (
  <TopToolbar>
    <EditButton />
  </TopToolbar>
);

export const SymbolShow = () => (
  <Show title={<Title />} component="div" actions={<Actions />} queryOptions={{ refetchInterval: 1000 }}>
    <Body />
  </Show>
);
