import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushChoice } from '../../api/push.js';
import { toast } from '../../ui/toast.js';
import { useUser } from '../session/useUser.js';
import { choose, standing, switchOff, wasToldBy } from './device.js';

const standingOf = (customerId: number) => ({
  queryKey: ['private', 'push', customerId],
  queryFn: () => standing(customerId),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
});
/** Id used while no customer is signed in; no customer has it. */
const NOBODY = 0;

/**
 * Reports this device's choice to the server on each start and on each sign-in of the customer who made it. Another
 * customer on the device starts without a choice.
 */
export function useKnownDevice(): void {
  const { id = NOBODY } = useUser() ?? {};
  useQuery({ ...standingOf(id), enabled: id !== NOBODY && wasToldBy(id) });
}

/** Push state of this device and its mutations, sent one after the other. */
export function useDevice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id = NOBODY } = useUser() ?? {};
  const own = standingOf(id);
  const { data, isPending, isError, refetch } = useQuery({ ...own, enabled: id !== NOBODY });
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied');
  /** What was chosen and is not answered yet. The next choice continues it. */
  const [wanted, setWanted] = useState<PushChoice>();
  const call = useMutation({
    scope: { id: 'push' },
    mutationFn: (work: () => Promise<PushChoice | null>) => work(),
    onSuccess: (now) => {
      client.setQueryData(own.queryKey, now);
      setBlocked(Notification.permission === 'denied');
    },
    onError: () => toast.error(t('push.failed')),
    meta: { quiet: true },
  });
  // Called for the last of several only.
  const onSettled = () => setWanted(undefined);
  return {
    choice: wanted ?? data,
    isPending,
    isError: isError && data === undefined,
    isBlocked,
    retry: () => void refetch(),
    switchOn: () => {
      if (!call.isPending) call.mutate(() => choose(id));
    },
    choose: (choice: PushChoice) => {
      setWanted(choice);
      call.mutate(() => choose(id, choice), { onSettled });
    },
    end: () => call.mutate(switchOff, { onSettled }),
  };
}
