import { useEffect, useState } from 'react';
import { frameElement } from './shown.js';

/**
 * Layout of the frame: `narrow` for upright phones, `side` where two columns fit (also a phone in landscape), `wide`
 * where three fit.
 */
export type FrameShape = 'narrow' | 'side' | 'wide';

const WIDE = 1_000;
const SIDE = 760;
/** A phone in landscape has little height, so a side-by-side layout shows more. */
const LOW = 500;
const LOW_SIDE = 560;

const shapeOf = (width: number, height: number): FrameShape => {
  if (width >= WIDE && height >= LOW) return 'wide';
  // A tablet in portrait counts as a large phone: next to a ticket its chart would be too narrow.
  const isUpright = height > width;
  return (width >= SIDE && !isUpright) || (height < LOW && width >= LOW_SIDE) ? 'side' : 'narrow';
};

/** Shape of the frame around the pages; updates with the window. */
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
