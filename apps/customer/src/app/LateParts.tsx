import { type ComponentType, useEffect, useState } from 'react';

/** Delay after the first paint and its loads, ms. */
const LATER = 4_000;
/** Retry delay after a failed fetch, ms. Nothing on screen depends on it. */
const AGAIN = 30_000;

/**
 * Parts of the app outside its pages that nothing waits for. Not loaded in browsers without workers, nor in
 * development.
 */
export function LateParts() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let timer = setTimeout(load, LATER);
    function load() {
      import('./UpdateBar.js').then(
        ({ UpdateBar }) => setBar(() => UpdateBar),
        () => {
          timer = setTimeout(load, AGAIN);
        },
      );
    }
    return () => clearTimeout(timer);
  }, []);
  return Bar && <Bar />;
}
