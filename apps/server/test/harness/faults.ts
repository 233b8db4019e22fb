/** Fixed seed of the normal suite; `npm run test:faults` uses others, and `FAULT_SEED` repeats a run. */
const NORMAL_SUITE_SEED = 20_261_121;

const { FAULT_ROUNDS, FAULT_SEED, FAULT_SECONDS, FAULT_UNTIL } = process.env;
export const SEED = FAULT_SEED === 'new' ? Date.now() % 2 ** 31 : Number(FAULT_SEED ?? NORMAL_SUITE_SEED);
/** Whether this is `npm run test:faults`: slow tests, and those with special requirements, run only there. */
export const IS_EXTENDED_RUN = FAULT_SECONDS !== undefined;
/** Time limit of a story's rounds on one database, ms. */
const STORY_TIME_LIMIT = IS_EXTENDED_RUN ? Number(FAULT_SECONDS) * 1_000 : Number.POSITIVE_INFINITY;
/** Deadline of all stories of the run, epoch ms. */
const RUN_DEADLINE = Number(FAULT_UNTIL ?? Number.POSITIVE_INFINITY);

/** Timeout of a story, ms: beyond it, something hangs. */
export const STORY_TIMEOUT_MS = 900_000;

/** Rounds of a story; `everyDay` in the normal suite. */
export const roundsAt = (everyDay: number): number => Number(FAULT_ROUNDS ?? everyDay);

/** Time limit of a story's rounds from now on, ms, if each takes at most `each`. */
export const timeForRounds = (everyDay: number, each: number): number =>
  Math.max(each, Math.min(STORY_TIME_LIMIT, RUN_DEADLINE - Date.now(), roundsAt(everyDay) * each));

/** Rounds of a story, from 1: as many as configured, at least one; none starts after the time limit. */
export function* rounds(story: string, everyDay = 3): Generator<number> {
  const end = Math.min(Date.now() + STORY_TIME_LIMIT, RUN_DEADLINE);
  let round = 0;
  while (round < roundsAt(everyDay) && (round === 0 || Date.now() < end)) yield ++round;
  report(story, round);
}

/** Whether the run's deadline has passed; nothing more is started then. */
export const isOver = (): boolean => Date.now() > RUN_DEADLINE;

/** Reports the coverage of a story in a fault run. */
export function report(story: string, times: number): void {
  if (IS_EXTENDED_RUN) console.log(`${story}: ${times} times, seed ${SEED}`);
}

/** Pseudo-random numbers in 0–1 by the linear congruential generator of Numerical Recipes. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
