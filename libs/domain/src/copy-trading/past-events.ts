import type { Quantity } from '@truemark/money';
import type { PastClosing, PastOpening } from './preview-copies.js';

/** Lots that were closed together, as one order or a part of it. */
export interface ClosedLots {
  readonly id: number;
  readonly lots: Quantity;
  /** Epoch ms. */
  readonly closedAt: number;
}

/** A position that has ended: what was left of it at its close, the parts that went before, and how it was opened. */
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

/** When it happened, epoch ms, and the lots that it is told of. */
interface Happened<Lots> {
  readonly at: number;
  readonly of: Lots;
}

export type PastEventOf<Lots> = (PastOpening | PastClosing) & Happened<Lots>;

/**
 * The openings and closings of positions that have ended, oldest first; of one instant by the position's number, a part before
 * the rest. A position was opened with the lots of all that was closed of it.
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
