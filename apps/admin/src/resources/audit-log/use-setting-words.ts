import { useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { useCurrency } from '../../ui/use-currency.js';
import { usePermission } from '../../ui/use-permission.js';
import { inOwnWords, type Setting, shown } from '../settings/setting.js';
import type { AuditRow, Path } from './audit-row.js';
import { requestIn, resourceOf, subjectIn } from './field-names.js';

type Written = Pick<AuditRow, 'resource' | 'resource_id' | 'before' | 'after'>;

/** Setting that a log row is about, directly or by its request; undefined: none. */
export function settingOf({ resource, resource_id: id, before, after }: Written): string | undefined {
  if (resource === 'settings') return id ?? undefined;
  const request = requestIn(after) ?? requestIn(before);
  return request !== undefined && resourceOf(request) === 'settings' ? subjectIn(request) : undefined;
}

/** Setting in the operator's language, if he may read settings. */
export function useSetting(key: string | undefined): Setting | undefined {
  const mayRead = usePermission('settings', 'list');
  const { data } = useQuery({
    queryKey: ['settings', 'words', key],
    queryFn: () => get<Setting>(`settings/${key}`),
    enabled: key !== undefined && mayRead === true,
    staleTime: 60_000,
  });
  return data && inOwnWords(data);
}

/** Formats a setting's values as its row does, if the operator may read settings; undefined: no format of its own. */
export function useSettingWords(key: string | undefined): (path: Path, value: string) => string | undefined {
  const setting = useSetting(key);
  const currency = useCurrency();
  return (path, value) => (setting && path.at(-1) === 'value' ? shown(setting, value, currency) : undefined);
}
