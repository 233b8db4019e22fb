import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Stack } from '../../ui/Card.js';
import { Sheet } from '../../ui/Sheet.js';
import { MarketList } from './MarketList.js';
import { SearchField } from './SearchField.js';

/** The sheet keeps its height while the list under the search shrinks. */
const Tall = styled(Stack)({ minHeight: '60dvh' });

interface SymbolSheetProps {
  open: boolean;
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
  onClose: () => void;
}

/** The list of symbols to pick from: favourites first, by category and search. */
export function SymbolSheet({ open, symbols, onPick, onClose }: SymbolSheetProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  return (
    <Sheet open={open} title={t('market.symbols')} onClose={onClose}>
      <Tall>
        <SearchField text={text} onText={setText} />
        <MarketList symbols={symbols} text={text} onPick={onPick} />
      </Tall>
    </Sheet>
  );
}
