import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { Me } from '../providers/auth-provider.js';
import { get } from '../providers/http.js';
import { HOUR } from './review/queue.js';

/** Value of a setting; undefined until loaded, or if the role may not read settings. */
export function useSettingValue(key: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['settings', 'value', key],
    queryFn: () => get<{ value: string }>(`settings/${key}`),
    staleTime: 60_000,
  });
  return data?.value;
}

const useMe = (): Me | undefined => usePermissions<Me>().permissions;

/** Decision time promised to customers, ms. Until it is known, nobody counts as late. */
export const usePromise = (): number => (useMe()?.review_promise_hours ?? Number.POSITIVE_INFINITY) * HOUR;

/** Account currency; empty until the signed-in operator is known. */
export const useCurrency = (): string => useMe()?.currency ?? '';
