import { useEffect } from 'react';
import { SEARCH_HEAD } from '../search/search-context.js';
import { isInMenu, isTyping, leaveField } from '../ui/is-typing.js';
import { LIST_FIELD, markedRow, moveInRows, tickMarked, toRows } from '../ui/rows-by-keys.js';

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(LIST_FIELD);
  field?.focus();
  field?.select();
  return field !== null;
}

/** Excludes the search dialog itself, which may just be closing. */
const OTHER_DIALOG = `[role="dialog"]:not([aria-labelledby="${SEARCH_HEAD}"])`;

/** Global shortcuts: `/` and ctrl-K, `?`, Escape in a field, and in lists `f`, `j`, `k`, Space and Enter. */
export function useKeys(showHelp: () => void, showSearch: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Keys belong to an open dialog, not to the page behind it.
      if (document.querySelector(OTHER_DIALOG)) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        showSearch();
        return;
      }
      if (event.key === 'Escape') leaveField(event);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isInMenu(event.target)) return;
      const action = actions[event.key];
      if (action?.({ showHelp, showSearch }) === true) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [showHelp, showSearch]);
}

interface Shown {
  readonly showHelp: () => void;
  readonly showSearch: () => void;
}

/** Each returns whether it handled the key. */
const actions: Record<string, (shown: Shown) => boolean> = {
  '/': ({ showSearch }) => {
    showSearch();
    return true;
  },
  f: () => focusSearch(),
  '?': ({ showHelp }) => {
    showHelp();
    return true;
  },
  j: () => {
    moveInRows(1);
    return true;
  },
  k: () => {
    moveInRows(-1);
    return true;
  },
  ' ': () => tickMarked(),
  Enter: () => {
    let isTaken = false;
    toRows(() => {
      const row = markedRow();
      row?.click();
      isTaken = row !== undefined;
    });
    return isTaken;
  },
};
