import { useQuery } from '@tanstack/react-query';
import { get } from '../../providers/http.js';
import { useMay } from '../../ui/use-may.js';
import { inOwnWords, type Setting, shown } from '../settings/setting.js';
import type { Path } from './audit-row.js';

/** A setting in the words of the desk's language, to whoever may read settings. */
export function useSetting(key: string | undefined): Setting | undefined {
  const mayRead = useMay('settings', 'list');
  const { data } = useQuery({
    queryKey: ['settings', 'words', key],
    queryFn: () => get<Setting>(`settings/${key}`),
    enabled: key !== undefined && mayRead === true,
    staleTime: 60_000,
  });
  return data && inOwnWords(data);
}

/** Says the values of a setting as its row does, to whoever may read settings; undefined: in no words of its own. */
export function useSettingWords(key: string | undefined): (path: Path, value: string) => string | undefined {
  const setting = useSetting(key);
  return (path, value) => (setting && path.at(-1) === 'value' ? shown(setting, value) : undefined);
}
