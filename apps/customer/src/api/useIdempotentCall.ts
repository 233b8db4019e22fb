import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { isOnline } from '../ui/online.js';
import { type Receipt, showReceipt } from '../ui/receipt.js';
import { toast } from '../ui/toast.js';
import { type Action, type Done, send } from './action.js';
import { Refusal, Unreachable } from './http.js';
import { randomId } from './random-id.js';

let moneyMoved = (): void => {};

/** Sets the listener called after every call that moves money, whether it succeeded or was refused. */
export function whenMoneyMoves(listener: () => void): void {
  moneyMoved = listener;
}

interface MoneyCall<Request, Answer> {
  action: Action<Request, Answer>;
  /** What has to be done before. It is repeated with each attempt, and its refusal refuses the call. */
  before?: () => Promise<unknown>;
  /** Text shown on success if the server sends none. */
  said: string;
  /** Receipt shown on success instead of the server's message. */
  receipt?: (answer: Answer, request: Request) => Receipt;
  /** The caller shows a refusal itself, at its field, as long as that is on screen. */
  quiet?: boolean;
}

interface Then<Answer> {
  onSuccess?: (answer: Done<Answer>) => void;
  onRefused?: (refusal: Refusal) => void;
  onSettled?: () => void;
}

/**
 * Hook for a call that moves money. A double tap sends it once. Pressing again after a lost answer reuses the
 * idempotency key while the request is the same, so it cannot be executed twice.
 */
export function useIdempotentCall<Request, Answer>({
  action,
  before,
  said,
  receipt,
  quiet,
}: MoneyCall<Request, Answer>) {
  const under = useRef<{ key: string; body: string } | null>(null);
  const inFlight = useRef(false);
  const keyFor = (body: string): string => {
    if (under.current?.body !== body) under.current = { key: randomId(), body };
    return under.current.key;
  };
  /** The key is kept until it is known whether the call was executed. */
  const sendOnce = async (body: object, text: string): Promise<Done<Answer>> => {
    let isKnown = true;
    try {
      return await send(action, body, { idempotencyKey: keyFor(text) });
    } catch (fault) {
      isKnown = !(fault instanceof Unreachable);
      throw fault;
    } finally {
      if (isKnown) under.current = null;
    }
  };
  const call = useMutation({
    mutationFn: async (request: Request): Promise<Done<Answer>> => {
      const body = action.write(request);
      const text = JSON.stringify(body);
      // An earlier attempt without an answer may have been executed, so it is not reported as unsent.
      let isSent = under.current?.body === text;
      if (!isOnline() && !isSent) throw new Unreachable('offline', 'unsent');
      try {
        await before?.();
        isSent = true;
        return await sendOnce(body, text);
      } catch (fault) {
        throw isSent && fault instanceof Unreachable ? new Unreachable(fault.message, 'unsure') : fault;
      }
    },
    onSuccess: (done, request) => showReceipt(receipt?.(done.data, request) ?? { title: done.said || said }),
    onSettled: () => {
      inFlight.current = false;
      moneyMoved();
    },
    meta: { quiet },
  });
  const ask = (request: Request, { onRefused, ...then }: Then<Answer> = {}) => {
    if (inFlight.current) return;
    inFlight.current = true;
    let isShown = false;
    const onError = (error: unknown): void => {
      if (!(error instanceof Refusal && onRefused)) return;
      isShown = true;
      onRefused(error);
    };
    // Where the caller is off screen, `onError` is not called, and it shows nothing.
    call.mutateAsync(request, { ...then, onError }).catch((error: unknown) => {
      if (quiet && !isShown && error instanceof Refusal) toast.error(error.message);
    });
  };
  return { send: ask, busy: call.isPending };
}
