/** Thrown for what will fail again however often it is tried. */
export class PermanentError extends Error {}

/** Pauses between tries, ms: each longer than the one before. */
export const GROWING_PAUSES: readonly number[] = [1_000, 4_000, 15_000, 60_000];

/**
 * Tries until it works: once, and again after each pause. Ends with the last failure, or at once with `PermanentError`.
 * Not `p-retry`: it computes its pauses and waits by itself; these are named, and a shutdown ends the wait.
 */
export async function retried<T>(
  attempt: () => Promise<T>,
  pauses: readonly number[],
  wait: (milliseconds: number) => Promise<unknown>,
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof PermanentError) throw error;
      await wait(pause);
    }
  }
  return attempt();
}
