import { useEffect, useState } from 'react';
import { frameElement } from './shown.js';

/** Width from which details are shown next to a list, px. */
const BESIDE = 1_200;
/** Width from which records have columns, as in `ui/wide.ts`, px. */
const COLUMNS = 1_024;

const isAtLeast = (width: number): boolean => (frameElement()?.clientWidth ?? innerWidth) >= width;

/** Whether the frame is at least this wide; updates with the window. */
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

/** Whether the frame fits a list with a detail panel. */
export const useRoomBeside = (): boolean => useRoom(BESIDE);

/** Whether the frame fits columns. */
export const useRoomForColumns = (): boolean => useRoom(COLUMNS);
