import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { ChangePill } from '../../ui/ChangePill.js';
import { ListRow } from '../../ui/ListRow.js';
import { PriceText } from '../../ui/PriceText.js';
import { SymbolLogo } from './SymbolLogo.js';

const Price = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  color: theme.palette.text.primary,
}));

/** Cut at its own end, on the side where its row starts (left is mirrored with the rest). */
const Name = styled('bdi')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'left',
});

interface SymbolRowProps {
  symbol: TradeSymbol;
  onPick: () => void;
}

/** A symbol of a list with its live price and change. */
export function SymbolRow({ symbol, onPick }: SymbolRowProps) {
  const { t } = useTranslation();
  const quote = useQuote(symbol.code);
  return (
    <ListRow
      icon={<SymbolLogo symbol={symbol} />}
      title={symbol.showCode}
      second={symbol.isOpen ? <Name dir="auto">{symbol.name}</Name> : t('market.closed')}
      end={
        <>
          <Price>
            <PriceText price={quote?.bid} precision={symbol.pricePrecision} />
          </Price>
          <ChangePill percent={quote?.change} />
        </>
      }
      arrow={false}
      onPress={onPick}
    />
  );
}
