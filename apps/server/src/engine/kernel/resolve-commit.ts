import { LeaseLost, type Store } from './store/store.js';

/** Attempts to reach a lost database, and the pause between them, ms. */
const ATTEMPTS = 60;
const PAUSE = 500;

/**
 * Null if the batch was written although the answer was an error; otherwise the error, or `LeaseLost` if the database
 * never answered.
 */
export async function unlessCommitted(
  store: Pick<Store, 'hasCommitted'>,
  batchId: string,
  error: Error,
): Promise<Error | null> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return (await store.hasCommitted(batchId)) ? null : error;
    } catch (lost) {
      if (lost instanceof LeaseLost) return lost;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  return new LeaseLost('the database does not answer');
}
