import { setTimeout as pause } from 'node:timers/promises';

/** Pause before the second try, ms; each later one is twice as long. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** Loads of a crowd in progress at the same time, so that the last one is not asked when its answer is due. */
const AT_ONCE = 200;

export interface ReloadAll<T> {
  readonly load: (item: T) => Promise<void>;
  /** False: a later reload includes the item, or nobody needs it any more. */
  readonly isWanted: (item: T) => boolean;
  /** Called with one error of each try. */
  readonly onFailure: (error: unknown) => void;
}

/** Loads all items, and those that failed again until they succeed or are not wanted. Never rejects. */
export async function reloadAll<T>(
  items: Iterable<T>,
  { load, isWanted, onFailure }: ReloadAll<T>,
): Promise<void> {
  let left = [...items];
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const failed: { item: T; error: unknown }[] = [];
    await forEachOf(left, async (item) => {
      try {
        if (isWanted(item)) await load(item);
      } catch (error) {
        failed.push({ item, error });
      }
    });
    const [first] = failed;
    if (!first) return;
    onFailure(first.error);
    // A shutdown does not wait for it.
    await pause(wait, undefined, { ref: false });
    left = failed.map(({ item }) => item);
  }
}

/** A function that loads until it succeeds or is called again. */
export function reloader(
  load: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let latest = 0;
  return () => {
    latest += 1;
    return reloadAll([latest], { load, isWanted: (mine) => mine === latest, onFailure });
  };
}

async function forEachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const workInTurn = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, workInTurn));
}
