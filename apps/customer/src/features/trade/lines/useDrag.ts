import { decimal, type Price } from '@truemark/money';
import { type PointerEvent, useRef } from 'react';
import type { PriceLevels } from '../../chart/price-levels.js';

/** Shorter movements count as a press, px. */
const STILL = 4;

/** Drags a level by mouse, pen or finger. With a null `onMove` it can only be pressed. */
export function useDrag(
  levels: PriceLevels,
  price: number,
  precision: number,
  onMove: ((price: Price) => void) | null,
) {
  const held = useRef<{ pointer: number; grabbed: number; place: number; moved: boolean } | null>(null);
  const wasDragged = useRef(false);

  const down = (event: PointerEvent<HTMLElement>) => {
    wasDragged.current = false;
    const place = levels.placeOf(price);
    if (!onMove || event.button !== 0 || place === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, grabbed: event.clientY, place, moved: false };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const hold = held.current;
    if (!hold || hold.pointer !== event.pointerId || !onMove) return;
    const by = event.clientY - hold.grabbed;
    if (!hold.moved && Math.abs(by) < STILL) return;
    hold.moved = true;
    levels.isHeld = true;
    const at = levels.priceAt(hold.place + by);
    if (at !== null && at > 0) onMove(decimal(at.toFixed(precision)));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointer !== event.pointerId) return;
    wasDragged.current = held.current.moved;
    held.current = null;
    levels.isHeld = false;
  };

  return {
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: release, onPointerCancel: release },
    /** Ignores the click at the end of a drag. */
    swallowsClick: () => wasDragged.current,
  };
}
