import { lazy, Suspense, useEffect, useState } from 'react';

/** After the first picture and what it loads, ms. */
const LATER = 4_000;

const UpdateBar = lazy(async () => ({ default: (await import('./UpdateBar.js')).UpdateBar }));

/** What the app has beside its pages and nobody waits for; a browser without workers, and a page under work, have none of it. */
export function LateParts() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const timer = setTimeout(() => setTime(true), LATER);
    return () => clearTimeout(timer);
  }, []);
  return (
    isTime && (
      <Suspense>
        <UpdateBar />
      </Suspense>
    )
  );
}
