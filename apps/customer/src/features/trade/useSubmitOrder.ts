import type { ForexOrder, ForexSubmit } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../api/useMoneyCall.js';

/** Places a contract order; what is refused is said at its field. */
export function useSubmitOrder() {
  const { t } = useTranslation();
  return useMoneyCall<ForexSubmit, ForexOrder>({
    path: '/v2/api/forex/submit',
    said: t('trade.placed'),
    quiet: true,
  });
}
