import { winAmount } from '@truemark/domain';
import { formatAmount, formatFigure } from '@truemark/i18n';
import type { OptionAudit } from '../../api/option-proof.js';
import { likePlaces } from '../proof/like-places.js';
import { termsOf } from './running-option.js';

const SIGNS = { '-1': '<', '0': '=', '1': '>' } as const;

/** Comparison and computation of a proof with figures, left to right in every language. */
export function proofLines(
  { option, entry, exit, sale }: Pick<OptionAudit, 'option' | 'entry' | 'exit' | 'sale'>,
  currency: string,
): {
  /** Comparison of exit and entry; null if one is missing. */
  comparison: string | null;
  profit: string[];
} {
  const comparison = entry && exit && comparisonOf(exit.bid, entry.bid, option.symbol.pricePrecision);
  return { comparison, profit: profitOf(option, sale).map((line) => `${line} ${currency}`) };
}

function comparisonOf(exit: bigint, entry: bigint, precision: number): string {
  const order = exit > entry ? '1' : exit < entry ? '-1' : '0';
  return likePlaces(precision, [exit, entry]).join(` ${SIGNS[order]} `);
}

function profitOf(option: OptionAudit['option'], sale: OptionAudit['sale']): string[] {
  const share = `${formatFigure(option.stake)} × ${formatFigure(option.ratio)} = ${formatAmount(winAmount(termsOf(option)))}`;
  switch (option.outcome) {
    case null:
      return [share];
    case 'win':
      return [share];
    case 'loss':
      return option.lossLevel === 1 ? [share, formatAmount(option.profit)] : [formatAmount(option.profit)];
    case 'sold':
      return [
        `${formatAmount(sale?.price ?? 0n)} − ${formatAmount(option.stake)} = ${formatAmount(option.profit)}`,
      ];
    default:
      return [formatAmount(option.profit)];
  }
}
