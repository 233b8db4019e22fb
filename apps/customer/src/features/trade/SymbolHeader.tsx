import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatTimestamp } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { Figure } from '../../ui/Figure.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatCard } from '../../ui/StatCard.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useConfig } from '../configuration/configuration.js';
import type { MarketState } from '../market/useMarketState.js';

const Picker = styled(ButtonBase)(({ theme }) => ({
  gap: 4,
  minHeight: 44,
  padding: '0 8px',
  borderRadius: 12,
  minWidth: 0,
  '& h1': { ...theme.typography.h2, margin: 0 },
}));

/** Opens the list of symbols. */
export function SymbolPicker({ symbol, onOpen }: { symbol: TradeSymbol; onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Picker
      aria-haspopup="dialog"
      aria-label={t('market.pick', { symbol: symbol.showCode })}
      onClick={onOpen}
    >
      <h1>{symbol.showCode}</h1>
      <ExpandMore aria-hidden />
    </Picker>
  );
}

/** What kind of price this is, where it is not an ordinary live one. */
export function SymbolLabels({ symbol, state }: { symbol: TradeSymbol; state: MarketState }) {
  const { t } = useTranslation();
  return (
    <>
      {symbol.isSimulated && <StatusBadge>{t('market.simulated')}</StatusBadge>}
      {state === 'closed' && <StatusBadge tone="down">{t('market.closed')}</StatusBadge>}
      {state === 'stale' && <StatusBadge tone="down">{t('market.stale')}</StatusBadge>}
    </>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: '4px 16px',
  '& > strong': { ...theme.typography.h1, '&[data-old="true"]': { color: theme.palette.text.secondary } },
  '& > div': { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 8 },
  '& > p': {
    gridColumn: '1 / -1',
    ...theme.typography.body2,
    margin: 0,
    color: theme.palette.text.secondary,
  },
}));

/** Price, change, bid and ask, and the day's range. */
export function SymbolHeader({ symbol, state }: { symbol: TradeSymbol; state: MarketState }) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const quote = useQuote(symbol.code);
  const price = (name: string, value: bigint | undefined) => (
    <StatCard name={name}>
      <Figure sx={{ fontSize: 14 }}>
        <PriceText price={value} precision={symbol.pricePrecision} />
      </Figure>
    </StatCard>
  );
  return (
    <Head>
      <strong data-old={state !== 'open'} data-testid="last-price">
        <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
      </strong>
      <ChangePill percent={quote?.change} />
      <div>
        {price(t('market.bid'), quote?.bid)}
        {price(t('market.ask'), quote?.ask)}
        {price(t('market.high'), quote?.high)}
        {price(t('market.low'), quote?.low)}
      </div>
      {state === 'stale' && <p>{t('market.staleText')}</p>}
      {state === 'closed' && (
        <p>
          {symbol.isPaused
            ? t('market.paused')
            : symbol.opensAt
              ? t('market.closedUntil', { time: formatTimestamp(symbol.opensAt, timezone) })
              : t('market.closedText')}
        </p>
      )}
      {symbol.termsChangeAt !== null && (
        <p>{t('market.termsChange', { time: formatTimestamp(symbol.termsChangeAt, timezone) })}</p>
      )}
    </Head>
  );
}
