import type { AuditRate, AuditTick, ForexAudit } from '@truemark/contracts';
import { decimal, type Money, type Price, type Quantity, type Ratio } from '@truemark/money';
import { type CallOptions, getWithText } from './http.js';
import { type Order, orderFrom } from './orders.js';

/** A recorded tick of a proof. */
export interface ProofTick {
  readonly seq: number;
  readonly time: number;
  readonly bid: Price;
  readonly ask: Price;
}

/** A recorded conversion rate; `symbolId` is null where none was needed. */
export interface ProofRate {
  readonly symbolId: number | null;
  readonly code: string | null;
  readonly seq: number | null;
  readonly bid: Price;
  readonly isInverse: boolean;
}

/** The terms that were pinned when an order opened. */
interface OrderTerms {
  readonly marginMode: number;
  /** 1: a sum a lot, otherwise a share of the margin. */
  readonly feeType: number;
  readonly feeRate: Ratio;
  readonly units: Quantity;
  readonly multiple: Ratio;
  readonly openRate: ProofRate;
  readonly closeRate: ProofRate | null;
}

/** An account just before a stop-out, and the stop-out level in percent. */
export interface StopOutAccount {
  readonly level: Ratio;
  readonly balance: Money;
  readonly margin: Money;
  readonly profit: Money;
}

/** Everything that an order's result follows from. */
export interface OrderAudit {
  readonly order: Order;
  readonly open: ProofTick | null;
  readonly close: ProofTick | null;
  /** Both with their neighbours, ascending. */
  readonly ticks: readonly ProofTick[];
  readonly terms: OrderTerms;
  readonly stopOut: StopOutAccount | null;
  /** This order and what was split from the same opening. */
  readonly parts: readonly { readonly lots: Quantity; readonly margin: Money; readonly fee: Money }[];
}

/** A proof, and the answer's own text, in which every figure stands as it was sent. */
export interface Proof<Audit> {
  readonly data: Audit;
  readonly text: string;
}

export const tickFrom = ({ seq, time, bid, ask }: AuditTick): ProofTick => ({
  seq,
  time,
  bid: decimal(bid),
  ask: decimal(ask),
});

const rateFrom = ({ symbol_id, code, seq, bid, inverse }: AuditRate): ProofRate => ({
  symbolId: symbol_id,
  code,
  seq,
  bid: decimal(bid),
  isInverse: inverse === 1,
});

const auditFrom = ({ order, open, close, ticks, settings, stop_out, parts }: ForexAudit): OrderAudit => ({
  order: orderFrom(order),
  open: open && tickFrom(open),
  close: close && tickFrom(close),
  ticks: ticks.map(tickFrom),
  terms: {
    marginMode: settings.margin_mode,
    feeType: settings.trade_fee_type,
    feeRate: decimal(settings.fee_rate),
    units: decimal(settings.units),
    multiple: decimal(settings.multiple),
    openRate: rateFrom(settings.open_rate),
    closeRate: settings.close_rate && rateFrom(settings.close_rate),
  },
  stopOut: stop_out && {
    level: decimal(stop_out.level),
    balance: decimal(stop_out.balance),
    margin: decimal(stop_out.margin),
    profit: decimal(stop_out.profit),
  },
  parts: parts.map(({ lots, margin, fee }) => ({
    lots: decimal(lots),
    margin: decimal(margin),
    fee: decimal(fee),
  })),
});

export async function fetchOrderProof(
  id: number | undefined,
  options: CallOptions,
): Promise<Proof<OrderAudit>> {
  const { data, text } = await getWithText<ForexAudit>('/v2/api/forex/audit', { id }, options);
  return { data: auditFrom(data), text };
}
