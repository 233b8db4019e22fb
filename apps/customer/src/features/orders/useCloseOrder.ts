import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForexClose, ForexOrder } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useOnceKey } from '../../api/useOnceKey.js';
import { toast } from '../../ui/toast.js';

/** Closes a position at the market. */
export function useCloseOrder() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const once = useOnceKey();
  return useMutation({
    mutationFn: (what: ForexClose) =>
      post<ForexOrder>('/v2/api/forex/close', what, { idempotencyKey: once.key() }),
    onSuccess: ({ msg }) => toast.success(msg || t('orders.closedNow')),
    onSettled: (_answer, error) => {
      once.answered(error);
      for (const queryKey of [keys.ordersAll, keys.accounts, keys.profits])
        client.invalidateQueries({ queryKey });
    },
  });
}
