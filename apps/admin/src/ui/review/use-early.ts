import { useEffect, useEffectEvent, useRef } from 'react';
import { isNowhere } from '../enter-page.js';
import { isTyping } from '../is-typing.js';
import { isAnythingComing, useIsComing } from './evidence-coming.js';

/** How long an early decision waits for the evidence, ms. */
const PATIENCE = 10_000;
/** Pause after which a letter no longer belongs to the text that is typed on, ms. */
const PAUSE = 1_500;

interface Early<V> {
  readonly verdict: V;
  /** What had the focus: the button, if it was clicked. */
  readonly from: Element | null;
  readonly until: number;
}

/**
 * Ignores letters typed on after an early decision. They are the start of a reason whose field is not there yet, and
 * must not act as shortcuts, where `a` approves what `r` was pressed for. Call the returned function at the decision.
 */
function useTypedOn(): () => void {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const end = (): void => {
      typedAt.current = Number.NEGATIVE_INFINITY;
    };
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key === 'Escape' || key === 'Tab' || isTyping(target)) end();
      const isText = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const now = performance.now();
      if (!isText || now - typedAt.current > PAUSE) return;
      // A dialog that is there by now takes its keys after one pause, whatever is pressed.
      if (!document.querySelector('[role="dialog"]')) typedAt.current = now;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Captured before any other handler of the page.
    window.addEventListener('keydown', press, true);
    window.addEventListener('pointerdown', end, true);
    return () => {
      window.removeEventListener('keydown', press, true);
      window.removeEventListener('pointerdown', end, true);
    };
  }, []);
  return () => {
    typedAt.current = performance.now();
  };
}

/**
 * Queues a decision made before all evidence is loaded, and asks for confirmation then. It is dropped by Escape, by
 * moving to another row, and if the focus is elsewhere by then, such as in a field. Of several, the last one stays, or
 * the first one.
 */
export function useEarly<V>(
  isThere: boolean,
  ask: (verdict: V) => void,
  stays: 'first' | 'last' = 'last',
): (verdict: V) => void {
  const early = useRef<Early<V> | null>(null);
  const isComing = useIsComing();
  const ignoreTypedOn = useTypedOn();
  const askKept = useEffectEvent(() => {
    const kept = early.current;
    // Loaded content may contain further evidence, which is registered before it is rendered.
    if (!kept || isAnythingComing()) return;
    early.current = null;
    const isStillHere = isNowhere() || document.activeElement === kept.from;
    if (performance.now() <= kept.until && isStillHere) ask(kept.verdict);
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
    const former = stays === 'first' ? early.current : null;
    early.current = {
      verdict: former ? former.verdict : verdict,
      from: document.activeElement,
      until: performance.now() + PATIENCE,
    };
    ignoreTypedOn();
  };
}
