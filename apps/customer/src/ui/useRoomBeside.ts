import { useEffect, useState } from 'react';
import { frameElement } from './shown.js';

/** From here on what is chosen of a list stands beside it, px. */
const BESIDE = 1_200;
/** From here on records stand in columns, as in `ui/wide.ts`, px. */
const COLUMNS = 1_024;

const isAtLeast = (width: number): boolean => (frameElement()?.clientWidth ?? innerWidth) >= width;

/** Whether the frame is so wide; changes as the window does. */
function useRoom(width: number): boolean {
  const [has, setHas] = useState(() => isAtLeast(width));
  useEffect(() => {
    const frame = frameElement();
    if (!frame) return;
    const observer = new ResizeObserver(() => setHas(isAtLeast(width)));
    observer.observe(frame);
    return () => observer.disconnect();
  }, [width]);
  return has;
}

/** Whether the frame has room for a list and for one of its rows beside it. */
export const useRoomBeside = (): boolean => useRoom(BESIDE);

/** Whether the frame has room for columns. */
export const useRoomForColumns = (): boolean => useRoom(COLUMNS);
