import type { Money, Price, Quantity, Ratio } from '@truemark/money';
import type { LotLimits } from '../orders/check-lots.js';
import { feeOf, marginOf } from '../orders/margin.js';
import { partOf } from '../orders/partial.js';
import type { ConversionRate } from '../orders/rate.js';
import { type CopySizing, partOfCopy, sizeCopy } from './copy-size.js';
import { isOverMaxAmount, type RelationState, refuseCopy, type SkipReason } from './copy-skip.js';

interface PastEvent {
  /** The leader's order. */
  readonly orderId: number;
  /** Lots opened or closed. */
  readonly lots: Quantity;
  readonly limits: LotLimits;
}

/** An opening by the leader, with the inputs for the cost of a copy. */
export interface PastOpening extends PastEvent {
  readonly kind: 'open';
  readonly equity: Money;
  readonly price: Price;
  readonly units: Quantity;
  readonly multiple: Ratio;
  readonly marginMode: number;
  readonly feeType: number;
  readonly feeRate: Ratio;
  readonly rate: ConversionRate;
}

/** A closing by the leader, of a part or of all remaining lots. */
export interface PastClosing extends PastEvent {
  readonly kind: 'part' | 'close';
  /** Lots before the closing. */
  readonly before: Quantity;
}

/** Simulated result of an event. */
export interface PreviewedEvent<E> {
  readonly event: E;
  readonly skipped: SkipReason | null;
  /** null: not copied. */
  readonly lots: Quantity | null;
  /** Margin of an opened copy; null otherwise. */
  readonly margin: Money | null;
}

/** Settings of a prospective follower, and the free balance available for copies. */
export interface PreviewTerms extends CopySizing, Pick<RelationState, 'maxSlots'> {
  readonly free: Money;
}

interface Held {
  readonly lots: Quantity;
  readonly margin: Money;
  readonly fee: Money;
}

/**
 * Simulates a follower's settings on a leader's past events, oldest first, as if he had begun just before the first
 * one. Uses the rules of live copying; margin and slots are released as copies close. Results of closed copies do not
 * change the balance. As in live copying, a closing has no row if its opening was not copied.
 */
export function previewCopies<E extends PastOpening | PastClosing>(
  events: readonly E[],
  terms: PreviewTerms,
): PreviewedEvent<E>[] {
  const held = new Map<number, Held>();
  return events.flatMap((event) => {
    const copy = held.get(event.orderId);
    if (event.kind === 'open') {
      const turn = opening(event, terms, [...held.values()]);
      if (typeof turn === 'string') return { event, skipped: turn, lots: null, margin: null };
      held.set(event.orderId, turn);
      return { event, skipped: null, lots: turn.lots, margin: turn.margin };
    }
    if (!copy) return [];
    const lots = event.kind === 'close' ? copy.lots : partOfCopy(copy.lots, closedOf(event), event.limits);
    if (lots === null) return { event, skipped: 'below_minimum', lots: null, margin: null };
    if (lots === copy.lots) held.delete(event.orderId);
    else held.set(event.orderId, restOf(copy, lots));
    return { event, skipped: null, lots, margin: null };
  });
}

const closedOf = ({ lots, before }: PastClosing) => ({ closed: lots, before });

function restOf(copy: Held, lots: Quantity): Held {
  const part = partOf(copy, lots);
  return { lots: copy.lots - lots, margin: copy.margin - part.margin, fee: copy.fee - part.fee };
}

function opening(event: PastOpening, terms: PreviewTerms, held: readonly Held[]): Held | SkipReason {
  const used = held.reduce((sum, { margin }) => sum + margin, 0n);
  const standing: RelationState = {
    isSuspended: false,
    isPaused: false,
    margin: used,
    openCopies: held.length,
    maxAmount: terms.maxAmount,
    maxSlots: terms.maxSlots,
  };
  const refused = refuseCopy(standing);
  if (refused) return refused;
  const lots = sizeCopy(event, terms, event.limits);
  if (typeof lots === 'string') return lots;
  const { marginMode: mode, units, price, multiple, rate, feeType, feeRate } = event;
  const margin = marginOf({ mode, lots, units, price, multiple, rate });
  if (isOverMaxAmount(standing, margin)) return 'over_max_amount';
  const fee = feeOf({ feeType, lots, margin, feeRate });
  const costs = held.reduce((sum, each) => sum + each.margin + each.fee, margin + fee);
  return costs > terms.free ? 'insufficient_margin' : { lots, margin, fee };
}
