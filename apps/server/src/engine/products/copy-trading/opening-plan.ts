import {
  type LeaderSize,
  type LotLimits,
  marginOf,
  type Opening,
  openingOf,
  openingPrice,
  type Refusal,
  type TradingTerms,
} from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { type Fill, quoteOf } from '../../market/quotes.js';
import { rateOfRecord } from '../../market/rates.js';
import type { OrderTerms } from '../contracts/tables/order.table.js';
import type { Follow } from './tables/follow.table.js';
import type { LeaderEvent, LeaderEventDetails } from './tables/leader-event.table.js';

/** Margin of a copy of a given size, and its opening or the reason why it cannot open. */
export interface SizedOpening {
  readonly margin: bigint;
  readonly opening: Opening | Refusal;
}

type Sizing = Pick<Follow, 'mode' | 'multiple' | 'maxAmount' | 'margin'>;

/** Figures shared by all copies of an opening, read once from the leader's event. */
export class OpeningPlan {
  readonly leader: LeaderSize;
  readonly limits: LotLimits;
  readonly fill: Fill;
  readonly multiple: bigint;
  readonly stops: ReturnType<typeof stopsOf>;
  private readonly terms: OrderTerms;
  private readonly trading: TradingTerms;
  private readonly openingsByLots = new Map<bigint, SizedOpening>();
  private last: { readonly sizing: Sizing; readonly terms: OrderTerms } | null = null;

  constructor(private readonly event: LeaderEvent) {
    const { details } = event;
    const { terms } = details;
    if (!terms) throw new Error(`event ${event.id} opens nothing`);
    this.terms = terms;
    this.leader = { lots: decimal(details.lots), equity: decimal(details.equity ?? '0') };
    this.limits = limitsOf(event);
    this.fill = { tick: tickOf(event), rate: rateOfRecord(terms.openRate) };
    this.multiple = decimal(terms.multiple);
    this.stops = stopsOf(details);
    this.trading = {
      ...this.limits,
      units: decimal(terms.units),
      marginMode: terms.marginMode,
      feeRate: decimal(terms.feeRate),
      feeType: terms.feeType,
      multiples: [this.multiple],
    };
  }

  /** Margin and opening for `lots`; cached, so that copies of equal size share it. */
  sizedOpening(lots: bigint): SizedOpening {
    const known = this.openingsByLots.get(lots);
    if (known) return known;
    const { multiple, fill, trading, event } = this;
    const { units, marginMode: mode } = trading;
    const quote = quoteOf(fill.tick);
    const { rate } = fill.rate;
    const price = openingPrice(event.side, quote);
    const sized: SizedOpening = {
      margin: marginOf({ mode, lots, units, price, multiple, rate }),
      opening: openingOf({ side: event.side, lots, multiple }, trading, quote, rate),
    };
    this.openingsByLots.set(lots, sized);
    return sized;
  }

  /** The leader's terms plus the copy's sizing inputs. Consecutive followers with equal sizing share one object. */
  termsOf(sizing: Sizing): OrderTerms {
    if (!this.terms.copy) return this.terms;
    if (this.last && isSame(this.last.sizing, sizing)) return this.last.terms;
    const { mode, multiple, maxAmount, margin } = sizing;
    const record = {
      mode,
      multiple: formatDecimal(multiple),
      maxAmount: formatDecimal(maxAmount),
      marginBefore: formatDecimal(margin),
    };
    const terms = Object.freeze({ ...this.terms, copy: { ...this.terms.copy, sizing: record } });
    this.last = { sizing, terms };
    return terms;
  }
}

const plans = new WeakMap<LeaderEventDetails, OpeningPlan>();

/** The plan of an opening, cached. Throws for other kinds of event. */
export function openingPlan(event: LeaderEvent): OpeningPlan {
  const plan = plans.get(event.details) ?? new OpeningPlan(event);
  plans.set(event.details, plan);
  return plan;
}

/** The leader's tick. */
export const tickOf = ({ symbolId, seq, tickAt, bid, ask }: LeaderEvent) => ({
  symbolId,
  seq,
  time: tickAt,
  bid: Number(bid),
  ask: Number(ask),
});

/** The symbol's lot limits at the leader's commit. */
export const limitsOf = ({ details }: LeaderEvent): LotLimits => ({
  pip: decimal(details.pip),
  minLots: decimal(details.minLots),
  maxLots: decimal(details.maxLots),
});

/** The leader's stops after the event. */
export const stopsOf = (details: LeaderEventDetails) => ({
  stopLoss: decimal(details.stopLoss),
  takeProfit: decimal(details.takeProfit),
  trailingDistance: decimal(details.trailingDistance),
});

const isSame = (one: Sizing, other: Sizing): boolean =>
  one.mode === other.mode &&
  one.multiple === other.multiple &&
  one.maxAmount === other.maxAmount &&
  one.margin === other.margin;
