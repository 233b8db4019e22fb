import type { ForexOrder } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../ui/StatusBadge.js';

/** Buy or sell. */
export function SideBadge({ order }: { order: Pick<ForexOrder, 'OrderType'> }) {
  const { t } = useTranslation();
  const buys = order.OrderType === 1;
  return <StatusBadge tone={buys ? 'up' : 'down'}>{t(buys ? 'orders.buy' : 'orders.sell')}</StatusBadge>;
}
