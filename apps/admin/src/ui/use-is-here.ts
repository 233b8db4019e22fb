import { type RefObject, useEffect, useRef } from 'react';

/** Whether the calling screen is still mounted. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
