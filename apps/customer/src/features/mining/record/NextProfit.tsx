import { formatCountdown, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Subscription } from '../../../api/funds.js';
import { useNow } from '../../../ui/useNow.js';

/** Time until the next profit, by the server's clock. */
export function NextProfit({
  subscription,
}: {
  subscription: Pick<Subscription, 'nextProfitAt' | 'clockAhead'>;
}) {
  const { t } = useTranslation();
  const now = useNow(1_000);
  const { nextProfitAt: at, clockAhead } = subscription;
  if (at === null) return null;
  const left = at - (now + clockAhead);
  return (
    <span>{left > 0 ? t('mining.nextIn', { time: ltr(formatCountdown(left)) }) : t('mining.nextNow')}</span>
  );
}
