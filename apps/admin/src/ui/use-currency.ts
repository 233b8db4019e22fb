import { useQuery } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import type { Me } from '../providers/auth-provider.js';
import { get } from '../providers/http.js';
import { HOUR } from './review/queue.js';

/** A setting's value; undefined until it is read, or where the role may not read settings. */
export function useSettingValue(key: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['settings', 'value', key],
    queryFn: () => get<{ value: string }>(`settings/${key}`),
    staleTime: 60_000,
  });
  return data?.value;
}

/** Within how many milliseconds customers are told that what they ask for is usually decided. */
export const usePromise = (): number => Number(useSettingValue('review_promise_hours') ?? 24) * HOUR;

/** What accounts are held in; empty for the moment until who is signed in is known. */
export const useCurrency = (): string => usePermissions<Me>().permissions?.currency ?? '';
