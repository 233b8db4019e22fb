import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '../ui/toast.js';
import { type Action, type Done, send } from './action.js';
import { Refusal, Unreachable } from './http.js';
import { keys } from './query-keys.js';
import { randomId } from './random-id.js';

/** What a call that moves money makes out of date. */
const TOUCHED = [
  keys.ordersAll,
  keys.symbolOrdersAll,
  keys.optionsAll,
  keys.accounts,
  keys.profits,
  keys.fundsAll,
  keys.cashAll,
  keys.limits,
];

interface MoneyCall<Request, Answer> {
  action: Action<Request, Answer>;
  /** Said on success when the server says nothing. */
  said: string;
  /** A refusal is shown by the caller, at its field. */
  quiet?: boolean;
}

interface Then<Answer> {
  onSuccess?: (answer: Done<Answer>) => void;
  onRefused?: (refusal: Refusal) => void;
  onSettled?: () => void;
}

/**
 * A call that moves money. A double tap sends it once; pressing again after a lost answer carries the same
 * idempotency key as long as the request is the same, so it cannot happen twice.
 */
export function useMoneyCall<Request, Answer>({ action, said, quiet }: MoneyCall<Request, Answer>) {
  const client = useQueryClient();
  const under = useRef<{ key: string; body: string } | null>(null);
  const inFlight = useRef(false);
  const keyFor = (body: string): string => {
    if (under.current?.body !== body) under.current = { key: randomId(), body };
    return under.current.key;
  };
  const call = useMutation({
    mutationFn: (request: Request): Promise<Done<Answer>> => {
      const body = action.write(request);
      return send(action, body, { idempotencyKey: keyFor(JSON.stringify(body)) });
    },
    onSuccess: (done) => toast.success(done.said || said),
    onSettled: (_answer, error) => {
      inFlight.current = false;
      if (!(error instanceof Unreachable)) under.current = null;
      for (const queryKey of TOUCHED) client.invalidateQueries({ queryKey });
    },
    meta: { quiet },
  });
  const ask = (request: Request, { onRefused, ...then }: Then<Answer> = {}) => {
    if (inFlight.current) return;
    inFlight.current = true;
    call.mutate(request, { ...then, onError: (error) => error instanceof Refusal && onRefused?.(error) });
  };
  return { send: ask, busy: call.isPending };
}
