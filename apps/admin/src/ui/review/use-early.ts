import { useEffect, useEffectEvent, useRef } from 'react';
import { isNowhere } from '../enter-page.js';
import { isAnythingComing, useIsComing } from './evidence-coming.js';

/** So long what was asked for early waits for what is to be looked at, ms. */
const PATIENCE = 10_000;

interface Early<V> {
  readonly verdict: V;
  readonly until: number;
}

/**
 * Keeps what was asked for before all is there that it is decided by, and asks it then. Escape forgets it, and whoever is
 * at something else by then, such as a field, or has gone on to another one, is not disturbed.
 */
export function useEarly<V>(isThere: boolean, ask: (verdict: V) => void): (verdict: V) => void {
  const early = useRef<Early<V> | null>(null);
  const isComing = useIsComing();
  const askKept = useEffectEvent(() => {
    const kept = early.current;
    // What has just come may bring something to be looked at, which is known here before it is drawn.
    if (!kept || isAnythingComing()) return;
    early.current = null;
    if (performance.now() <= kept.until && isNowhere()) ask(kept.verdict);
  });
  useEffect(() => {
    if (isThere && !isComing) askKept();
  }, [isThere, isComing]);
  useEffect(() => {
    const forget = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') early.current = null;
    };
    document.addEventListener('keydown', forget);
    return () => document.removeEventListener('keydown', forget);
  }, []);
  return (verdict) => {
    early.current = { verdict, until: performance.now() + PATIENCE };
  };
}
