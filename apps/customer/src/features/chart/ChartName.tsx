import { styled } from '@mui/material/styles';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { PriceText } from '../../ui/PriceText.js';

const Line = styled('p')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 12,
  margin: 0,
  padding: '8px 8px 0',
  ...theme.typography.h3,
}));

/** The chart's market and price, where the chart is shown alone. */
export function ChartName({ symbol }: { symbol: TradeSymbol }) {
  const quote = useQuote(symbol.code);
  return (
    <Line>
      {symbol.showCode}
      <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
    </Line>
  );
}
