/** Time after the first question about a subject, ms; each further one is followed by a longer time, up to the longest. */
const FIRST = 5_000;
const GROWTH = 5;
const LONGEST = 600_000;

/** Limits questions whose answers may change nothing. Returns whether to ask about a subject now; a new one at once. */
export function askRarely(): (about: string, now: number) => boolean {
  let subject = '';
  let next = 0;
  let pause = FIRST;
  return (about, now) => {
    if (about !== subject) [subject, next, pause] = [about, now, FIRST];
    if (now < next) return false;
    next = now + pause;
    pause = Math.min(pause * GROWTH, LONGEST);
    return true;
  };
}
