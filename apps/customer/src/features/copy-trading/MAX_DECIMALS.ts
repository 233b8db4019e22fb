import { useSymbols } from '../market/useSymbols.js';

const MAX_DECIMALS = 8;

/** Display name of a symbol by code. */
export function useShowCode(): (code: string) => string {
  const { data } = useSymbols();
  return (code) => data?.find((symbol) => symbol.code === code)?.showCode ?? code;
}

/** Price decimals of a symbol by code; the maximum for a symbol no longer offered. */
export function usePrecision(): (code: string) => number {
  const { data } = useSymbols();
  return (code) => data?.find((symbol) => symbol.code === code)?.pricePrecision ?? MAX_DECIMALS;
}
