import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { Stack } from '../../ui/Card.js';
import { Sheet } from '../../ui/Sheet.js';
import { SHORT_SCREEN } from '../../ui/short-screen.js';
import { WIDE } from '../../ui/wide.js';
import { MarketList } from './MarketList.js';
import { SearchField } from './SearchField.js';

/** Height of the sheet without the list: header and padding. */
const AROUND = '76px - env(safe-area-inset-bottom)';

/** Full height, whatever the number of results. */
const Tall = styled(Stack)({
  minHeight: `calc(88dvh - ${AROUND})`,
  [SHORT_SCREEN]: { minHeight: `calc(94dvh - ${AROUND})` },
  [WIDE]: { minHeight: `calc(100dvh - 32px - ${AROUND})` },
});

interface SymbolSheetProps {
  open: boolean;
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
  onClose: () => void;
}

/** Symbol picker: favourites first, with categories and search. */
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
