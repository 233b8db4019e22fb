import { formatFigure, formatPrice, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Problem } from './problems.js';

/** Formats a problem as text: prices with the symbol's decimals, lots as they are. */
export function useSay(precision: number): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation();
  const figureOf = (name: string, value: bigint): string =>
    name === 'price' ? formatPrice(value, precision) : formatFigure(value);
  return (problem) => {
    if (!problem) return undefined;
    const facts = Object.entries(problem.facts ?? {}).map(([name, value]) => {
      if (typeof value !== 'bigint') return [name, value];
      return [name, ltr(figureOf(name, value))];
    });
    return t(problem.key, Object.fromEntries(facts));
  };
}
