import { readLocal, writeLocal } from '../../api/storage.js';
import { useAddressParams } from '../../ui/useAddressParams.js';
import type { TradedName } from './traded.js';

const LAST = 'product';

/**
 * Selected product among those offered: the one in the address, else the page's current one, else the last selected. If
 * none is offered, the first of all.
 */
export function useProduct<T extends TradedName>(
  all: readonly T[],
  offered: readonly T[],
  now?: string,
): { product: T | undefined; choose: (to: TradedName) => void } {
  const { params, change } = useAddressParams();
  const bySource = (source: string | null) => offered.find((each) => each.source === source);
  const product =
    bySource(params.get('source')) ??
    offered.find(({ name }) => name === now) ??
    bySource(readLocal(LAST)) ??
    offered[0] ??
    all[0];
  const choose = ({ source }: TradedName) => {
    writeLocal(LAST, source);
    change((address) => {
      address.set('source', source);
      address.delete('type');
    });
  };
  return { product, choose };
}
