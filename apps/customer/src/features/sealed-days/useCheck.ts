import { useCallback, useEffect, useRef, useState } from 'react';
import { Refusal } from '../../api/http.js';
import { Fault, NotThere, PARTIAL, type Say, type Step } from './fault.js';

/** `part`: what could be compared agrees, but not everything is there any more. */
export type Phase = 'waiting' | 'running' | 'agrees' | 'part' | 'differs' | 'stopped' | 'failed';

export interface CheckState {
  readonly phase: Phase;
  readonly steps: readonly Step[];
  readonly fault: Fault | null;
  /** The server's words, where it would not answer. */
  readonly said: string | null;
  /** Why what it is about is in no sealed day, and need not be. */
  readonly absent: NotThere['why'] | null;
  /** How much of a long one is done, from 0 to 1; null while that is not known. */
  readonly share: number | null;
}

export interface Tools {
  readonly say: Say;
  /** Lets the page draw and hear; says how far it is. Throws once the customer has stopped it. */
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

/** One check: what it compared, how far it is, what it found. It begins anew when what it is about changes. */
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
