import { lossAmount, winAmount } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import type { Option } from '../../engine/products/options/tables/option.table.js';

export const RULE =
  'Entry: the first recorded tick after the purchase. Exit: the last recorded tick at or before the expiry. Both by ' +
  'their bid. Up wins when the exit is above the entry, down when it is below; equal prices are a tie and return the ' +
  'stake. Void, with the stake back: no entry tick until the entry deadline, or an exit tick older at the expiry than ' +
  'the pinned number of seconds. Void, too, is what still runs when a demo account is begun anew.';

const show = (value: bigint | null): string => (value === null ? '…' : formatDecimal(value));

/** Formula of the option's profit, with its figures filled in. */
export function formulaOf({ stake, terms, outcome, profit, entryPrice, exitPrice }: Option): string {
  const payout = { stake, ratio: decimal(terms.ratio), lossLevel: terms.lossLevel };
  const win = `${show(stake)} · ${terms.ratio} = ${show(winAmount(payout))}`;
  const loss = terms.lossLevel === 1 ? win : show(lossAmount(payout));
  switch (outcome) {
    case null:
      return `win: ${win}; loss: −${loss}; tie and void: 0`;
    case 'win':
      return `${show(entryPrice)} → ${show(exitPrice)}, win: ${win}`;
    case 'loss':
      return `${show(entryPrice)} → ${show(exitPrice)}, loss: −(${loss})`;
    case 'tie':
      return `${show(entryPrice)} → ${show(exitPrice)}, tie: 0`;
    case 'void':
      return 'void: 0';
    case 'sold':
      return `sold: ${terms.sale?.price ?? '…'} − ${show(stake)} = ${show(profit)}`;
  }
}
