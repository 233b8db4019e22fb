import { createStore } from '../../ui/store.js';

/** Whether the home page has, or may come to have, something to press that matters more to this customer now than to pay in. */
export const mainStep = createStore(true);
