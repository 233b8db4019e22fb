import type { InNumbers } from '@truemark/contracts';
import type { MenuRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
export type MenuEntry = InNumbers<MenuRow>;

export const MENU_GROUPS = [
  { id: 'home_template_sort', name: t('menus.homeSections') },
  { id: 'home_quick_menu', name: t('menus.homeQuickMenu') },
  { id: 'user_menu', name: t('menus.userPage') },
  { id: 'tab_bar', name: t('menus.tabBar') },
] as const;

/** What the sections of the home page are called. */
const SECTIONS: Readonly<Record<string, string>> = {
  home_search: t('menus.sectionSearch'),
  home_news_notice: t('menus.sectionNews'),
  home_user: t('menus.sectionUser'),
  home_trade: t('menus.sectionTrade'),
  home_menu: t('menus.sectionMenu'),
};

/** Where an entry leads, in words where it is a section. */
export const placeOf = (path: string): string => SECTIONS[path] ?? path;

export const nameOf = ({ name, path }: MenuEntry): string => name.en || placeOf(path);

/** Where saving an entry leads: to the group it stands in. */
export const toGroup = (_resource?: string, _id?: unknown, entry?: object): string => {
  const { group } = (entry ?? {}) as Partial<MenuEntry>;
  return `menus?group=${group ?? MENU_GROUPS[0].id}`;
};
