import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { matches } from '../market/match.js';
import { firstSymbols } from '../market/order-symbols.js';
import { SearchField } from '../market/SearchField.js';
import { SymbolRow } from '../market/SymbolRow.js';
import { useFavourites } from '../market/useFavourites.js';

const Head = styled('div')({ padding: '12px 12px 8px' });

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface WatchlistProps {
  symbols: readonly TradeSymbol[];
  current: TradeSymbol;
  onPick: (symbol: TradeSymbol) => void;
}

/** Every market beside the chart of a wide screen, favourites and those that are open first. */
export function Watchlist({ symbols, current, onPick }: WatchlistProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { ids } = useFavourites();
  const shown = firstSymbols(symbols, ids, symbols.length).filter((symbol) => matches(symbol, text));
  return (
    <nav aria-label={t('market.symbols')}>
      <Head>
        <SearchField text={text} onText={setText} />
      </Head>
      <Rows>
        {shown.map((symbol) => (
          <li key={symbol.id}>
            <SymbolRow
              variant="watchlist"
              symbol={symbol}
              selected={symbol.id === current.id}
              onPick={() => onPick(symbol)}
            />
          </li>
        ))}
      </Rows>
    </nav>
  );
}
