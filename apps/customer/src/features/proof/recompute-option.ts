import { entryDeadlineOf, expiryOf, outcomeOf, payoutOf } from '@truemark/domain';
import { formatFigure, formatMoney, formatPrice } from '@truemark/i18n';
import type { OptionAudit } from '../../api/option-proof.js';

/** One recomputed step of the settlement. Its line contains only figures and reads the same in every language. */
export interface Step {
  readonly name: 'entry' | 'exit' | 'outcome' | 'profit';
  readonly line: string;
  /** Whether the record matches. */
  readonly agrees: boolean;
}

const SIGNS = { win: ['<', '>'], loss: ['<', '>'], tie: ['=', '='] } as const;

/**
 * Settles an option again from its recorded ticks and the terms pinned at its purchase. Entry is the first tick after
 * the purchase, exit the last one at or before the expiry. The bids decide, and the profit is stake × ratio to the
 * cent. Computes from the ticks first and compares with the record afterwards.
 */
export function recomputeOption(
  audit: Pick<OptionAudit, 'option' | 'entry' | 'exit' | 'ticks' | 'terms'>,
): Step[] {
  const { option, ticks, terms } = audit;
  const { symbol, direction, stake, seconds } = option;
  const { start } = terms;
  const deadline = entryDeadlineOf(start, seconds);
  const entry = ticks.find(({ time }) => time > start && time <= deadline);
  const exit = ticks.findLast(({ time }) => time <= expiryOf(start, seconds));
  if (!entry || !exit) return [];
  const outcome = outcomeOf(direction, entry.bid, exit.bid);
  const { profit } = payoutOf({ stake, ratio: terms.ratio, lossLevel: terms.lossLevel }, outcome);
  const price = (value: typeof entry.bid): string => formatPrice(value, symbol.pricePrecision);
  const sign = SIGNS[outcome][exit.bid > entry.bid ? 1 : 0];
  const due =
    outcome === 'win'
      ? `${formatFigure(stake)} × ${formatFigure(terms.ratio)} = ${formatMoney(profit)}`
      : formatMoney(profit);
  return [
    { name: 'entry', line: `#${entry.seq} · ${price(entry.bid)}`, agrees: entry.seq === audit.entry?.seq },
    { name: 'exit', line: `#${exit.seq} · ${price(exit.bid)}`, agrees: exit.seq === audit.exit?.seq },
    {
      name: 'outcome',
      line: `${price(exit.bid)} ${sign} ${price(entry.bid)}`,
      agrees: outcome === option.outcome,
    },
    { name: 'profit', line: due, agrees: profit === option.profit },
  ];
}
