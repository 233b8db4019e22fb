import type { Quantity } from '@truemark/money';
import type { PastClosing, PastOpening } from './preview-copies.js';

/** Lots closed together: an order, or a part of one. */
export interface ClosedLots {
  readonly id: number;
  readonly lots: Quantity;
  /** Epoch ms. */
  readonly closedAt: number;
}

/** An ended position: its last lots, the parts closed before, and its opening terms. */
export interface PastPosition<Lots extends ClosedLots = ClosedLots>
  extends Pick<
    PastOpening,
    'price' | 'units' | 'multiple' | 'marginMode' | 'feeType' | 'feeRate' | 'rate' | 'equity' | 'limits'
  > {
  readonly last: Lots;
  readonly parts: readonly Lots[];
  /** Epoch ms. */
  readonly openedAt: number;
}

/** Time of the event, epoch ms, and the lots that it refers to. */
interface EventTime<Lots> {
  readonly at: number;
  readonly of: Lots;
}

export type PastEventOf<Lots> = (PastOpening | PastClosing) & EventTime<Lots>;

/**
 * Openings and closings of ended positions, oldest first; events of one instant are ordered by order id, a part before
 * the rest. The opening has the sum of all closed lots.
 */
export const pastEvents = <Lots extends ClosedLots>(
  positions: readonly PastPosition<Lots>[],
): PastEventOf<Lots>[] => positions.flatMap(eventsOf).sort((a, b) => a.at - b.at || a.orderId - b.orderId);

function eventsOf<Lots extends ClosedLots>(position: PastPosition<Lots>): PastEventOf<Lots>[] {
  const { last, parts, openedAt, ...opened } = position;
  const { limits } = opened;
  const { id: orderId } = last;
  const lots = parts.reduce((sum, part) => sum + part.lots, last.lots);
  const events: PastEventOf<Lots>[] = [{ ...opened, kind: 'open', orderId, at: openedAt, of: last, lots }];
  let before: Quantity = lots;
  for (const part of [...parts].sort((a, b) => a.id - b.id)) {
    events.push({ kind: 'part', orderId, at: part.closedAt, of: part, lots: part.lots, before, limits });
    before -= part.lots;
  }
  return [...events, { kind: 'close', orderId, at: last.closedAt, of: last, lots: before, before, limits }];
}
