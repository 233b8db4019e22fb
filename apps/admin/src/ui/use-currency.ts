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

/** Decision time promised to customers, ms. */
export const usePromise = (): number => Number(useSettingValue('review_promise_hours') ?? 24) * HOUR;

/** Account currency; empty until the signed-in operator is known. */
export const useCurrency = (): string => usePermissions<Me>().permissions?.currency ?? '';
