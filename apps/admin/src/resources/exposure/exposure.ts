import type { NumericDecimals } from '@truemark/contracts';
import type { ExposureRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
/** Customers' positions in a symbol in one book; money at the last bid, null while there is no price. */
export type Exposure = NamedIn<'exposure', NumericDecimals<ExposureRow>>;

export type Unit = 'value' | 'lots';

export interface Sides {
  readonly name: string;
  readonly long: number;
  /** Negative: sold volume is on the other side of the chart. */
  readonly short: number;
  readonly net: number;
}

/** Rows with the largest exposure first, as the chart draws them. */
export function largest(rows: readonly Exposure[], unit: Unit, most: number): Sides[] {
  return rows
    .map((row) => ({
      name: row.is_demo ? t('exposure.demo', { showCode: row.showCode }) : row.showCode,
      long: row[`long_${unit}`] ?? 0,
      short: -(row[`short_${unit}`] ?? 0),
      net: row[`net_${unit}`] ?? 0,
    }))
    .sort((a, b) => b.long - b.short - (a.long - a.short))
    .slice(0, most);
}
