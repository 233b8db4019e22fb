import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { formatDuration } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MiniArea } from '../../ui/MiniArea.js';
import { PriceText } from '../../ui/PriceText.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { CardSkeleton, SkeletonList } from '../../ui/Skeletons.js';
import { tone } from '../../ui/tone.js';
import { MARKETS_BESIDE } from '../../ui/wide.js';
import { currentLanguage } from '../configuration/configuration.js';
import { FavouriteButton } from '../market/FavouriteButton.js';
import { MarketList } from '../market/MarketList.js';
import { firstSymbols } from '../market/order-symbols.js';
import { SymbolState } from '../market/SymbolState.js';
import { useFavourites } from '../market/useFavourites.js';
import { miniChartsQuery, useSymbols } from '../market/useSymbols.js';

const SHOWN = 4;
/** Number of listed symbols before expanding. */
const LISTED = 8;

const Strip = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(168px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  margin: '0 -16px',
  padding: '2px 16px',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // In a side column there is space for two: names on one line.
  [MARKETS_BESIDE]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    margin: 0,
    padding: '2px 0',
  },
});

/** Height of a card, px. */
const CARD_HEIGHT = 164;

const Parts = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });

/** Star over the card's corner. */
const Starred = styled('div')({
  position: 'relative',
  display: 'grid',
  '& > button': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
});

const MarketCard = styled(ButtonBase)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 4,
  padding: 12,
  borderRadius: 16,
  textAlign: 'start',
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  // As high as the star at its end, with space for it.
  '& h3': {
    ...theme.typography.body2,
    fontWeight: 600,
    margin: '-12px 0',
    paddingInlineEnd: 28,
    lineHeight: '44px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& strong': { ...theme.typography.h3 },
  '& > div': { height: 44 },
})) as typeof ButtonBase;

/** Market state, and the period of the chart below. */
const Above = styled('small')({ display: 'flex', justifyContent: 'space-between', gap: 8 });

const Today = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& > small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Price change from start to end. */
const courseOf = (closes: readonly number[]) =>
  tone(BigInt(Math.sign((closes.at(-1) ?? 0) - (closes[0] ?? 0))));

/** Four symbols with charts, favourites and open markets first, and a list of the others or of all. */
export function HomeMarkets() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const symbols = useSymbols();
  const { ids } = useFavourites();
  const { data: charts } = useQuery({ ...miniChartsQuery, refetchInterval: 60_000 });
  const pictured = firstSymbols(symbols.data ?? [], ids, SHOWN);
  if (symbols.isError && !symbols.data) return <ErrorState onRetry={() => symbols.refetch()} />;
  return (
    <section aria-label={t('home.markets')}>
      <SectionTitle>{t('home.markets')}</SectionTitle>
      <Parts>
        <Strip>
          {symbols.data ? (
            pictured.map((symbol) => {
              const closes = charts?.find((chart) => chart.symbolId === symbol.id)?.closes ?? [];
              return <Market key={symbol.id} symbol={symbol} closes={closes} />;
            })
          ) : (
            <CardPlaces />
          )}
        </Strip>
        {symbols.data ? (
          <MarketList
            symbols={symbols.data}
            above={pictured}
            first={LISTED}
            onPick={({ id }) => navigate(`/trade?id=${id}`)}
          />
        ) : (
          <SkeletonList rows={LISTED} />
        )}
      </Parts>
    </section>
  );
}

/** Reserves the space of the markets until they are rendered. */
export function HomeMarketsPlace() {
  const { t } = useTranslation();
  return (
    <section aria-busy aria-label={t('home.markets')}>
      <SectionTitle>{t('home.markets')}</SectionTitle>
      <Parts>
        <Strip>
          <CardPlaces />
        </Strip>
        <SkeletonList rows={LISTED} />
      </Parts>
    </section>
  );
}

const CardPlaces = () =>
  Array.from({ length: SHOWN }, (_, card) => <CardSkeleton key={card} height={CARD_HEIGHT} shape="chart" />);

function Market({ symbol, closes }: { symbol: TradeSymbol; closes: readonly number[] }) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.code);
  return (
    <Starred>
      <MarketCard component={Link} to={`/trade?id=${symbol.id}`}>
        <h3>{symbol.showCode}</h3>
        <Above>
          <SymbolState symbol={symbol} />
          {symbol.isOpen && closes.length > 1 && (
            <span>{formatDuration(closes.length * 60, currentLanguage().tag, 'short')}</span>
          )}
        </Above>
        <div dir="ltr">
          <MiniArea values={closes} tone={courseOf(closes)} />
        </div>
        <strong>
          <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
        </strong>
        <Today>
          <ChangePill percent={quote?.change} />
          <small>{t('accounts.today')}</small>
        </Today>
      </MarketCard>
      <FavouriteButton symbol={symbol} />
    </Starred>
  );
}
