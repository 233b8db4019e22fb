import type { ForexOrder } from '@truemark/contracts';
import { CONTRACT_PLACES, formatFigure } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { useConfig } from '../configuration/configuration.js';
import { SideBadge } from './SideBadge.js';
import { useCloseOrder } from './useCloseOrder.js';
import { useLiveOrder } from './useLiveOrder.js';

interface CloseSheetProps {
  order: ForexOrder | null;
  open: boolean;
  onDone: () => void;
}

/** Asks once before a position is closed. */
export function CloseSheet({ order, open, onDone }: CloseSheetProps) {
  const { t } = useTranslation();
  const close = useCloseOrder();
  if (!order) return null;
  return (
    <ConfirmSheet
      open={open}
      title={t('orders.closeTitle', { symbol: order.ForexTradeLists.ShowCode })}
      confirm={t('orders.closeAtMarket')}
      risk={t('orders.closeRisk')}
      busy={close.busy}
      onConfirm={() => close.send({ id: order.Id }, { onSettled: onDone })}
      onClose={onDone}
    >
      <CloseFacts order={order} />
    </ConfirmSheet>
  );
}

function CloseFacts({ order }: { order: ForexOrder }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { profit, price } = useLiveOrder(order);
  return (
    <Facts
      facts={[
        [t('orders.side'), <SideBadge key="s" order={order} />],
        [t('trade.lots'), <Figure key="l">{formatFigure(decimal(order.Quantity))}</Figure>],
        [
          t('orders.priceNow'),
          <PriceText key="p" price={price} precision={order.ForexTradeLists.PricePrecision} />,
        ],
        [
          t('orders.profitNow'),
          <MoneyText key="m" amount={profit} places={CONTRACT_PLACES} signed currency={currency} />,
        ],
      ]}
    />
  );
}
