/** The list is read anew so long after an end, ms: by then it is settled. */
const AFTER_END = 1_000;
/** One that is still listed then is asked for again every so often, ms. */
const AGAIN = 2_000;

/** How long until a list of running options is to be read anew, ms; null while nothing runs. */
export function refreshIn(endings: Iterable<number>, now: number): number | null {
  let soonest: number | null = null;
  for (const ending of endings) {
    const wait = ending + AFTER_END - now;
    const next = wait > 0 ? wait : AGAIN;
    if (soonest === null || next < soonest) soonest = next;
  }
  return soonest;
}
