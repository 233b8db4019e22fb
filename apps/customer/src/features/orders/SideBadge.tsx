import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { StatusBadge } from '../../ui/StatusBadge.js';

/** Buy or sell. Without colour, which is reserved for won and lost. */
export function SideBadge({ order }: { order: Pick<Order, 'side'> }) {
  const { t } = useTranslation();
  const buys = order.side === 'buy';
  return <StatusBadge>{t(buys ? 'orders.buy' : 'orders.sell')}</StatusBadge>;
}
