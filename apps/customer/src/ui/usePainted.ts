import { startTransition, useEffect, useState } from 'react';

let painted = false;

/** False until the app's first paint, then always true. For content that is out of view or can wait. */
export function usePainted(): boolean {
  const [is, setIs] = useState(painted);
  useEffect(() => {
    if (is) return;
    const frame = requestAnimationFrame(() =>
      setTimeout(() => {
        painted = true;
        startTransition(() => setIs(true));
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [is]);
  return is;
}
