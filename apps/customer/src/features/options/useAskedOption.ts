import { useEffect, useEffectEvent } from 'react';
import { useAddressParams } from '../../ui/useAddressParams.js';
import type { LookedOption } from './useLookedOption.js';
import { useOptionProof } from './useOptionProof.js';

/** Opens the option in the page's address, once. */
export function useAskedOption(look: LookedOption['look']): void {
  const { params, change } = useAddressParams();
  const id = Number(params.get('option') ?? 0);
  const { data } = useOptionProof(id, id > 0);
  const option = data?.data.option;
  const show = useEffectEvent(() => {
    if (option?.id !== id) return;
    look(option, 'detail');
    change((now) => now.delete('option'));
  });
  useEffect(() => {
    if (option?.id === id) show();
  }, [id, option?.id]);
}
