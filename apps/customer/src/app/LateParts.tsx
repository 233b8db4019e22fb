import { type ComponentType, useEffect, useState } from 'react';

/** After the first picture and what it loads, ms. */
const LATER = 4_000;
/** Where it could not be fetched, ms: nothing on screen depends on it. */
const AGAIN = 30_000;

/** What the app has beside its pages and nobody waits for; a browser without workers, and a page under work, have none of it. */
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
