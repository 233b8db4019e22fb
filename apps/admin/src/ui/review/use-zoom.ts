import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { FITTED, fittedSize, moved, type Point, type Size, type View, zoomedAt } from './zoom.js';

/** Zoom factor of a button or a key. */
export const STEP = 1.25;
/** Zoom factor of a double click on a picture that fits. */
const CLOSER = 2.5;
/** Zoom factor per pixel of the wheel. A touchpad pinch arrives as wheel events with far smaller deltas. */
const WHEEL = 1.0015;
const PINCH = 1.01;
/** Pixels per line, for wheels that report lines. */
const LINE = 16;
/**
 * A wheel event this soon after page scrolling, ms, continues it: a picture that comes under the wheel does not stop
 * it.
 */
const SCROLLING = 300;

const CENTRE: Point = { x: 0, y: 0 };

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const spanOf = ([a = CENTRE, b = CENTRE]: readonly Point[]): number => Math.hypot(a.x - b.x, a.y - b.y);

interface Zoom {
  readonly view: View;
  /** Zooms at the pointer if it is over the frame, else at the centre. */
  readonly zoom: (by: number) => void;
  readonly move: (by: Point) => void;
  readonly fit: () => void;
  /** Event handlers of the frame. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
  };
}

/**
 * Zoom and pan of a picture: wheel, pinch and double click zoom at their position, dragging pans. `picture`: its
 * natural size, null until known; `isAcross`: rotated by a quarter turn.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: Size | null, isAcross: boolean): Zoom {
  const [view, setView] = useState(FITTED);
  const fingers = useRef(new Map<number, Point>());
  const hovered = useRef<Point | null>(null);

  const sizes = (): [fitted: Size, frame: Size] => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    const room = { width, height };
    return [picture ? fittedSize(picture, room, isAcross) : room, room];
  };
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return CENTRE;
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  };
  const zoomAt = (by: number, at: Point): void => setView((old) => zoomedAt(old, by, at, ...sizes()));
  const move = (by: Point): void => setView((old) => moved(old, by, ...sizes()));
  const fit = (): void => setView(FITTED);

  const turnWheel = useRef<(event: WheelEvent) => void>(() => undefined);
  useEffect(() => {
    turnWheel.current = (event) => {
      const isPinch = event.ctrlKey || event.metaKey;
      // A picture that fits leaves the wheel to the page.
      if (!isPinch && view.scale === 1 && event.deltaY > 0) return;
      event.preventDefault();
      const px = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      const base = isPinch && Math.abs(px) < 50 ? PINCH : WHEEL;
      zoomAt(base ** -px, pointOf(event));
    };
  });
  useEffect(() => {
    const element = frame.current;
    let scrolledAt = Number.NEGATIVE_INFINITY;
    const scroll = (): void => {
      scrolledAt = performance.now();
    };
    const wheel = (event: WheelEvent): void => {
      if (event.ctrlKey || event.metaKey || performance.now() - scrolledAt > SCROLLING)
        turnWheel.current(event);
    };
    window.addEventListener('scroll', scroll, { passive: true });
    // Only a non-passive listener can keep the page from scrolling.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('scroll', scroll);
      element?.removeEventListener('wheel', wheel);
    };
  }, [frame]);

  const lift = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
  };
  return {
    view,
    zoom: (by) => zoomAt(by, hovered.current ?? CENTRE),
    move,
    fit,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        fingers.current.set(event.pointerId, pointOf(event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event) => {
        const now = pointOf(event);
        if (event.pointerType === 'mouse') hovered.current = now;
        if (!fingers.current.has(event.pointerId)) return;
        const before = [...fingers.current.values()];
        fingers.current.set(event.pointerId, now);
        const after = [...fingers.current.values()];
        const [from, to] = [middleOf(before), middleOf(after)];
        if (after.length > 1) zoomAt(spanOf(after) / Math.max(1, spanOf(before)), to);
        move({ x: to.x - from.x, y: to.y - from.y });
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave: () => {
        hovered.current = null;
      },
      onDoubleClick: (event) => (view.scale > 1 ? fit() : zoomAt(CLOSER, pointOf(event))),
    },
  };
}
