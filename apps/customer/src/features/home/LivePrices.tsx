import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { Card } from '../../ui/Card.js';
import { ChangeText } from '../../ui/ChangeText.js';
import { PriceText } from '../../ui/PriceText.js';
import { TonedFigure } from '../../ui/TonedFigure.js';
import { tone } from '../../ui/tone.js';
import { MARKETS_BESIDE } from '../../ui/wide.js';
import { firstSymbols } from '../market/order-symbols.js';
import { useFavourites } from '../market/useFavourites.js';
import { useSymbols } from '../market/useSymbols.js';

const SHOWN = 3;

/** Height reserved in `early-pages.css`. Not needed where the markets are in a side column. */
const Strip = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${SHOWN}, minmax(0, 1fr))`,
  minHeight: 84,
  padding: 0,
  overflow: 'hidden',
  '& > :not(:last-child)': { borderInlineEnd: `1px solid ${theme.palette.divider}` },
  [MARKETS_BESIDE]: { display: 'none' },
}));

const Item = styled(ButtonBase)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'start',
  padding: '0 12px',
  textAlign: 'start',
  color: theme.palette.text.primary,
  ...theme.typography.caption,
  '& > span': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& strong': { ...theme.typography.body2, fontWeight: 650 },
  '& > [data-quiet]': { color: theme.palette.text.secondary },
  '&:hover, &:active': { background: theme.palette.tokens.raised },
  '&.Mui-focusVisible': { outlineOffset: -3 },
})) as typeof ButtonBase;

/** For visitors: prices of the first markets, before anything else. */
export function LivePrices() {
  const { data: symbols } = useSymbols();
  const { ids } = useFavourites();
  if (symbols?.length === 0) return null;
  return (
    <Strip>
      {symbols
        ? firstSymbols(symbols, ids, SHOWN).map((symbol) => <LivePrice key={symbol.id} symbol={symbol} />)
        : Array.from({ length: SHOWN }, (_, item) => <Place key={item} />)}
    </Strip>
  );
}

const Place = () => <Skeleton variant="text" sx={{ alignSelf: 'center', mx: '12px' }} />;

function LivePrice({ symbol }: { symbol: TradeSymbol }) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.code);
  return (
    <Item component={Link} to={`/trade?id=${symbol.id}`}>
      <span data-quiet>
        <bdi>{symbol.showCode}</bdi>
      </span>
      <strong>
        <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
      </strong>
      {quote && (
        <TonedFigure data-tone={tone(quote.change)}>
          <ChangeText percent={quote.change} />
        </TonedFigure>
      )}
      {symbol.isSimulated && <span data-quiet>{t('market.simulated')}</span>}
    </Item>
  );
}
