import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { BasicInfo, MenuGroup } from '@truemark/contracts';
import { type Language, languageOf } from '@truemark/i18n';
import { createContext, useContext, useMemo } from 'react';
import { language } from '../../api/language.js';
import type { MenuEntry } from '../../api/menus.js';
import { fetchMenu } from '../../api/menus.js';
import { fetchSettings } from '../../api/settings.js';
import { readLocal, writeLocal } from '../../api/storage.js';
import { givenName } from '../navigation/paths.js';
import { configurationKeys } from './keys.js';
import { companyStatusQuery } from './useCompanyStatus.js';

const LAST_HEARD = 'configuration';

/** Configuration as last received by this browser, for the first render of the next visit. */
function lastHeard(): BasicInfo | undefined {
  const text = readLocal(LAST_HEARD);
  return text ? (JSON.parse(text) as BasicInfo) : undefined;
}

export const configurationQuery = queryOptions({
  queryKey: configurationKeys.config,
  queryFn: async ({ signal }) => {
    const config = await fetchSettings({ init: true, signal });
    writeLocal(LAST_HEARD, JSON.stringify(config));
    return config;
  },
  initialData: lastHeard,
  initialDataUpdatedAt: 0,
  staleTime: 60_000,
  meta: { quiet: true },
});

export const useConfigurationQuery = () => useQuery(configurationQuery);

/** Current configuration, provided by the gate around every page. */
export const Configuration = createContext<BasicInfo>({} as BasicInfo);

export const useConfig = (): BasicInfo => useContext(Configuration);

/** Whether a setting is on. */
export const isOn = (config: BasicInfo, key: string): boolean => config[key] === '1';

export const useFlag = (key: string): boolean => isOn(useConfig(), key);

export const currentLanguage = (): Language => languageOf(language());

const NONE: readonly MenuEntry[] = [];

export const menuQuery = (group: MenuGroup) =>
  queryOptions({
    queryKey: configurationKeys.menu(group, language()),
    queryFn: ({ signal }) => fetchMenu(group, { init: true, signal }),
    staleTime: 60_000,
    meta: { quiet: true },
  });

/** Prefetches what the layout around every page shows. */
export const fetchConfiguration = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.prefetchQuery(configurationQuery),
    client.prefetchQuery(companyStatusQuery),
    client.prefetchQuery(menuQuery('tab_bar')),
  ]);

/** Entries of a menu that this app shows, in order. */
export function useMenu(group: MenuGroup): { entries: readonly MenuEntry[]; isPending: boolean } {
  const { data, isPending } = useQuery(menuQuery(group));
  const config = useConfig();
  const entries = useMemo(
    () => data?.map((entry) => ({ ...entry, name: givenName(entry.path, config) ?? entry.name })) ?? NONE,
    [data, config],
  );
  return { entries, isPending };
}
