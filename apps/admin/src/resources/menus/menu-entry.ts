import type { NumericDecimals } from '@truemark/contracts';
import type { MenuRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';

export type MenuEntry = NumericDecimals<MenuRow>;

export const MENU_GROUPS = [
  { id: 'home_template_sort', name: t('menus.homeSections') },
  { id: 'home_quick_menu', name: t('menus.homeQuickMenu') },
  { id: 'user_menu', name: t('menus.userPage') },
  { id: 'tab_bar', name: t('menus.tabBar') },
] as const;

/** Names of the home page's sections. */
const SECTIONS: Readonly<Record<string, string>> = {
  home_search: t('menus.sectionSearch'),
  home_news_notice: t('menus.sectionNews'),
  home_user: t('menus.sectionUser'),
  home_trade: t('menus.sectionTrade'),
  home_menu: t('menus.sectionMenu'),
};

/** Target of an entry, in words if it is a section. */
export const placeOf = (path: string): string => SECTIONS[path] ?? path;

export const nameOf = ({ name, path }: MenuEntry): string => name.en || placeOf(path);

/** Codes of the languages in which it has a name; none for a section without a name of its own. */
export const namedIn = ({ name }: Pick<MenuEntry, 'name'>): string[] =>
  Object.entries(name).flatMap(([code, text]) => (text ? [code] : []));

export type Flag = 'is_shown' | 'is_mobile' | 'is_allow_demo';

/** Whether the switch removes it for all customers at once, so that confirmation is needed. */
export const asksBefore = (entry: MenuEntry, flag: Flag): boolean =>
  entry[flag] && (flag === 'is_shown' || (flag === 'is_mobile' && entry.is_shown));

/** Effect on customers, and that it can be undone, as a sentence. */
export const hidingText = (entry: MenuEntry, flag: Flag): string =>
  t(flag === 'is_shown' ? 'menus.hidesFromAll' : 'menus.hidesOnPhones', {
    ...{ name: nameOf(entry), group: MENU_GROUPS.find(({ id }) => id === entry.group)?.name ?? entry.group },
  });

const SWITCHED = {
  is_shown: { on: 'menus.nowShown', off: 'menus.nowHidden' },
  is_mobile: { on: 'menus.nowOnPhones', off: 'menus.nowOffPhones' },
  is_allow_demo: { on: 'menus.nowForDemo', off: 'menus.nowNotForDemo' },
} as const;

/** Result of a switch, in a few words. */
export const switchedText = (name: string, flag: Flag, isOn: boolean): string =>
  t(SWITCHED[flag][isOn ? 'on' : 'off'], { name });

/**
 * Fields that differ from the record as it was read. Other fields, such as its position, may have been changed
 * elsewhere meanwhile.
 */
export const changesOf = (entry: object, read: object = {}): object => {
  const before = new Map<string, unknown>(Object.entries(read));
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
    ),
  );
};

/** Address after saving an entry: the group that contains it. */
export const toGroup = (_resource?: string, _id?: unknown, entry?: object): string => {
  const { group } = (entry ?? {}) as Partial<MenuEntry>;
  return `menus?group=${group ?? MENU_GROUPS[0].id}`;
};
