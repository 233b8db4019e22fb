import { type PointerEvent, type RefObject, useRef } from 'react';
import { useReducedMotion } from './useReducedMotion.js';

/** Distance in px, or speed in px/ms, that triggers the close. */
const ENOUGH = 88;
const FAST = 0.6;
/** Duration of the return animation, ms. */
const BACK = 160;

/** Drag on a sheet's header: the sheet follows the finger, then closes or, if locked, returns. */
export function useSwipeDown(sheet: RefObject<HTMLElement | null>, onClose: () => void, isLocked: boolean) {
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
      if (isLocked || (pulled < ENOUGH && !isFast)) return putBack();
      from.current = null;
      onClose();
    },
    onPointerCancel: putBack,
  };
}
