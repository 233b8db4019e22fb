import type { NumericDecimals } from '@truemark/contracts';
import type { OptionExposureRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../../providers/translate.js';
import { t } from '../../../texts/texts.js';
/** Cost of a symbol's running options in one book, each direction by itself. */
export type OptionExposure = NamedIn<'option-exposure', NumericDecimals<OptionExposureRow>>;

export interface Sides {
  readonly name: string;
  readonly up: number;
  /** Negative: down is on the other side of the chart. */
  readonly down: number;
}

/** Rows with the largest possible cost first, as the chart draws them. */
export function costliest(rows: readonly OptionExposure[], most: number): Sides[] {
  return rows
    .map(({ showCode, is_demo, up_cost, down_cost }) => ({
      name: is_demo ? t('options.demo', { showCode }) : showCode,
      up: up_cost,
      down: -down_cost,
    }))
    .sort((a, b) => b.up - b.down - (a.up - a.down))
    .slice(0, most);
}
