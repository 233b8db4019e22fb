import { useEffect, useState } from 'react';
import { frameElement } from './shown.js';

/**
 * How much room there is: `narrow` for what is held upright, `side` where two columns fit (also a phone on its side),
 * `wide` where three do.
 */
export type FrameShape = 'narrow' | 'side' | 'wide';

const WIDE = 1_000;
const SIDE = 760;
/** A phone on its side has little height: beside each other more is in sight. */
const LOW = 500;
const LOW_SIDE = 560;

const shapeOf = (width: number, height: number): FrameShape => {
  if (width >= WIDE && height >= LOW) return 'wide';
  // A tablet that is held upright is a large phone: beside a ticket its chart would be a slit.
  const isUpright = height > width;
  return (width >= SIDE && !isUpright) || (height < LOW && width >= LOW_SIDE) ? 'side' : 'narrow';
};

/** The shape of the frame that pages are shown in; changes as the window does. */
export function useFrameShape(): FrameShape {
  const [shape, setShape] = useState<FrameShape>(() => {
    const frame = frameElement();
    return shapeOf(frame?.clientWidth ?? innerWidth, frame?.clientHeight ?? innerHeight);
  });
  useEffect(() => {
    const frame = frameElement();
    if (!frame) return;
    const observer = new ResizeObserver(() => setShape(shapeOf(frame.clientWidth, frame.clientHeight)));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return shape;
}
