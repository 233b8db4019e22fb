import { styled } from '@mui/material/styles';
import { formatZoned, ltr } from '@truemark/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { PriceText } from '../../ui/PriceText.js';
import { SHORT_SCREEN } from '../../ui/short-screen.js';
import { textSize } from '../../ui/theme/text-size.js';
import { useConfig } from '../configuration/configuration.js';
import type { MarketState } from '../market/useMarketState.js';
import { useWhyClosed } from '../market/useWhyClosed.js';
import { SymbolLabels } from './SymbolPicker.js';

/** Controls at the line's end do not increase its height. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > button': { flex: 'none', marginBlock: -6 },
  '@container (max-width: 359px)': { gap: 0, '& > button': { marginInlineStart: -12 } },
  // Next to the market's name it takes the remaining width.
  'header > &': { flex: 1, minWidth: 0, paddingInline: 8 },
});

const Line = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  paddingInline: 4,
  '@container (max-width: 359px)': { columnGap: 4, paddingInlineEnd: 0 },
  '& > strong': {
    ...theme.typography.h2,
    fontSize: textSize(24),
    [SHORT_SCREEN]: { '@container (max-width: 359px)': { fontSize: textSize(20) } },
    '&[data-old="true"]': { color: theme.palette.text.secondary },
  },
  '& > dl': {
    display: 'flex',
    gap: 16,
    margin: 0,
    marginInlineStart: 'auto',
    ...theme.typography.caption,
    '& > div': { display: 'flex', gap: 6 },
    '& dt': { color: theme.palette.text.secondary },
    '& dd': { margin: 0, fontWeight: 500 },
  },
}));

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  // Avoids a last line of a single word.
  textWrap: 'balance',
  margin: 0,
  paddingInline: 4,
  color: theme.palette.text.secondary,
}));

interface PriceLineProps {
  symbol: TradeSymbol;
  state: MarketState;
  /** With the day's range. */
  long: boolean;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Price, change and state on one line. */
export function PriceLine({ symbol, state, long, children }: PriceLineProps) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.code);
  const precision = symbol.pricePrecision;
  const range = [
    [t('market.high'), quote?.high],
    [t('market.low'), quote?.low],
  ] as const;
  return (
    <Row>
      <Line data-keep-clear>
        <strong data-old={state !== 'open'} data-testid="last-price">
          <PriceText price={quote?.bid} precision={precision} />
        </strong>
        <ChangePill percent={quote?.change} />
        <SymbolLabels symbol={symbol} state={state} />
        {long && (
          <dl>
            {range.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <PriceText still price={value} precision={precision} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Line>
      {children}
    </Row>
  );
}

/** Below the price: why nothing can be traded now, and upcoming changes of terms. */
export function WhyNotTraded({ symbol, state }: { symbol: TradeSymbol; state: MarketState }) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const whyClosed = useWhyClosed(symbol);
  return (
    <>
      {state === 'stale' && <Words>{t('market.staleText')}</Words>}
      {state === 'closed' && whyClosed && <Words>{whyClosed}</Words>}
      {symbol.termsChangeAt !== null && (
        <Words>{t('market.termsChange', { time: ltr(formatZoned(symbol.termsChangeAt, timezone)) })}</Words>
      )}
    </>
  );
}
