import { useEffect, useState } from 'react';
import { useLiveStatus } from '../api/live/live.js';
import { useOnline } from '../ui/online.js';

/** Interruptions shorter than this are not shown, ms. */
const PATIENCE = 1_500;

/** Whether the server has been unreachable for a while, so that the data shown may be stale. */
export function useAway(): boolean {
  const lost = useLiveStatus() !== 'open';
  const away = !useOnline() || lost;
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!away) return;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [away]);
  return away && long;
}
