import { useNow } from '../../ui/useNow.js';

/** What is left of waits that were told at `heardAt` by the server's clock, ms; counts down each second. */
export function useWait(heardAt: number): (wait: number) => number {
  const now = useNow(1_000);
  return (wait) => Math.max(0, wait - Math.max(0, now - heardAt));
}
