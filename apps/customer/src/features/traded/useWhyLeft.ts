import { useSymbols } from '../market/useSymbols.js';
import { useErrorTexts } from '../session/useErrorTexts.js';

/** Reason why a symbol is not shown any more; empty if the customer turned to another one. */
export function useWhyLeft(): (symbolId: number) => string {
  const { data } = useSymbols();
  const texts = useErrorTexts();
  return (symbolId) =>
    data?.some(({ id }) => id === symbolId) ? '' : (texts['market.unknown_symbol'] ?? '');
}
