import { sessionMark, token } from '../../api/session.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import { createStore } from '../../ui/store.js';

const KEY = 'main-step';

const kept = (has: boolean): string => `${has ? 'has' : 'none'} ${sessionMark() ?? ''}`;

/**
 * Whether the home page has a more important action for this customer than a deposit. Until known, the value of the
 * last visit is used, so that the page does not change while loading.
 */
export const mainStep = createStore(readLocal(KEY) === kept(true));

token.subscribe(() => mainStep.set(false));

/** Stores the current value. */
export function keepMainStep(has: boolean): void {
  mainStep.set(has);
  writeLocal(KEY, kept(has));
}
