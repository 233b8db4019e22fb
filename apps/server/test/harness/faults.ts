/** The whole suite does the same on every day; `npm run test:faults` looks further, and `FAULT_SEED` repeats a run. */
const EVERY_DAY = 20_261_121;

const { FAULT_ROUNDS, FAULT_SEED } = process.env;
export const ROUNDS = Number(FAULT_ROUNDS ?? 3);
export const SEED = FAULT_SEED === 'new' ? Date.now() % 2 ** 31 : Number(FAULT_SEED ?? EVERY_DAY);

/** Numbers of 0–1 by Numerical Recipes' linear congruential generator. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
