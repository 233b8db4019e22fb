import { formatDecimal, type Money, type Quantity, sum } from '@truemark/money';
import type { RateRecord } from '../../engine/market/tables/rate-record.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';

export const RULE =
  'A buy opens at the ask and closes at the bid of its tick, a sell the other way round. ' +
  'Margin and profit are rounded once, half away from zero, to 6 decimals.';

/** Share of one opening that an order has: all of it, unless a part was closed. */
export interface Portion {
  readonly id: number;
  readonly lots: Quantity;
  readonly margin: Money;
  readonly fee: Money;
}

const show = (value: bigint | null): string => (value === null ? '…' : formatDecimal(value));
const rate = ({ bid, inverse }: RateRecord): string => (inverse ? `1 / ${bid}` : bid);

/** Formulas with the order's figures; margin and fee are those of the opening, multiplied by the order's share. */
export function formulaOf(
  order: Order,
  portions: readonly Portion[],
): { margin: string; fee: string; profit: string } {
  const { terms, lots, openPrice, closePrice, side } = order;
  const whole = {
    lots: sum(portions.map((portion) => portion.lots)),
    margin: sum(portions.map((portion) => portion.margin)),
    fee: sum(portions.map((portion) => portion.fee)),
  };
  const share = (amount: Money): string =>
    portions.length > 1 ? `, of it for ${show(lots)} lots ${show(amount)}` : '';
  const price = openPrice ?? order.targetPrice;
  const quantity = `${show(whole.lots)} · ${terms.units}`;
  const margin =
    terms.marginMode === 1
      ? quantity
      : `${quantity} · ${show(price)} · (${rate(terms.openRate)}) / ${terms.multiple}`;
  const fee = `${terms.feeType === 1 ? show(whole.lots) : show(whole.margin)} · ${terms.feeRate}`;
  const difference =
    side === 'buy' ? `${show(closePrice)} − ${show(openPrice)}` : `${show(openPrice)} − ${show(closePrice)}`;
  const profit = `(${difference}) · ${show(lots)} · ${terms.units} · (${rate(terms.closeRate ?? terms.openRate)})`;
  return {
    margin: `${margin} = ${show(whole.margin)}${share(order.margin)}`,
    fee: `${fee} = ${show(whole.fee)}${share(order.fee)}`,
    profit: `${profit} = ${order.status === 'closed' ? show(order.profit) : '…'}`,
  };
}
