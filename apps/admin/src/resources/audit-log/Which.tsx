import { useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { useMay } from '../../ui/use-may.js';
import { inOwnWords, type Setting, titleOf } from '../settings/setting.js';
import type { AuditRow } from './audit-row.js';
import { CUSTOMER_ID } from './field-values.js';
import { nameIn } from './row-name.js';
import { useFieldValues } from './use-field-values.js';

type Row = Pick<AuditRow, 'resource' | 'resource_id' | 'customer_id' | 'before' | 'after'>;

/** What settings are called, to whoever may read them. */
function useSettingTitle(key: string | null): string | undefined {
  const mayRead = useMay('settings', 'list');
  const { data } = useQuery({
    queryKey: ['settings', 'titles'],
    queryFn: async () => {
      const all = await get<Setting[]>('settings?range=[0,999]');
      return new Map(all.map(inOwnWords).map((each) => [each.key, titleOf(each)]));
    },
    enabled: key !== null && mayRead === true,
    staleTime: 60_000,
  });
  return key === null ? undefined : data?.get(key);
}

/** Which row was written, by what people call it; its own name or number is said when it is pointed at. */
export const Which = ({ row }: { row: Row }) => {
  const { resource, resource_id: id, customer_id: customer, before, after } = row;
  const setting = useSettingTitle(resource === 'settings' ? id : null);
  const isPlain = /^\d+$/.test(id ?? '');
  const reference: readonly [string, string] | null =
    resource === 'operators' && isPlain && id !== null
      ? ['operator_id', id]
      : customer !== null && (resource === 'customers' || !isPlain)
        ? [CUSTOMER_ID, String(customer)]
        : null;
  const say = useFieldValues(resource, reference ? [[[reference[0]], reference[1]]] : []);
  const named = reference ? say([reference[0]], reference[1]) : (nameIn(after) ?? nameIn(before));
  return <span title={id ?? ''}>{setting ?? named ?? (isPlain ? `#${id}` : id)}</span>;
};
