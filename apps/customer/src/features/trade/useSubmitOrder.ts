import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ForexOrder, ForexSubmit } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { useOnceKey } from '../../api/useOnceKey.js';
import { toast } from '../../ui/toast.js';

/** Places a contract order; pressing again after a lost answer places no second one. */
export function useSubmitOrder() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const once = useOnceKey();
  return useMutation({
    mutationFn: (order: ForexSubmit) =>
      post<ForexOrder>('/v2/api/forex/submit', order, { idempotencyKey: once.key() }),
    onSuccess: ({ msg }) => toast.success(msg || t('trade.placed')),
    onSettled: (_answer, error) => {
      once.answered(error);
      client.invalidateQueries({ queryKey: keys.ordersAll });
      client.invalidateQueries({ queryKey: keys.accounts });
      client.invalidateQueries({ queryKey: keys.profits });
    },
  });
}
