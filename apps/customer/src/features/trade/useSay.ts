import { formatFigure, formatMoney, formatPrice, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import type { Problem } from './problems.js';

/** Facts that are money; others are lots. */
const MONEY: readonly string[] = ['need', 'free', 'missing'];

/** Puts a problem into words: prices with the decimals of the symbol, amounts with their currency, lots as they are. */
export function useSay(precision: number): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const figureOf = (name: string, value: bigint): string => {
    if (name === 'price') return formatPrice(value, precision);
    return MONEY.includes(name) ? `${formatMoney(value)} ${currency}` : formatFigure(value);
  };
  return (problem) => {
    if (!problem) return undefined;
    const facts = Object.entries(problem.facts ?? {}).map(([name, value]) => {
      if (typeof value !== 'bigint') return [name, value];
      return [name, ltr(figureOf(name, value))];
    });
    return t(problem.key, Object.fromEntries(facts));
  };
}
