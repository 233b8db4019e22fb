import { useEffect } from 'react';
import { readLocal, writeLocal } from '../../api/storage.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useAddressParams } from '../../ui/useAddressParams.js';
import { useSymbols } from '../market/useSymbols.js';

const LAST = 'traded-symbol';

/** At a weekend a visitor starts with an open market. */
const firstOpen = (symbols: readonly TradeSymbol[] = []): TradeSymbol | undefined =>
  symbols.find((symbol) => symbol.isOpen) ?? symbols[0];

/** Symbol in the address, else the last one viewed, else the first that is open. */
export function useTradedSymbol() {
  const query = useSymbols();
  const { params, change } = useAddressParams();
  const find = (id: string | null): TradeSymbol | undefined =>
    query.data?.find((symbol) => String(symbol.id) === id);
  const symbol = find(params.get('id')) ?? find(readLocal(LAST)) ?? firstOpen(query.data);
  const id = symbol?.id;
  useEffect(() => {
    if (id !== undefined) writeLocal(LAST, String(id));
  }, [id]);
  const pick = (picked: TradeSymbol) => change((now) => now.set('id', String(picked.id)));
  return { query, symbol, pick };
}
