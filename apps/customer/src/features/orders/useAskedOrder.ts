import { useEffect, useEffectEvent } from 'react';
import { useAddressParams } from '../../ui/useAddressParams.js';
import type { useLookedOrder } from './useLookedOrder.js';
import { useProof } from './useProof.js';

/** Opens the order in the page's address once, whatever list it is in. */
export function useAskedOrder(look: ReturnType<typeof useLookedOrder>['look']): void {
  const { params, change } = useAddressParams();
  const id = Number(params.get('order') ?? 0);
  const { data } = useProof(id, id > 0);
  const order = data?.data.order;
  const show = useEffectEvent(() => {
    if (!order || order.id !== id) return;
    look(order, 'detail');
    change((now) => now.delete('order'));
  });
  useEffect(() => {
    if (order?.id === id) show();
  }, [id, order?.id]);
}
