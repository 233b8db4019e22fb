import { useEffect, useState } from 'react';
import { useLiveStatus } from '../api/live/live.js';
import { useOnline } from '../ui/online.js';

/** A blink of the connection is nobody's business, ms. */
const PATIENCE = 1_500;

/** Whether the server has not been heard for a while, so that what is shown is of before. */
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
