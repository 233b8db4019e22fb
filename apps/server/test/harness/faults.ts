/** `npm run test:faults` asks for more rounds, and `FAULT_SEED` repeats a run. */
export const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 3);
export const SEED = Number(process.env.FAULT_SEED ?? Date.now() % 2 ** 31);

/** Numbers of 0–1 by Numerical Recipes' linear congruential generator. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
