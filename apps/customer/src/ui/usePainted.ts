import { startTransition, useEffect, useState } from 'react';

let painted = false;

/** False for what is out of sight, or can wait, until the app's first picture has been painted; true ever after. */
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
