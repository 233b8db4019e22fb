import { useEffect, useState } from 'react';
import { frameElement } from './shown.js';

/** From here on what is chosen of a list stands beside it, px. */
const ROOM = 1_200;

const hasRoom = (): boolean => (frameElement()?.clientWidth ?? innerWidth) >= ROOM;

/** Whether the frame has room for a list and for one of its rows beside it; changes as the window does. */
export function useRoomBeside(): boolean {
  const [has, setHas] = useState(hasRoom);
  useEffect(() => {
    const frame = frameElement();
    if (!frame) return;
    const observer = new ResizeObserver(() => setHas(hasRoom()));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  return has;
}
