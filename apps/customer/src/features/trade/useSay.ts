import { formatMoney, formatPrice, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import type { Problem } from './problems.js';

/** Puts a problem into words: prices with the decimals of the symbol, amounts with their currency. */
export function useSay(precision: number): (problem: Problem | undefined) => string | undefined {
  const { t } = useTranslation();
  const { currency } = useConfig();
  return (problem) => {
    if (!problem) return undefined;
    const facts = Object.entries(problem.facts ?? {}).map(([name, value]) => {
      if (typeof value !== 'bigint') return [name, value];
      const figure = name === 'price' ? formatPrice(value, precision) : `${formatMoney(value)} ${currency}`;
      return [name, ltr(figure)];
    });
    return t(problem.key, Object.fromEntries(facts));
  };
}
