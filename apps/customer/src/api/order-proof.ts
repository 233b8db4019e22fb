import type { AuditRate, AuditTick, ForexAudit, CopyAudit as WireCopy } from '@truemark/contracts';
import { decimal, type Money, type Price, type Quantity, type Ratio } from '@truemark/money';
import type { FollowEventKind, FollowMode, SkipReason } from './follows.js';
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

/** Terms pinned when an order opened. */
interface OrderTerms {
  readonly marginMode: number;
  /** 1: amount per lot, otherwise a fraction of the margin. */
  readonly feeType: number;
  readonly feeRate: Ratio;
  readonly units: Quantity;
  readonly multiple: Ratio;
  readonly openRate: ProofRate;
  readonly closeRate: ProofRate | null;
}

/** An account just before a stop-out, with the stop-out level in percent. */
export interface StopOutAccount {
  readonly level: Ratio;
  readonly balance: Money;
  readonly margin: Money;
  readonly profit: Money;
}

/** Explains the size and the price of a copy. */
export interface CopyProof {
  readonly state: 'following' | 'detached' | 'takenOver';
  /** The leader's opening, at its own tick. */
  readonly leader: ProofTick & { readonly orderId: number; readonly lots: Quantity };
  /** Inputs of the sizing; null for copies made before these were recorded. */
  readonly sizing: {
    readonly mode: FollowMode;
    readonly multiple: Ratio;
    readonly maxAmount: Money;
    /** The leader's equity; null where the mode does not use it. */
    readonly equity: Money | null;
    readonly step: Quantity;
    readonly minLots: Quantity;
    readonly maxLots: Quantity;
    /** Margin of the other copies of this trader. */
    readonly marginBefore: Money;
    readonly lots: Quantity;
  } | null;
  /** The leader's events on this position, oldest first. */
  readonly events: readonly {
    readonly kind: FollowEventKind;
    readonly at: number;
    readonly seq: number;
    /** Null: the event was copied. */
    readonly skipped: SkipReason | null;
    /** The copy, or the part of it that closed. */
    readonly orderId: number | null;
    readonly lots: Quantity | null;
  }[];
  /**
   * State of the relation when its capital stop closed the copy. Null: something else closed it, or it was not
   * recorded.
   */
  readonly capitalStop: {
    readonly limit: Money;
    readonly realised: Money;
    readonly floating: Money;
    readonly code: string;
    readonly seq: number;
  } | null;
}

/** Inputs from which an order's result can be recomputed. */
export interface OrderAudit {
  readonly order: Order;
  readonly open: ProofTick | null;
  readonly close: ProofTick | null;
  /** Entry and exit ticks with their neighbours, ascending. */
  readonly ticks: readonly ProofTick[];
  readonly terms: OrderTerms;
  readonly stopOut: StopOutAccount | null;
  /** This order and the parts split from the same opening. */
  readonly parts: readonly { readonly lots: Quantity; readonly margin: Money; readonly fee: Money }[];
  /** Null: not a copy. */
  readonly copy: CopyProof | null;
}

/** A proof with the raw text of the answer, in which every figure is as sent. */
export interface Proof<Audit> {
  readonly data: Audit;
  readonly text: string;
}

export const tickFrom = ({
  seq,
  time,
  bid,
  ask,
}: Pick<AuditTick, 'seq' | 'time' | 'bid' | 'ask'>): ProofTick => ({
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

const COPY_STATES = { following: 'following', detached: 'detached', taken_over: 'takenOver' } as const;
const MODES = { 1: 'lots', 2: 'equity' } as const;

const copyFrom = ({ state, leader, sizing, events, capital_stop: stop }: WireCopy): CopyProof => ({
  state: COPY_STATES[state],
  leader: { ...tickFrom(leader), orderId: leader.order_id, lots: decimal(leader.lots) },
  sizing: sizing && {
    mode: MODES[sizing.mode],
    multiple: decimal(sizing.multiple),
    maxAmount: decimal(sizing.max_amount),
    equity: sizing.equity === null ? null : decimal(sizing.equity),
    step: decimal(sizing.pip),
    minLots: decimal(sizing.min_lots),
    maxLots: decimal(sizing.max_lots),
    marginBefore: decimal(sizing.margin_before),
    lots: decimal(sizing.lots),
  },
  events: events.map((event) => ({
    kind: event.event,
    at: event.at_ms,
    seq: event.seq,
    skipped: event.reason as SkipReason | null,
    orderId: event.order_id,
    lots: event.lots === null ? null : decimal(event.lots),
  })),
  capitalStop: stop && {
    limit: decimal(stop.amount),
    realised: decimal(stop.realised),
    floating: decimal(stop.floating),
    code: stop.symbol,
    seq: stop.seq,
  },
});

const auditFrom = ({
  order,
  open,
  close,
  ticks,
  settings,
  stop_out,
  parts,
  copy,
}: ForexAudit): OrderAudit => ({
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
  copy: copy ? copyFrom(copy) : null,
});

export async function fetchOrderProof(
  id: number | undefined,
  options: CallOptions,
): Promise<Proof<OrderAudit>> {
  const { data, text } = await getWithText<ForexAudit>('/v2/api/forex/audit', { id }, options);
  return { data: auditFrom(data), text };
}
