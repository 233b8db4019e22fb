import { useEffect } from 'react';

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

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"], main input[name="q"]');
  field?.focus();
  field?.select();
}

/** The keys that work everywhere: `/`, `?`, and in lists `j`, `k` and Enter. */
export function useKeys(showHelp: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const action = actions[event.key];
      if (action?.(showHelp) === true) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [showHelp]);
}

/** Each says whether it took the key. */
const actions: Record<string, (showHelp: () => void) => boolean> = {
  '/': () => {
    focusSearch();
    return true;
  },
  '?': (showHelp) => {
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
