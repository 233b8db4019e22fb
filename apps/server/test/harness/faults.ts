/** The whole suite does the same on every day; `npm run test:faults` looks further, and `FAULT_SEED` repeats a run. */
const EVERY_DAY = 20_261_121;

const { FAULT_ROUNDS, FAULT_SEED, FAULT_SECONDS, FAULT_UNTIL } = process.env;
export const SEED = FAULT_SEED === 'new' ? Date.now() % 2 ** 31 : Number(FAULT_SEED ?? EVERY_DAY);
/** Whether this is `npm run test:faults`: what takes long, or needs what is not installed everywhere, runs only there. */
export const LOOKS_FURTHER = FAULT_SECONDS !== undefined;
/** What a story may take for its rounds on one database, ms. */
const LONGEST = LOOKS_FURTHER ? Number(FAULT_SECONDS) * 1_000 : Number.POSITIVE_INFINITY;
/** When all stories of the run must have come to their end, epoch ms. */
const UNTIL = Number(FAULT_UNTIL ?? Number.POSITIVE_INFINITY);

/** No story takes longer, ms: something hangs. */
export const LONGEST_STORY = 900_000;

/** Rounds of a story: `everyDay` in the whole suite. */
export const roundsAt = (everyDay: number): number => Number(FAULT_ROUNDS ?? everyDay);

/** How long the rounds of a story may take from now on, ms, where `each` takes so long at most. */
export const timeForRounds = (everyDay: number, each: number): number =>
  Math.max(each, Math.min(LONGEST, UNTIL - Date.now(), roundsAt(everyDay) * each));

/**
 * The rounds of a story, from 1: as many as were asked for, at least one, and none is begun when the time for them is
 * over.
 */
export function* rounds(story: string, everyDay = 3): Generator<number> {
  const end = Math.min(Date.now() + LONGEST, UNTIL);
  let round = 0;
  while (round < roundsAt(everyDay) && (round === 0 || Date.now() < end)) yield ++round;
  report(story, round);
}

/** Whether the run's time is over: nothing more is begun. */
export const isOver = (): boolean => Date.now() > UNTIL;

/** Says how far a story looked, where it looks further. */
export function report(story: string, times: number): void {
  if (LOOKS_FURTHER) console.log(`${story}: ${times} times, seed ${SEED}`);
}

/** Numbers of 0–1 by Numerical Recipes' linear congruential generator. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
