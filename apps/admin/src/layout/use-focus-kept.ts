import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { enterPage, OVER_PAGE } from '../ui/enter-page.js';

/** Poll interval for a removed focused element, ms: the browser has no event for that. */
const LOOK = 150;

/** Replacement of a removed element: saved fields are re-created under the same name. */
function successorOf(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.getAttribute('aria-label');
  if (name === null) return undefined;
  return (
    document.querySelector<HTMLElement>(`${gone.tagName}[aria-label="${CSS.escape(name)}"]`) ?? undefined
  );
}

/**
 * Keeps the focus on the page. After navigation by keyboard it moves to the new page; an element that was disabled
 * during a save, or re-created, gets it back. A field that the operator left himself does not.
 */
export function useFocusKept(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return;
    former.current = pathname;
    if (document.activeElement === document.body) enterPage();
  }, [pathname]);
  useEffect(() => {
    let last: HTMLElement | null = null;
    let path = '';
    const remember = ({ target }: FocusEvent): void => {
      const isOver = target instanceof Element && target.closest(OVER_PAGE) !== null;
      if (isOver || !(target instanceof HTMLElement)) return;
      last = target;
      path = location.pathname;
    };
    const forget = (): void => {
      last = null;
    };
    const look = (): void => {
      if (!last || document.activeElement !== document.body || document.querySelector(OVER_PAGE)) return;
      if (last.isConnected && !last.matches(':disabled')) {
        // It may have been disabled for a while; a field left by the operator stays left.
        if (wasOff) last.focus({ preventScroll: true });
        wasOff = false;
        return;
      }
      wasOff = true;
      if (last.isConnected) return;
      const next = path === location.pathname ? successorOf(last) : undefined;
      if (next?.matches(':disabled')) return;
      wasOff = false;
      last = null;
      if (next) next.focus({ preventScroll: true });
      else enterPage();
    };
    let wasOff = false;
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    const timer = setInterval(look, LOOK);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      clearInterval(timer);
    };
  }, []);
}
