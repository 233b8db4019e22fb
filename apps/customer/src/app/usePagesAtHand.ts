import { useEffect } from 'react';
import { havePage } from './page-table.js';

/** Whoever does one of these goes on to another page soon. */
const GESTURES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
/** Who only reads has them then, ms. */
const LATER = 12_000;

/** Has pages that are a tap away at hand, once somebody is there to tap; a browser that saves data fetches none ahead. */
export function usePagesAtHand(paths: readonly string[]): void {
  const key = paths.join(' ');
  useEffect(() => {
    const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
    if (key === '' || connection?.saveData) return;
    const left = key.split(' ');
    let timer: ReturnType<typeof setTimeout>;
    // One after the other: between two of them the browser does what is asked of it.
    const goOn = (): void => {
      const path = left.shift();
      if (path === undefined) return;
      havePage(path)
        .catch(() => undefined)
        .finally(() => {
          timer = setTimeout(goOn);
        });
    };
    const stop = (): void => {
      clearTimeout(timer);
      for (const gesture of GESTURES) window.removeEventListener(gesture, begin);
    };
    const begin = (): void => {
      stop();
      timer = setTimeout(goOn);
    };
    for (const gesture of GESTURES) window.addEventListener(gesture, begin, { passive: true });
    timer = setTimeout(begin, LATER);
    return stop;
  }, [key]);
}
