import { useEffect, useEffectEvent } from 'react';
import { isInMenu, isTyping } from '../is-typing.js';

/** An open select handles its own letters; its list stays in the document a moment after closing. */
const OPEN = '[role="combobox"][aria-expanded="true"], [role="dialog"]';

/** Shortcuts of an open review, inactive while typing. */
export function useReviewKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (isInMenu(event.target) || document.querySelector(OPEN)) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
