import type { ShownOrder, ShownRate } from '../../api/order-audit.js';
import { agree, ONE, rounded, units } from './exact.js';
import { holds, type Say } from './fault.js';
import { plain } from './totals.js';

/** Recomputes an order's result from its ticks and the terms pinned at its opening. */
export function checkOrderResult(order: ShownOrder, say: Say): void {
  const { open, close, isBuy, closeRate } = order;
  if (!open) return;
  const [openPrice, size] = [units(order.openPrice), units(order.units)];
  agree(say, 'open', order.openPrice, units(isBuy ? open.ask : open.bid), `#${open.seq}`);
  checkReserved(order, say);
  if (!close || !closeRate) return;
  const [closePrice, lots] = [units(order.closePrice), units(order.lots)];
  agree(say, 'close', order.closePrice, units(isBuy ? close.bid : close.ask), `#${close.seq}`);
  const [from, to] = isBuy ? [openPrice, closePrice] : [closePrice, openPrice];
  const rate = rateOf(closeRate);
  const isAlike = closeRate.code === order.openRate.code && closeRate.isInverse === order.openRate.isInverse;
  holds(isAlike, 'result', { name: 'profit', told: nameOf(closeRate), found: nameOf(order.openRate) });
  const profit = rounded((to - from) * lots * size * rate.top, ONE * ONE * rate.bottom, 6);
  const by = `(${plain(to)} − ${plain(from)}) × ${plain(lots)} × ${plain(size)}${rate.text}`;
  agree(say, 'profit', order.profit, profit, by);
}

/** Checks the margin of all parts of an opening together, and the fee if there is one part. */
function checkReserved(order: ShownOrder, say: Say): void {
  const all = (of: 'lots' | 'margin'): bigint => order.parts.reduce((sum, part) => sum + units(part[of]), 0n);
  const [lots, size, rate] = [all('lots'), units(order.units), rateOf(order.openRate)];
  const byPrice = lots * size * units(order.openPrice) * rate.top;
  const margin = order.hasFixedMargin
    ? rounded(lots * size, ONE, 6)
    : rounded(byPrice, ONE * units(order.multiple) * rate.bottom, 6);
  agree(say, 'margin', plain(all('margin')), margin);
  if (order.parts.length > 1) return;
  const basis = order.hasFeeByLots ? units(order.lots) : units(order.margin);
  agree(say, 'fee', order.fee, rounded(basis * units(order.feeRate), ONE, 6));
}

/** Symbol of the conversion. */
const nameOf = ({ code, isInverse }: ShownRate): string =>
  code === null ? '1' : `${isInverse ? '1 / ' : ''}${code}`;

/** Rate from quote currency to account currency, as a fraction: the bid of the shown tick; 1 without conversion. */
function rateOf({ code, tick, bid, isInverse }: ShownRate): { top: bigint; bottom: bigint; text: string } {
  const value = units(bid);
  const due = code === null ? ONE : units(tick?.bid);
  holds(value === due, 'result', { name: 'profit', told: plain(value), found: plain(due) });
  if (isInverse) return { top: ONE, bottom: value, text: ` ÷ ${plain(value)}` };
  return { top: value, bottom: ONE, text: value === ONE ? '' : ` × ${plain(value)}` };
}
