import { useNow } from '../../ui/useNow.js';

/** Remaining time of waits received at `heardAt` (server clock), ms; updates each second. */
export function useWait(heardAt: number): (wait: number) => number {
  const now = useNow(1_000);
  return (wait) => Math.max(0, wait - Math.max(0, now - heardAt));
}
