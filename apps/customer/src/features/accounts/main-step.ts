import { createStore } from '../../ui/store.js';

/** Whether the home page has something to press that matters more to this customer now than to pay in. */
export const mainStep = createStore(false);
