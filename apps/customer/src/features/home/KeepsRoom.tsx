import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recall, remember } from '../../api/storage.js';
import { Stack } from '../../ui/Card.js';

/** By then what a page shows has come, ms; what is not there is no longer waited for. */
const PATIENCE = 4_000;

/** What was kept in a window of another width says nothing: the same words take more lines or fewer. */
function heightOf(text: string | null): number {
  const [height, width] = (text ?? '').split(' ').map(Number);
  return width === window.innerWidth ? height || 0 : 0;
}

/** With nothing in it, it takes no place among its neighbours, whose gap it gives back. */
const Room = styled(Stack)({ '&:empty:not([data-kept])': { marginBlockStart: -12 } });

interface KeepsRoomProps {
  /** Names the place on this device. */
  name: string;
  children: ReactNode;
}

/** As high, until what stands in it has come, as it was when it was last looked at: what follows keeps its place. */
export function KeepsRoom({ name, children }: KeepsRoomProps) {
  const key = `room.${name}`;
  const box = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(() => heightOf(recall(key)));
  useEffect(() => {
    if (kept === 0) return;
    const timer = setTimeout(() => setKept(0), PATIENCE);
    return () => clearTimeout(timer);
  }, [kept]);
  useEffect(() => {
    const element = box.current;
    if (!element || kept > 0) return;
    // A page that is kept behind another has no height, and is not what was looked at.
    const observer = new ResizeObserver(() => {
      if (element.offsetParent) remember(key, `${element.offsetHeight} ${window.innerWidth}`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [key, kept]);
  return (
    <Room ref={box} data-kept={kept > 0 || undefined} style={{ minHeight: kept || undefined }}>
      {children}
    </Room>
  );
}
