import { useSymbols } from '../market/useSymbols.js';

/** How a symbol is called on screens, by its code. */
export function useShowCode(): (code: string) => string {
  const { data } = useSymbols();
  return (code) => data?.find((symbol) => symbol.code === code)?.showCode ?? code;
}
