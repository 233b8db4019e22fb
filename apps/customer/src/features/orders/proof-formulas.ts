import type { AuditRate, ForexAudit } from '@truemark/contracts';
import { formatFigure } from '@truemark/i18n';
import { decimal, sum } from '@truemark/money';

/** A computation with its figures in it, to be read from left to right in every language. */
export interface Formula {
  name: 'margin' | 'fee' | 'profit' | 'level';
  text: string;
  /** Of what belongs to all parts of an opening, this order's share. */
  share?: string;
}

const show = (value: number | string): string => formatFigure(decimal(value));

/** Nothing where both currencies are the same. */
const times = ({ symbol_id, bid, inverse }: AuditRate): string =>
  symbol_id === null ? '' : inverse === 1 ? ` ÷ ${show(bid)}` : ` × ${show(bid)}`;

/** How margin, fee and profit follow from the terms and the ticks. */
export function formulasOf({ order, settings, parts }: ForexAudit): Formula[] {
  const all = (of: 'lots' | 'margin' | 'fee'): string =>
    formatFigure(sum(parts.map((part) => decimal(part[of]))));
  const isPart = parts.length > 1;
  const price = Number(order.Price) === 0 ? order.TargetPrice : order.Price;
  const quantity = `${all('lots')} × ${show(settings.units)}`;
  const margin =
    settings.margin_mode === 1
      ? quantity
      : `${quantity} × ${show(price)}${times(settings.open_rate)} ÷ ${show(settings.multiple)}`;
  const basis = settings.trade_fee_type === 1 ? all('lots') : all('margin');
  const formulas: Formula[] = [
    {
      name: 'margin',
      text: `${margin} = ${all('margin')}`,
      ...(isPart && { share: show(order.CautionMoney) }),
    },
    {
      name: 'fee',
      text: `${basis} × ${show(settings.fee_rate)} = ${all('fee')}`,
      ...(isPart && { share: show(order.TradeFee) }),
    },
  ];
  if (order.Status !== 3) return formulas;
  const [from, to] =
    order.OrderType === 1 ? [order.UpdatePrice, order.Price] : [order.Price, order.UpdatePrice];
  const lots = `${show(order.Quantity)} × ${show(settings.units)}`;
  const rate = times(settings.close_rate ?? settings.open_rate);
  const profit = `(${show(from)} − ${show(to)}) × ${lots}${rate} = ${show(order.FactProfits)}`;
  return [...formulas, { name: 'profit', text: profit }];
}

/** How far an account had fallen when a stop-out closed the position. */
export function levelFormula(
  { balance, margin, profit }: NonNullable<ForexAudit['stop_out']>,
  level: string,
): string {
  return `(${show(balance)} + ${show(margin)} + (${show(profit)})) ÷ ${show(margin)} × 100 = ${level}`;
}
