import { useEffect, useState } from 'react';

/** Time during which a press on a sheet that opened unasked is not intentional, ms. */
const FRESH = 500;

/** Whether it has only just opened. */
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
