import { Box, Button, Typography } from '@mui/material';
import { EditButton, ReferenceField, TopToolbar, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { formatNumber, lots, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { CHOICES } from '../audit-log/field-words.js';
import { FeedPill } from './FeedPill.js';
import { FeeRate } from './FeeRate.js';
import { LotPreview } from './LotPreview.js';
import { SessionPreview } from './SessionPreview.js';
import { PausedPrice, PendingChange } from './StandingCards.js';
import { CATEGORIES, cloneOf, scheduleOf, type TradedSymbol } from './symbol.js';
import { todayIn } from './week.js';

const Title = () => {
  const symbol = useRecordContext<TradedSymbol>();
  return <>{symbol ? `${symbol.showCode} · ${symbol.name}` : t('common.symbol')}</>;
};

const Price = ({ symbol }: { symbol: TradedSymbol }) => {
  const { bid, ask, pricePrecision } = symbol;
  return (
    <Section title={t('common.price')} action={<FeedPill symbol={symbol} />}>
      <Box sx={{ display: 'flex', gap: 6, mb: 2 }}>
        {(
          [
            [t('symbols.bid'), bid],
            [t('common.ask'), ask],
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
            t('symbols.market'),
            <Pill
              key="market"
              label={
                symbol.isPaused
                  ? t('symbols.paused')
                  : symbol.marketStatus === 1
                    ? t('symbols.open')
                    : t('symbols.closed')
              }
            />,
          ],
          [t('symbols.lastTick'), <When key="tick" ms={symbol.tickAt} />],
          [t('symbols.tickNumber'), symbol.seq],
          [t('symbols.source'), `${CHOICES.feed?.[symbol.feed] ?? symbol.feed} · ${symbol.feedCode}`],
          [t('common.openPositions'), symbol.openPositions],
          [t('symbols.pendingOrders'), symbol.pendingOrders],
        ]}
      />
    </Section>
  );
};

const Terms = ({ symbol }: { symbol: TradedSymbol }) => (
  <Section title={t('symbols.termsOfNewOrders')}>
    <Facts
      rows={[
        [t('common.offered'), symbol.isEnabled ? t('symbols.yes') : t('symbols.no')],
        [t('symbols.code'), symbol.code],
        [
          t('symbols.category'),
          CATEGORIES.find(({ id }) => id === symbol.categoryId)?.name ?? symbol.categoryId,
        ],
        [
          t('symbols.currencies'),
          t('symbols.in', { baseCurrency: symbol.baseCurrency, quoteCurrency: symbol.quoteCurrency }),
        ],
        [t('symbols.priceDecimals'), symbol.pricePrecision],
        [t('symbols.spread'), formatNumber(symbol.spread)],
        [t('symbols.lotStep'), lots(symbol.lotStep)],
        [t('common.lots'), t('symbols.to', { minLots: lots(symbol.minLots), maxLots: lots(symbol.maxLots) })],
        [t('symbols.unitsALot'), formatNumber(symbol.units)],
        [
          t('common.margin'),
          symbol.marginMode === 1 ? t('symbols.fixedALot') : t('symbols.byPriceAndLeverage'),
        ],
        [t('symbols.feeRate'), <FeeRate key="fee" rate={symbol.feeRate} />],
        [
          t('symbols.leverage'),
          symbol.multiples
            .map(
              ({ value, isDefault }) => `${formatNumber(value)}×${isDefault ? t('symbols.firstMark') : ''}`,
            )
            .join(', ') || t('symbols.noneNoOrderCanBePlaced'),
        ],
      ]}
    />
  </Section>
);

const listed = (days: TradedSymbol['calendarDays']): string =>
  days.map(({ date, name }) => `${date} ${name}`).join(', ');

const Times = ({ symbol }: { symbol: TradedSymbol }) => {
  const { timezone, holidays } = symbol.schedule;
  const shared = symbol.calendarDays.filter(({ date }) => date >= todayIn(timezone, symbol.clock));
  return (
    <Section title={t('symbols.sessionsIn', { timezone })}>
      <SessionPreview schedule={scheduleOf(symbol)} now={symbol.clock} />
      {holidays.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {formatRich('symbols.holidays2', {
            value: listed(holidays),
          })}
        </Typography>
      )}
      {symbol.calendarId !== null && (
        <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 2 }}>
          {formatRich('calendars.followed', {
            calendar: <ReferenceField source="calendarId" reference="holiday-calendars" link="edit" />,
            days: listed(shared) || t('calendars.noneToCome'),
          })}
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
        <Section title={t('symbols.whatOneLotCosts')}>
          <LotPreview terms={symbol} />
        </Section>
        <Terms symbol={symbol} />
      </Box>
    </Box>
  );
};

/** Button that creates a new symbol with this one's terms, switched off. */
const Clone = () => {
  const symbol = useRecordContext<TradedSymbol>();
  const mayCreate = usePermission('symbols', 'create');
  if (!symbol || !mayCreate) return null;
  return (
    <Button component={Link} to="/symbols/create" state={{ record: cloneOf(symbol) }}>
      {t('symbols.clone')}
    </Button>
  );
};

const Actions = () => (
  <TopToolbar>
    <Clone />
    <EditButton />
  </TopToolbar>
);

export const SymbolShow = () => (
  <RecordShow
    title={<Title />}
    component="div"
    actions={<Actions />}
    queryOptions={{ refetchInterval: 1000 }}
  >
    <Body />
  </RecordShow>
);
