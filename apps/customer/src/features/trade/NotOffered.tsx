import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Page } from '../../ui/Page.js';
import { SymbolSheet } from '../market/SymbolSheet.js';
import { useErrorTexts } from '../session/useErrorTexts.js';

interface NotOfferedProps {
  symbols: readonly TradeSymbol[];
  onPick: (symbol: TradeSymbol) => void;
}

/** The trade page of a symbol that is not offered, with the way to those that are. */
export function NotOffered({ symbols, onPick }: NotOfferedProps) {
  const { t } = useTranslation();
  const texts = useErrorTexts();
  const [picking, setPicking] = useState(false);
  return (
    <Page title={t('trade.title')}>
      <EmptyState
        title={texts['market.unknown_symbol'] ?? t('trade.noMultiple')}
        action={{ text: t('market.symbols'), onPress: () => setPicking(true) }}
      />
      <SymbolSheet open={picking} symbols={symbols} onPick={onPick} onClose={() => setPicking(false)} />
    </Page>
  );
}
