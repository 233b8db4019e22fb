import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { matches } from '../market/match.js';
import { SearchField } from '../market/SearchField.js';
import { SymbolRow } from '../market/SymbolRow.js';

const Head = styled('div')({ padding: '12px 12px 8px' });

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li[data-current="true"]': { background: theme.palette.accent.tint },
}));

interface WatchlistProps {
  symbols: readonly TradeSymbol[];
  current: TradeSymbol;
  onPick: (symbol: TradeSymbol) => void;
}

/** Every market beside the chart of a wide screen, those that are open first. */
export function Watchlist({ symbols, current, onPick }: WatchlistProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const shown = symbols
    .filter((symbol) => matches(symbol, text))
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen));
  return (
    <nav aria-label={t('market.symbols')}>
      <Head>
        <SearchField text={text} onText={setText} />
      </Head>
      <Rows>
        {shown.map((symbol) => (
          <li key={symbol.id} data-current={symbol.id === current.id}>
            <SymbolRow symbol={symbol} onPick={() => onPick(symbol)} />
          </li>
        ))}
      </Rows>
    </nav>
  );
}
