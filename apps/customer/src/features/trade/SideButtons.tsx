import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { PriceText } from '../../ui/PriceText.js';

const Two = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

const Side = styled(Button)(({ theme }) => ({
  minHeight: 52,
  flexDirection: 'column',
  gap: 0,
  lineHeight: '20px',
  '& small': { ...theme.typography.caption, fontWeight: 600 },
  '&[data-side="sell"]': { background: theme.palette.down.main, color: theme.palette.down.on },
  '&[data-side="buy"]': { background: theme.palette.up.main, color: theme.palette.up.on },
  '&.Mui-disabled': { background: theme.palette.tokens.raised, color: theme.palette.text.secondary },
}));

interface SideButtonsProps {
  symbol: TradeSymbol;
  disabled: boolean;
  onPick: (side: 'buy' | 'sell') => void;
}

/** Sell at the bid, buy at the ask. */
export function SideButtons({ symbol, disabled, onPick }: SideButtonsProps) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.code);
  return (
    <Two>
      <Side variant="contained" data-side="sell" disabled={disabled} onClick={() => onPick('sell')}>
        {t('trade.sell')}
        <small>
          <PriceText still price={quote?.bid} precision={symbol.pricePrecision} />
        </small>
      </Side>
      <Side variant="contained" data-side="buy" disabled={disabled} onClick={() => onPick('buy')}>
        {t('trade.buy')}
        <small>
          <PriceText still price={quote?.ask} precision={symbol.pricePrecision} />
        </small>
      </Side>
    </Two>
  );
}
