/** Delay after an expiry until the list is refetched, ms: settled by then. */
const AFTER_END = 1_000;
/** Refetch interval while it is still listed, ms. */
const AGAIN = 2_000;

/** Time until a list of running options must be refetched, ms; null while none runs. */
export function refreshIn(endings: Iterable<number>, now: number): number | null {
  let soonest: number | null = null;
  for (const ending of endings) {
    const wait = ending + AFTER_END - now;
    const next = wait > 0 ? wait : AGAIN;
    if (soonest === null || next < soonest) soonest = next;
  }
  return soonest;
}
