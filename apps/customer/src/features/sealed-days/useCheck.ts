import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '../../api/http.js';
import { Fault, NotThere, PARTIAL, type Say, type Step } from './fault.js';

/** `part`: everything that could be compared matches, but some data is no longer available. */
export type Phase = 'waiting' | 'running' | 'agrees' | 'part' | 'differs' | 'stopped' | 'failed';

export interface CheckState {
  readonly phase: Phase;
  readonly steps: readonly Step[];
  readonly fault: Fault | null;
  /** Server message, if it refused to answer. */
  readonly said: string | null;
  /** Why the subject is legitimately in no sealed day. */
  readonly absent: NotThere['why'] | null;
  /** Progress from 0 to 1; null while unknown. */
  readonly share: number | null;
}

export interface Tools {
  readonly say: Say;
  /** Yields to the page and reports progress. Throws once the customer has stopped the check. */
  readonly breathe: (share: number | null) => Promise<void>;
  readonly signal: AbortSignal;
}

const WAITING: CheckState = {
  phase: 'waiting',
  steps: [],
  fault: null,
  said: null,
  absent: null,
  share: null,
};

export interface Check extends CheckState {
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Runs one check: comparisons, progress and result. Restarts when its subject changes. */
export function useCheck(run: (tools: Tools) => Promise<void>, about: string): Check {
  const [{ state, of }, setState] = useState({ state: WAITING, of: about });
  const control = useRef<AbortController | null>(null);
  const stop = useCallback(() => control.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const start = async (): Promise<void> => {
    stop();
    const own = new AbortController();
    control.current = own;
    const { signal } = own;
    const steps: Step[] = [];
    const show = (rest: Partial<CheckState>): void => {
      if (control.current === own) setState({ state: { ...WAITING, ...rest, steps: [...steps] }, of: about });
    };
    show({ phase: 'running' });
    try {
      await run({
        signal,
        say: (step) => void steps.push(step),
        breathe: async (share) => {
          show({ phase: 'running', share });
          await new Promise((resolve) => setTimeout(resolve));
          signal.throwIfAborted();
        },
      });
      show({ phase: steps.some(({ key }) => PARTIAL.has(key)) ? 'part' : 'agrees' });
    } catch (fault) {
      if (signal.aborted) show({ phase: 'stopped' });
      else if (fault instanceof NotThere) show({ phase: 'waiting', absent: fault.why });
      else if (fault instanceof Fault) show({ phase: 'differs', fault });
      else show({ phase: 'failed', said: fault instanceof Refusal ? fault.message : null });
    }
  };
  return { ...(of === about ? state : WAITING), start, stop };
}
