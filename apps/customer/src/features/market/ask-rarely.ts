/** Time after the first question about a subject, ms; each further one is followed by a longer time, up to the longest. */
const FIRST = 5_000;
const GROWTH = 5;
const LONGEST = 600_000;
/** Longest time until the next question once there was nothing to ask about, ms. */
const AGAIN = 30_000;

/**
 * Limits questions whose answers may change nothing. Returns whether to ask about a subject now: a new one at once, the
 * same one ever more rarely; null: there is nothing to ask about.
 */
export function askRarely(): (about: string | null, now: number) => boolean {
  let subject = '';
  let next = 0;
  let pause = FIRST;
  return (about, now) => {
    if (about === null) {
      next = Math.min(next, now + AGAIN);
      pause = FIRST;
      return false;
    }
    if (about !== subject) [subject, next, pause] = [about, now, FIRST];
    if (now < next) return false;
    next = now + pause;
    pause = Math.min(pause * GROWTH, LONGEST);
    return true;
  };
}
