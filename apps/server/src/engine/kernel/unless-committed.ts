import { LeaseLost, type Store } from './store/store.js';

/** A database that was lost is asked again so often, and so much later each time, ms. */
const ATTEMPTS = 60;
const PAUSE = 500;

/** Null where the batch was written although its answer was an error; otherwise why it was not, or that nobody says. */
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
