import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PushChoice } from '../../api/push.js';
import { toast } from '../../ui/toast.js';
import { choose, standing, switchOff } from './device.js';

const STANDING = ['private', 'push'];

/** How this device stands with pushes, and what changes that, one change at a time. */
export function useDevice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: STANDING,
    queryFn: standing,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const [isBlocked, setBlocked] = useState(Notification.permission === 'denied');
  const call = useMutation({
    mutationFn: (work: () => Promise<PushChoice | null>) => work(),
    onSuccess: (now) => {
      client.setQueryData(STANDING, now);
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
    change: (choice?: PushChoice) => once(() => choose(choice)),
    end: () => once(switchOff),
  };
}
