import { Fault, type FaultKey, holds, type Say, type StepKey } from './fault.js';
import { plain } from './totals.js';

/** A recorded tick of an audit, every figure as it was sent. */
export interface ShownTick {
  readonly seq: string;
  readonly time: string;
  readonly bid: string;
  readonly ask: string;
}

interface ShownRate {
  readonly bid: string;
  readonly inverse: string;
}

interface ContractAudit {
  readonly order: Readonly<Record<string, string>> & {
    readonly ForexTradeLists: { readonly Code: string };
  };
  readonly open: ShownTick | null;
  readonly close: ShownTick | null;
  readonly settings: Readonly<Record<string, string>> & {
    readonly open_rate: ShownRate;
    readonly close_rate: ShownRate | null;
  };
  readonly parts: readonly { readonly lots: string; readonly margin: string }[];
}

interface OptionAudit {
  readonly order: Readonly<Record<string, string>> & {
    readonly ForexTradeList: { readonly Code: string };
  };
  readonly open: ShownTick | null;
  readonly close: ShownTick | null;
  readonly ticks: readonly ShownTick[];
  readonly settings: Readonly<Record<string, string>>;
}

/** The answer of `/v2/api/forex/audit` or `/v2/api/micro/audit` by `readExactly`. */
export type ShownAudit = ContractAudit | OptionAudit;

const ONE = 10n ** 8n;
const isOption = (audit: ShownAudit): audit is OptionAudit => 'ForexTradeList' in audit.order;

export const symbolOf = (audit: ShownAudit): string =>
  isOption(audit) ? audit.order.ForexTradeList.Code : audit.order.ForexTradeLists.Code;

/** JSON in which every number stays the text that it was sent as. */
export function readExactly(text: string): unknown {
  const figures = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
  return JSON.parse(text.replace(figures, (found) => (found.startsWith('"') ? found : `"${found}"`)));
}

/** A plain decimal, with trailing zeros or without, in 10⁻⁸. */
export function units(text: string | null | undefined): bigint {
  const [, sign, whole, fraction = ''] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(text ?? '') ?? [];
  if (whole === undefined) throw new Fault('form', { what: String(text) });
  const value = BigInt(whole + fraction.padEnd(8, '0'));
  return sign ? -value : value;
}

/** Works out again what an order or an option came to, from its ticks and the terms that were pinned. */
export function checkResult(audit: ShownAudit, say: Say): void {
  if (isOption(audit)) checkOption(audit, say);
  else checkContract(audit, say);
}

function agree(key: StepKey, told: bigint, found: bigint, by: string, say: Say): void {
  const fault: FaultKey = 'result';
  holds(told === found, fault, { name: key, told: plain(told), found: plain(found) });
  say({ key, figure: by ? `${by} = ${plain(found)}` : plain(found) });
}

/** `top / bottom` rounded half away from zero to so many decimals, all in 10⁻⁸. */
function rounded(top: bigint, bottom: bigint, decimals: number): bigint {
  const step = 10n ** BigInt(8 - decimals);
  const size = top < 0n ? -top : top;
  const whole = ((2n * size + bottom * step) / (2n * bottom * step)) * step;
  return top < 0n ? -whole : whole;
}

function checkContract({ order, open, close, settings, parts }: ContractAudit, say: Say): void {
  if (!open) return;
  const isBuy = order.OrderType === '1';
  const [openPrice, lots] = [units(order.Price), units(order.Quantity)];
  agree('open', openPrice, units(isBuy ? open.ask : open.bid), `#${open.seq}`, say);
  const all = (of: 'lots' | 'margin'): bigint => parts.reduce((sum, part) => sum + units(part[of]), 0n);
  const size = units(settings.units);
  const rate = rateOf(settings.open_rate);
  const margin = all('margin');
  const due =
    settings.margin_mode === '1'
      ? rounded(all('lots') * size, ONE, 6)
      : rounded(all('lots') * size * openPrice * rate.top, ONE * units(settings.multiple) * rate.bottom, 6);
  agree('margin', margin, due, '', say);
  const basis = settings.trade_fee_type === '1' ? lots : units(order.CautionMoney);
  if (parts.length === 1) {
    agree('fee', units(order.TradeFee), rounded(basis * units(settings.fee_rate), ONE, 6), '', say);
  }
  if (!close || !settings.close_rate) return;
  const closePrice = units(order.UpdatePrice);
  agree('close', closePrice, units(isBuy ? close.bid : close.ask), `#${close.seq}`, say);
  const [from, to] = isBuy ? [openPrice, closePrice] : [closePrice, openPrice];
  const last = rateOf(settings.close_rate);
  const profit = rounded((to - from) * lots * size * last.top, ONE * ONE * last.bottom, 6);
  const by = `(${plain(to)} − ${plain(from)}) × ${plain(lots)} × ${plain(size)}${last.text}`;
  agree('profit', units(order.FactProfits), profit, by, say);
}

/** Quote currency → account currency, as a fraction. */
function rateOf({ bid, inverse }: ShownRate): { top: bigint; bottom: bigint; text: string } {
  const value = units(bid);
  if (inverse === '1') return { top: ONE, bottom: value, text: ` ÷ ${plain(value)}` };
  return { top: value, bottom: ONE, text: value === ONE ? '' : ` × ${plain(value)}` };
}

/** Entry: the first tick after the purchase. Exit: the last one at or before the end. Their bids decide. */
function checkOption({ order, open, close, ticks, settings }: OptionAudit, say: Say): void {
  const [start, deadline, expiry] = ['start', 'entry_deadline', 'expiry'].map((name) =>
    BigInt(settings[name] ?? 0),
  );
  if (order.Outcome === 'void' || order.Outcome === 'sold' || !open || !close) return;
  const at = ({ time }: ShownTick): bigint => BigInt(time);
  const first = ticks.find((tick) => at(tick) > (start ?? 0n) && at(tick) <= (deadline ?? 0n));
  const last = ticks.findLast((tick) => at(tick) <= (expiry ?? 0n));
  holds(first?.seq === open.seq && last?.seq === close.seq, 'result', {
    name: 'entry',
    told: `#${open.seq}, #${close.seq}`,
    found: `#${first?.seq}, #${last?.seq}`,
  });
  agree('entry', units(order.EntryPrice), units(open.bid), `#${open.seq}`, say);
  agree('exit', units(order.ExitPrice), units(close.bid), `#${close.seq}`, say);
  const moved = (units(close.bid) - units(open.bid)) * (order.Type === '1' ? 1n : -1n);
  const outcome = moved > 0n ? 'win' : moved < 0n ? 'loss' : 'tie';
  holds(order.Outcome === outcome, 'result', { name: 'outcome', told: order.Outcome ?? '', found: outcome });
  const [stake, ratio] = [units(order.Number), units(settings.ratio)];
  const won = rounded(stake * ratio, ONE, 2);
  const lost = settings.loss_level === '1' && won < stake ? won : stake;
  const profit = { win: won, loss: -lost, tie: 0n }[outcome];
  const sign = moved === 0n ? '=' : units(close.bid) > units(open.bid) ? '>' : '<';
  say({ key: 'outcome', figure: `${plain(units(close.bid))} ${sign} ${plain(units(open.bid))}` });
  agree(
    'profit',
    units(order.FactProfits),
    profit,
    outcome === 'win' ? `${plain(stake)} × ${plain(ratio)}` : '',
    say,
  );
}
