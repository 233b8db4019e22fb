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

/** Push state of this device and its mutation, one change at a time. */
export function useDevice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { id = NOBODY } = useUser() ?? {};
  const own = standingOf(id);
  const { data, isPending, isError, refetch } = useQuery({ ...own, enabled: id !== NOBODY });
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied');
  const call = useMutation({
    mutationFn: (work: () => Promise<PushChoice | null>) => work(),
    onSuccess: (now) => {
      client.setQueryData(own.queryKey, now);
      setBlocked(Notification.permission === 'denied');
    },
    onError: () => toast.error(t('push.failed')),
    meta: { quiet: true },
  });
  const once = (work: () => Promise<PushChoice | null>) => {
    if (!call.isPending) call.mutate(work);
  };
  return {
    choice: data,
    isPending,
    isError,
    isBlocked,
    retry: () => void refetch(),
    change: (choice?: PushChoice) => once(() => choose(id, choice)),
    end: () => once(switchOff),
  };
}
