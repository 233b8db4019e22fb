import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { WaitingSheet } from '../../ui/WaitingSheet.js';
import type { MovedProps } from '../product.js';
import { OrderSheets } from './OrderSheets.js';
import { type OrderAction, sheetOf } from './useLookedOrder.js';
import { useFollowOrders } from './useOrders.js';
import { useProof } from './useProof.js';

/** Order behind an account movement, with its remaining actions. */
export function MovedOrder({ id, onClose }: MovedProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useProof(id, true);
  useFollowOrders();
  const [sheet, setSheet] = useState<'detail' | OrderAction>('detail');
  const order = data?.data.order;
  if (!order) {
    return (
      <WaitingSheet
        title={t('cash.details')}
        failure={failureOf(error)}
        onRetry={() => refetch()}
        onClose={onClose}
      />
    );
  }
  const looked = {
    order,
    isLeaving: false,
    sheet: sheetOf(order, sheet),
    look: (_: unknown, to: 'detail' | OrderAction) => setSheet(to),
    beside: false,
    dismiss: onClose,
    done: onClose,
  };
  return <OrderSheets looked={looked} />;
}
