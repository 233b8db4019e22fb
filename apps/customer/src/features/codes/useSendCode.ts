import { useMutation } from '@tanstack/react-query';
import type { Channel } from '@truemark/contracts';
import { useState } from 'react';
import { retryAfterOf, sendCode } from '../../api/codes.js';
import { Refusal } from '../../api/http.js';
import { toast } from '../../ui/toast.js';
import { useNow } from '../../ui/useNow.js';
import { heldGate, holdGate, secondsLeft } from './code-gate.js';
import { useProvenPost } from './useProvenPost.js';

/** Target of a code. */
export interface CodeTarget {
  readonly channel: Channel;
  readonly to: string;
  readonly areaId?: number;
}

/** Requests codes of a kind (1 registration, 2 new password, 3 payments): one a minute, also across reloads. */
export function useSendCode(type: 1 | 2 | 3) {
  const proven = useProvenPost();
  const [gate, setGate] = useState(() => heldGate(type));
  const now = useNow(1_000);
  const close = (next: number, offset: number) => {
    holdGate(type, { next, offset });
    setGate({ next, offset });
  };
  const call = useMutation({
    mutationFn: ({ channel, to, areaId }: CodeTarget) =>
      proven(sendCode(channel), { to, areaId, kind: type }),
    onSuccess: ({ data, said }) => {
      close(data.nextAt, data.now - Date.now());
      toast.success(said);
    },
    onError: (error) => {
      if (!(error instanceof Refusal) || error.key !== 'auth.code_too_soon') return;
      close(Date.now() + retryAfterOf(error) * 1000, 0);
    },
    meta: { quiet: true },
  });
  return {
    send: (target: CodeTarget) => call.mutate(target),
    busy: call.isPending,
    /** Seconds until the next request; 0: now. */
    left: secondsLeft(gate, now),
    refusal: call.error instanceof Refusal ? call.error : null,
  };
}
