import { useLayoutEffect, useRef } from 'react';

/** Reads the value of the last render, for answers that come later. */
export function useLatest<T>(value: T): () => T {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return () => latest.current;
}
