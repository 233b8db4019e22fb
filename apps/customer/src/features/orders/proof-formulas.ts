import { formatFigure } from '@truemark/i18n';
import { sum } from '@truemark/money';
import type { OrderAudit, ProofRate, StopOutAccount } from '../../api/order-proof.js';
import { likePlaces } from '../proof/like-places.js';

/** Computation with its figures, left to right in every language. */
export interface Formula {
  name: 'margin' | 'fee' | 'profit' | 'level';
  text: string;
  /** This order's share of what all parts of an opening have in common. */
  share?: string;
}

const show = (value: bigint): string => formatFigure(value);

/** Empty if both currencies are equal. */
const times = ({ symbolId, bid, isInverse }: ProofRate): string =>
  symbolId === null ? '' : isInverse ? ` ÷ ${show(bid)}` : ` × ${show(bid)}`;

/** Margin, fee and profit as computed from terms and ticks. */
export function formulasOf({ order, terms, parts }: OrderAudit): Formula[] {
  const all = (of: 'lots' | 'margin' | 'fee'): string => formatFigure(sum(parts.map((part) => part[of])));
  const isPart = parts.length > 1;
  const price = order.openPrice === 0n ? order.targetPrice : order.openPrice;
  const quantity = `${all('lots')} × ${show(terms.units)}`;
  const margin =
    terms.marginMode === 1
      ? quantity
      : `${quantity} × ${show(price)}${times(terms.openRate)} ÷ ${show(terms.multiple)}`;
  const basis = terms.feeType === 1 ? all('lots') : all('margin');
  const formulas: Formula[] = [
    {
      name: 'margin',
      text: `${margin} = ${all('margin')}`,
      ...(isPart && { share: show(order.margin) }),
    },
    {
      name: 'fee',
      text: `${basis} × ${show(terms.feeRate)} = ${all('fee')}`,
      ...(isPart && { share: show(order.fee) }),
    },
  ];
  if (order.status !== 'closed') return formulas;
  const [from, to] = order.side === 'buy' ? [order.price, order.openPrice] : [order.openPrice, order.price];
  const lots = `${show(order.lots)} × ${show(terms.units)}`;
  const rate = times(terms.closeRate ?? terms.openRate);
  const moved = likePlaces(order.symbol.pricePrecision, [from, to]).join(' − ');
  const profit = `(${moved}) × ${lots}${rate} = ${show(order.profit)}`;
  return [...formulas, { name: 'profit', text: profit }];
}

/** Margin level at which a stop-out closed the position. */
export function levelFormula({ balance, margin, profit }: StopOutAccount, level: string): string {
  return `(${show(balance)} + ${show(margin)} + (${show(profit)})) ÷ ${show(margin)} × 100 = ${level}`;
}
