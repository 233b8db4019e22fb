import type { MicroAudit } from '@truemark/contracts';
import { winOf } from '@truemark/domain';
import { formatFigure } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { termsOf } from './running-option.js';

const SIGNS = { '-1': '<', '0': '=', '1': '>' } as const;
const show = (value: number | string): string => formatFigure(decimal(value));

/** The comparison and the computation of a proof with their figures, to be read from left to right in every language. */
export function proofLines({
  order,
  open,
  close,
  sale,
}: Pick<MicroAudit, 'order' | 'open' | 'close' | 'sale'>): {
  /** Of exit and entry; null where one is missing. */
  comparison: string | null;
  profit: string[];
} {
  const comparison = open && close && comparisonOf(decimal(close.bid), decimal(open.bid));
  return { comparison, profit: profitOf(order, sale) };
}

function comparisonOf(exit: bigint, entry: bigint): string {
  const order = exit > entry ? '1' : exit < entry ? '-1' : '0';
  return `${formatFigure(exit)} ${SIGNS[order]} ${formatFigure(entry)}`;
}

function profitOf(order: MicroAudit['order'], sale: MicroAudit['sale']): string[] {
  const share = `${show(order.Number)} × ${show(order.ProfitRatio)} = ${formatFigure(winOf(termsOf(order)))}`;
  switch (order.Outcome) {
    case '':
      return [share];
    case 'win':
      return [share];
    case 'loss':
      return order.LossLevel === 1 ? [share, show(order.FactProfits)] : [show(order.FactProfits)];
    case 'sold':
      return [`${show(sale?.price ?? 0)} − ${show(order.Number)} = ${show(order.FactProfits)}`];
    default:
      return [show(order.FactProfits)];
  }
}
