import Button from '@mui/material/Button';
import type { ForexOrder } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.js';
import { OrderFacts } from './OrderFacts.js';
import { OrderProof } from './OrderProof.js';
import type { OrderAction } from './useLookedOrder.js';
import { WhyEnded } from './WhyEnded.js';

interface OrderSheetProps {
  order: ForexOrder;
  open: boolean;
  onDismiss: () => void;
  onAct: (action: OrderAction) => void;
}

/** Everything about one order, what can be done with it, and what it can be checked with. */
export function OrderSheet({ order, open, onDismiss, onAct }: OrderSheetProps) {
  const { t } = useTranslation();
  const isHeld = order.Status === 1;
  return (
    <Sheet
      open={open}
      title={t('orders.detail', { symbol: order.ForexTradeLists.ShowCode })}
      onClose={onDismiss}
      foot={
        (isHeld || order.Status === 0) && (
          <>
            <Button variant="outlined" onClick={() => onAct('stops')}>
              {t('orders.setStops')}
            </Button>
            <Button variant="contained" onClick={() => onAct(isHeld ? 'close' : 'cancel')}>
              {t(isHeld ? 'orders.closeSome' : 'orders.cancelOrder')}
            </Button>
          </>
        )
      }
    >
      <WhyEnded order={order} />
      <OrderFacts order={order} />
      <OrderProof key={order.Id} orderId={order.Id} />
    </Sheet>
  );
}
