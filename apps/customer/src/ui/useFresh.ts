import { useEffect, useState } from 'react';

/** So long what opened unasked is not pressed on purpose, ms. */
const FRESH = 500;

/** Whether it opened only just now. */
export function useFresh(open: boolean): boolean {
  const [isSettled, setSettled] = useState(false);
  if (!open && isSettled) setSettled(false);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setSettled(true), FRESH);
    return () => clearTimeout(timer);
  }, [open]);
  return open && !isSettled;
}
