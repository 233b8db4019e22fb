import { CONTRACT_PLACES, formatFigure } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../api/orders.js';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { useLatest } from '../../ui/useLatest.js';
import { useConfig } from '../configuration/configuration.js';
import { SideBadge } from './SideBadge.js';
import { useCancelOrder } from './useOrderCalls.js';

interface CancelSheetProps {
  order: Order;
  open: boolean;
  onDone: () => void;
}

/** Confirms the cancellation of a pending order. */
export function CancelSheet({ order, open, onDone }: CancelSheetProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const cancel = useCancelOrder();
  const latest = useLatest(order);
  const { showCode, pricePrecision } = order.symbol;
  const back = order.margin + order.fee;
  const settle = (id: number) => {
    const now = latest();
    // Filled meanwhile, its detail is shown in place of this sheet, and stays. So does what was opened since.
    if (now.id === id && now.status !== 'holding') onDone();
  };
  return (
    <ConfirmSheet
      open={open}
      title={t('orders.cancelTitle', { symbol: showCode })}
      confirm={t('orders.cancelOrder')}
      dismiss={t('orders.keepOrder')}
      risk={t('orders.cancelText')}
      tone="danger"
      busy={cancel.busy}
      onConfirm={() => cancel.send(order.id, { onSettled: () => settle(order.id) })}
      onClose={onDone}
    >
      <Facts
        facts={[
          [t('orders.side'), <SideBadge key="s" order={order} />],
          [t('trade.lots'), <Figure key="l">{formatFigure(order.lots)}</Figure>],
          [
            t('orders.target'),
            <PriceText key="t" still price={order.targetPrice} precision={pricePrecision} />,
          ],
          [
            t('orders.comesBack'),
            <MoneyText key="m" amount={back} places={CONTRACT_PLACES} currency={currency} />,
          ],
        ]}
      />
    </ConfirmSheet>
  );
}
