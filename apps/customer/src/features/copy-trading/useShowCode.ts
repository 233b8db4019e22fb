import { useSymbols } from '../market/useSymbols.js';

const MOST_DECIMALS = 8;

/** How a symbol is called on screens, by its code. */
export function useShowCode(): (code: string) => string {
  const { data } = useSymbols();
  return (code) => data?.find((symbol) => symbol.code === code)?.showCode ?? code;
}

/** Decimals of a symbol's prices, by its code; of one that is no longer offered as many as a price can have. */
export function usePrecision(): (code: string) => number {
  const { data } = useSymbols();
  return (code) => data?.find((symbol) => symbol.code === code)?.pricePrecision ?? MOST_DECIMALS;
}
