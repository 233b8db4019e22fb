import { sessionMark, token } from '../../api/session.js';
import { recall, remember } from '../../api/storage.js';
import { createStore } from '../../ui/store.js';

const KEY = 'main-step';

const kept = (has: boolean): string => `${has ? 'has' : 'none'} ${sessionMark() ?? ''}`;

/**
 * Whether the home page has something to press that matters more to this customer now than to pay in: until it is known as
 * it was when he last looked, so that nothing changes its looks while the page loads.
 */
export const mainStep = createStore(recall(KEY) === kept(true));

token.subscribe(() => mainStep.set(false));

/** What is known of it now. */
export function keepMainStep(has: boolean): void {
  mainStep.set(has);
  remember(KEY, kept(has));
}
