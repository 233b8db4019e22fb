import { useQuery } from '@tanstack/react-query';
import { get } from '../providers/http.js';

/** A setting's value; undefined until it is read, or where the role may not read settings. */
export function useSettingValue(key: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['settings', 'value', key],
    queryFn: () => get<{ value: string }>(`settings/${key}`),
    staleTime: 60_000,
  });
  return data?.value;
}

/** What accounts are held in. */
export const useCurrency = (): string => useSettingValue('currency') ?? 'account currency';
