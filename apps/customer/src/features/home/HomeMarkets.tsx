import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuote } from '../../api/live/quotes.js';
import { keys } from '../../api/query-keys.js';
import { fetchMiniCharts, type TradeSymbol } from '../../api/symbols.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MiniArea } from '../../ui/MiniArea.js';
import { PriceText } from '../../ui/PriceText.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { tone } from '../../ui/tone.js';
import { useSymbols } from '../market/useSymbols.js';

const SHOWN = 4;

const Strip = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(152px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  margin: '0 -16px',
  padding: '2px 16px',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
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
  '& h3': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& strong': { ...theme.typography.h3 },
  '& > div': { height: 44 },
})) as typeof ButtonBase;

/** The first four pairs, each with its price and a picture of how it went. */
export function HomeMarkets() {
  const { t } = useTranslation();
  const symbols = useSymbols();
  const { data: charts } = useQuery({
    queryKey: keys.miniCharts,
    queryFn: ({ signal }) => fetchMiniCharts({ signal }),
    staleTime: 60_000,
    refetchInterval: 60_000,
    meta: { quiet: true },
  });
  if (symbols.isError) return <ErrorState onRetry={() => symbols.refetch()} />;
  return (
    <section aria-label={t('home.markets')}>
      <SectionTitle>{t('home.markets')}</SectionTitle>
      <Strip>
        {symbols.data
          ? symbols.data.slice(0, SHOWN).map((symbol) => {
              const closes = charts?.find((chart) => chart.symbolId === symbol.id)?.closes ?? [];
              return <Market key={symbol.id} symbol={symbol} closes={closes} />;
            })
          : Array.from({ length: SHOWN }, (_, card) => (
              <Skeleton key={card} variant="rounded" height={144} sx={{ borderRadius: 4 }} />
            ))}
      </Strip>
    </section>
  );
}

function Market({ symbol, closes }: { symbol: TradeSymbol; closes: readonly number[] }) {
  const quote = useQuote(symbol.code);
  return (
    <MarketCard component={Link} to={`/trade?id=${symbol.id}`}>
      <h3>{symbol.showCode}</h3>
      <div dir="ltr">
        <MiniArea values={closes} tone={tone(quote?.change ?? 0n)} />
      </div>
      <strong>
        <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
      </strong>
      <span>
        <ChangePill percent={quote?.change} />
      </span>
    </MarketCard>
  );
}
