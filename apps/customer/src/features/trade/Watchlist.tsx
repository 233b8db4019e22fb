import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import { matches } from '../market/match.js';
import { firstSymbols } from '../market/order-symbols.js';
import { SearchField } from '../market/SearchField.js';
import { SimulatedNote } from '../market/SimulatedNote.js';
import { SymbolRow } from '../market/SymbolRow.js';
import { useFavourites } from '../market/useFavourites.js';

const Head = styled('div')({ padding: '12px 12px 8px', [NARROW_THREE_COLUMNS]: { paddingInline: 8 } });

/** Aligned with the rows. */
const Said = styled('div')({ '& > p': { paddingInline: 12 } });

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface WatchlistProps {
  symbols: readonly TradeSymbol[];
  current: TradeSymbol;
  onPick: (symbol: TradeSymbol) => void;
}

/** Rows moved per key. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * All markets next to the chart of a wide screen, favourites and open ones first. Tab stops at one row; arrow keys move
 * between rows.
 */
export function Watchlist({ symbols, current, onPick }: WatchlistProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const { ids } = useFavourites();
  const shown = firstSymbols(symbols, ids, symbols.length).filter((symbol) => matches(symbol, text));
  const allSimulated = shown.length > 0 && shown.every(({ isSimulated }) => isSimulated);
  const [reached, setReached] = useState<number | null>(null);
  const stop = [reached, current.id].find((id) => shown.some((symbol) => symbol.id === id)) ?? shown[0]?.id;
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
    const at = rows.findIndex((row) => row.closest('li')?.contains(event.target as Node));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = Math.min(Math.max(at + step, 0), rows.length - 1);
    setReached(shown[next]?.id ?? null);
    rows[next]?.focus();
  };
  return (
    <nav aria-label={t('market.symbols')}>
      <Head>
        <SearchField text={text} onText={setText} />
      </Head>
      {allSimulated && (
        <Said>
          <SimulatedNote />
        </Said>
      )}
      <Rows onKeyDown={go}>
        {shown.map((symbol) => (
          <li key={symbol.id}>
            <SymbolRow
              passed={symbol.id !== stop}
              variant="watchlist"
              symbol={symbol}
              isSimulationSaid={allSimulated}
              selected={symbol.id === current.id}
              onPick={() => onPick(symbol)}
            />
          </li>
        ))}
      </Rows>
    </nav>
  );
}
