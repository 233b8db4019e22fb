import type { TradeSymbol } from '@truemark/contracts';
import { decimal, formatDecimal, type Ratio } from '@truemark/money';
import { useState } from 'react';
import { type Draft, defaultMultiple } from './preview.js';

/** The order panel's content; it starts anew with every symbol. */
export function useDraft(symbol: TradeSymbol) {
  const fresh = (): Draft & { symbolId: number } => ({
    symbolId: symbol.Id,
    lotsText: formatDecimal(decimal(symbol.ForexMinCont)),
    multiple: defaultMultiple(symbol),
  });
  const [kept, setDraft] = useState(fresh);
  const draft = kept.symbolId === symbol.Id ? kept : fresh();
  const offered = symbol.HasForexMultiple.map(({ Value }) => decimal(Value));
  const multiple = offered.find((value) => value === draft.multiple) ?? defaultMultiple(symbol);
  return {
    lotsText: draft.lotsText,
    multiple,
    offered,
    setLots: (lotsText: string) => setDraft({ ...draft, lotsText }),
    setMultiple: (picked: Ratio) => setDraft({ ...draft, multiple: picked }),
  };
}
