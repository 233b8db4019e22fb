import { useEffect } from 'react';
import { SEARCH_HEAD } from '../search/search-context.js';

/** Whether the person is typing into something, so that a letter is a letter. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

const rows = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('main tbody tr.RaDataTable-row'),
];

/** Moves the focus to the next or previous row of the list. */
function step(by: 1 | -1): void {
  const all = rows();
  const at = all.findIndex((row) => row === document.activeElement);
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  if (!next) return;
  next.tabIndex = -1;
  next.focus();
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"], main input[name="q"]');
  field?.focus();
  field?.select();
  return field !== null;
}

/** The search itself may just be closing. */
const OTHER_DIALOG = `[role="dialog"]:not([aria-labelledby="${SEARCH_HEAD}"])`;

/** The keys that work everywhere: `/` and ctrl-K, `?`, and in lists `f`, `j`, `k` and Enter. */
export function useKeys(showHelp: () => void, showSearch: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // What a dialog asks is answered there, not on the page behind it.
      if (document.querySelector(OTHER_DIALOG)) return;
      if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        showSearch();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
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

/** Each says whether it took the key. */
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
    step(1);
    return true;
  },
  k: () => {
    step(-1);
    return true;
  },
  Enter: () => {
    const row = rows().find((each) => each === document.activeElement);
    row?.click();
    return row !== undefined;
  },
};
