import type { SaleRefusal } from '@truemark/domain';
import { changesOf } from '../../kernel/changes-of.js';
import type { Step } from '../../kernel/step.js';
import { type OptionSale, optionSales } from './tables/option.table.js';

/**
 * Stores a sale in its new state, or a new one, schedules its deadline and publishes it. Only waiting ones stay in
 * memory.
 */
export function putSale(step: Step, sale: OptionSale): void {
  const { sales } = step.state;
  const before = sales.of(sale.optionId);
  sales.put(sale, step.undo);
  if (sale.status === 'waiting') step.schedule('sale.end', sale.optionId, sale.until);
  if (before) step.patch(optionSales, changesOf(optionSales, before, sale));
  else step.insert(optionSales, sale);
  step.emit({ type: 'option.sale', customerId: sale.customerId, sale });
}

/** Refuses a waiting sale. No money moves, and the option is unaffected. */
export function refuseSale(
  step: Step,
  sale: OptionSale,
  reason: SaleRefusal,
  found: Partial<Pick<OptionSale, 'seq' | 'price' | 'chance'>> = {},
): void {
  putSale(step, { ...sale, ...found, status: 'refused', reason, decidedAt: step.now });
}
