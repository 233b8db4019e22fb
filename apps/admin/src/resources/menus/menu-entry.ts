export interface MenuEntry {
  readonly id: number;
  readonly group: string;
  readonly name: Readonly<Record<string, string>>;
  readonly icon: string;
  readonly path: string;
  readonly sort: number;
  readonly is_mobile: boolean;
  readonly is_allow_demo: boolean;
  readonly is_shown: boolean;
}

export const MENU_GROUPS = [
  { id: 'home_template_sort', name: 'Home sections' },
  { id: 'home_quick_menu', name: 'Home quick menu' },
  { id: 'user_menu', name: 'User page' },
  { id: 'tab_bar', name: 'Tab bar' },
] as const;

export const nameOf = ({ name, path }: MenuEntry): string => name.en || path;

/** Where saving an entry leads: to the group it stands in. */
export const toGroup = (_resource?: string, _id?: unknown, entry?: object): string => {
  const { group } = (entry ?? {}) as Partial<MenuEntry>;
  return `menus?group=${group ?? MENU_GROUPS[0].id}`;
};
