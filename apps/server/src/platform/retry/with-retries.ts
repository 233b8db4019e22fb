/** Thrown for a failure that a retry cannot fix. */
export class PermanentError extends Error {}

/** Growing backoff between tries, ms. */
export const BACKOFF_PAUSES: readonly number[] = [1_000, 4_000, 15_000, 60_000];

/**
 * Retries until success: one try, and another after each pause. Fails with the last error, or at once with
 * `PermanentError`. `p-retry` is not used: it computes its own pauses and waits uninterruptibly; here pauses are given,
 * and a shutdown ends the wait.
 */
export async function withRetries<T>(
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
