import { useEffect } from 'react';
import { readLocal, writeLocal } from '../../api/storage.js';
import type { TradeSymbol } from '../../api/symbols.js';
import { useAddressParams } from '../../ui/useAddressParams.js';
import { useSymbols } from '../market/useSymbols.js';

const LAST = 'traded-symbol';

/** At a weekend a visitor starts with an open market. */
const firstOpen = (symbols: readonly TradeSymbol[] = []): TradeSymbol | undefined =>
  symbols.find((symbol) => symbol.isOpen) ?? symbols[0];

/**
 * Symbol in the address; without one, the last one viewed, else the first that is open. A symbol in the address that is
 * not offered is never replaced by another: what was meant for it would go to that.
 */
export function useTradedSymbol() {
  const query = useSymbols();
  const { params, change } = useAddressParams();
  const find = (id: string | null): TradeSymbol | undefined =>
    query.data?.find((symbol) => String(symbol.id) === id);
  const asked = params.get('id');
  const symbol = asked === null ? (find(readLocal(LAST)) ?? firstOpen(query.data)) : find(asked);
  const id = symbol?.id;
  useEffect(() => {
    if (id !== undefined) writeLocal(LAST, String(id));
  }, [id]);
  const pick = (picked: TradeSymbol) => change((now) => now.set('id', String(picked.id)));
  const isOffered = query.data === undefined || asked === null || symbol !== undefined;
  return { query, symbol, isOffered, pick };
}
