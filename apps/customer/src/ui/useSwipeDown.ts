import { type PointerEvent, type RefObject, useRef } from 'react';
import { useReducedMotion } from './useReducedMotion.js';

/** How far something has to be pulled, px, or how fast, px/ms. */
const ENOUGH = 88;
const FAST = 0.6;
/** How long it takes to lie in its place again, ms. */
const BACK = 160;

/** What a finger at a sheet's head does: the sheet follows it down, and is closed or lies in its place again. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void) {
  const isStill = useReducedMotion();
  const from = useRef<{ y: number; at: number } | null>(null);
  const lay = (transform: string, transition: string) => {
    if (sheet.current && !isStill) Object.assign(sheet.current.style, { transform, transition });
  };
  const pulledBy = (event: PointerEvent) => Math.max(0, event.clientY - (from.current?.y ?? event.clientY));
  const putBack = () => {
    if (from.current) lay('none', `transform ${BACK}ms ease-out`);
    from.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse' || (event.target as Element).closest('button')) return;
      from.current = { y: event.clientY, at: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current) lay(`translateY(${pulledBy(event)}px)`, 'none');
    },
    onPointerUp: (event: PointerEvent) => {
      if (!from.current) return;
      const pulled = pulledBy(event);
      const isFast = pulled > 24 && pulled / (event.timeStamp - from.current.at) > FAST;
      if (pulled < ENOUGH && !isFast) return putBack();
      from.current = null;
      onClose();
    },
    onPointerCancel: putBack,
  };
}
