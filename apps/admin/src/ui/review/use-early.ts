import { useEffect, useEffectEvent, useRef } from 'react';
import { isNowhere } from '../enter-page.js';
import { isAnythingComing, useIsComing } from './evidence-coming.js';

/** How long an early decision waits for the evidence, ms. */
const PATIENCE = 10_000;

interface Early<V> {
  readonly verdict: V;
  readonly until: number;
}

/**
 * Queues a decision made before all evidence is loaded, and asks for confirmation then. It is dropped by Escape, by
 * moving to another row, and if the focus is elsewhere by then, such as in a field.
 */
export function useEarly<V>(isThere: boolean, ask: (verdict: V) => void): (verdict: V) => void {
  const early = useRef<Early<V> | null>(null);
  const isComing = useIsComing();
  const askKept = useEffectEvent(() => {
    const kept = early.current;
    // Loaded content may contain further evidence, which is registered before it is rendered.
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
