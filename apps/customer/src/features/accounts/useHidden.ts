import { readLocal, writeLocal } from '../../api/storage.js';
import { createStore, useStore } from '../../ui/store.js';

const KEY = 'hide-balances';
const hidden = createStore(readLocal(KEY) === '1');

/** Whether balances are shown as stars, and the toggle. One setting for the whole app. */
export function useHidden(): [hidden: boolean, toggle: () => void] {
  return [
    useStore(hidden),
    () => {
      hidden.set(!hidden.get());
      writeLocal(KEY, hidden.get() ? '1' : null);
    },
  ];
}
