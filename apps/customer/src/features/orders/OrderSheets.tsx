import type { Order } from '../../api/orders.js';
import { useSymbols } from '../market/useSymbols.js';
import { CancelSheet } from './CancelSheet.js';
import { CloseSheet } from './CloseSheet.js';
import { OrderSheet } from './OrderSheet.js';
import { StopsSheet } from './StopsSheet.js';
import type { LookedOrder } from './useLookedOrder.js';

/** Sheets for the selected order and its actions. */
export function OrderSheets({ looked }: { looked: LookedOrder }) {
  return looked.order ? <Sheets {...looked} order={looked.order} /> : null;
}

function Sheets({ order, isLeaving, sheet, beside, look, dismiss, done }: LookedOrder & { order: Order }) {
  const symbol = useSymbols().data?.find(({ id }) => id === order.symbol.id);
  return (
    <>
      <OrderSheet
        order={order}
        isLeaving={isLeaving}
        open={sheet === 'detail' || beside}
        beside={beside}
        onDismiss={dismiss}
        onAct={(action) => look(order, action)}
      />
      <CloseSheet order={order} symbol={symbol} open={sheet === 'close'} onDone={done} />
      <StopsSheet order={order} open={sheet === 'stops'} onDone={done} />
      <CancelSheet order={order} open={sheet === 'cancel'} onDone={done} />
    </>
  );
}
