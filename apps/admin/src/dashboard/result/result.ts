import type { NumericDecimals } from '@truemark/contracts';
import type { HouseResult as Answer } from '@truemark/contracts/admin';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { sumExactly } from '../../ui/sum-exactly.js';

/** Answer of `GET /admin/api/house-result`. */
export type HouseResult = NumericDecimals<Answer>;
export type Line = HouseResult['lines'][number];

/** Ranges offered by shortcut or button, in this order. */
export const RANGES = ['today', '7d', '30d', 'month', 'last_month'] as const;
export type Range = (typeof RANGES)[number] | 'own';

export const rangeName: Readonly<Record<Range, string>> = {
  today: t('dashboard.today'),
  '7d': t('dashboard.sevenDays'),
  '30d': t('dashboard.thirtyDays'),
  month: t('dashboard.thisMonth'),
  last_month: t('dashboard.lastMonth'),
  own: t('dashboard.ownDays'),
};

/** A product's share of the figures. */
export interface ProductResult {
  readonly product: string;
  readonly title: string;
  readonly lines: readonly Line[];
  readonly sum: number;
  readonly before: number;
}

/** Sum of lines. */
export const totalOf = (lines: readonly Line[], of: 'sum' | 'before' = 'sum'): number =>
  sumExactly(lines.map((line) => line[of]));

/** Lines of one meaning by product, largest first. */
export function byProduct(
  lines: readonly Line[],
  meaning: Line['meaning'],
  titles: Titles,
): readonly ProductResult[] {
  const those = lines.filter((line) => line.meaning === meaning && !isMovedOnly(line, lines));
  return [...new Set(those.map(({ product }) => product))]
    .map((product) => {
      const own = those.filter((line) => line.product === product);
      const title = titles(own, meaning);
      return { product, title, lines: own, sum: totalOf(own), before: totalOf(own, 'before') };
    })
    .sort((one, other) => Math.abs(other.sum) - Math.abs(one.sum));
}

/** Money moved between two accounts of the broker: it sums to zero, now and in the compared range. */
function isMovedOnly({ type }: Line, lines: readonly Line[]): boolean {
  const own = lines.filter((line) => line.type === type);
  return totalOf(own) === 0 && totalOf(own, 'before') === 0;
}

/** Name of a product by its entry lines: its earnings may have a name of their own. */
export type Titles = (lines: readonly Line[], meaning: Line['meaning']) => string;

export const titlesOf =
  (products: readonly Product[]): Titles =>
  (lines, meaning) => {
    const types = lines.map(({ type }) => type);
    const own = products.filter(({ ledger }) => types.some((type) => type in (ledger?.entries ?? {})));
    const words = own.find(({ ledger }) => ledger?.title)?.ledger;
    return (meaning === 'result' ? words?.earns : undefined) ?? words?.title ?? lines[0]?.product ?? '';
  };

/** Entries that a figure is the sum of. */
export function entriesBehind(
  { from_ms: from, until_ms: until, book }: Pick<HouseResult, 'from_ms' | 'until_ms' | 'book'>,
  { account, type }: Pick<Line, 'account' | 'type'>,
): string {
  const filter = {
    ...{ house_account: account, book, type },
    ...{ from: new Date(from).toISOString(), until: new Date(until).toISOString() },
  };
  return `/ledger-entries?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Report of one day of it, product by product. */
export const reportOf = ({ book }: Pick<HouseResult, 'book'>, day: string): string =>
  `/reports?filter=${encodeURIComponent(JSON.stringify({ book, by: 'product', period: 'day', from: day, to: day }))}`;

/** Change against the days before, in percent; null if those had none. */
export const change = (now: number, before: number): number | null =>
  before === 0 ? null : ((now - before) / Math.abs(before)) * 100;
