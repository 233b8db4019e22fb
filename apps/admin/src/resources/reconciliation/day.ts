import type { Product, Reconciliation } from '../../product.js';
import { t } from '../../texts/texts.js';

export type { Reconciliation };

/** `YYYY-MM-DD` in the broker's zone. */
export const dayOf = (epochMs: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(epochMs);

/** Calendar day this many days later or earlier. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

export const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Movements of the amount owed, each with its sign: the products' own, fees, trading and corrections. */
export const movementsOf = (day: Reconciliation, products: readonly Pick<Product, 'reconciles'>[]) => [
  ...products.flatMap(({ reconciles }) => (reconciles ? [reconciles(day)] : [])),
  { name: t('reconciliation.fees'), moved: -day.fees || 0 },
  { name: t('reconciliation.customersTrading'), moved: -day.trading_result || 0 },
  { name: t('reconciliation.corrections'), moved: day.adjustments },
];

/** Line that says whether the day adds up, and whether stored balances match the journal. */
export function verdictOf(
  { difference, stored_off: off }: Pick<Reconciliation, 'difference' | 'stored_off'>,
  write: (value: number) => string,
): { readonly isBalanced: boolean; readonly text: string } {
  if (off !== 0) {
    const text = t('reconciliation.notBalancedStoredBalancesDifferFrom', { off: write(off) });
    return { isBalanced: false, text };
  }
  if (difference === 0) return { isBalanced: true, text: t('reconciliation.balanced') };
  const by = write(Math.abs(difference));
  const text =
    difference > 0
      ? t('reconciliation.notBalancedOwedMore', { by })
      : t('reconciliation.notBalancedOwedLess', { by });
  return { isBalanced: false, text };
}
