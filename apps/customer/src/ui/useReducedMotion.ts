import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (listener: () => void): (() => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the system asks for reduced motion. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
