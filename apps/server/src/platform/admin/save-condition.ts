import { AsyncLocalStorage } from 'node:async_hooks';

const conditions = new AsyncLocalStorage<() => Promise<void>>();

/** Runs a save under a condition, which throws if it does not hold. */
export async function saveUnder<T>(condition: () => Promise<void>, save: () => Promise<T>): Promise<T> {
  await condition();
  return conditions.run(condition, save);
}

/** Throws if the condition of the current save no longer holds: for a save that had to wait for other writes. */
export async function checkSaveCondition(): Promise<void> {
  await conditions.getStore()?.();
}
