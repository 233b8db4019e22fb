import type { MenuGroup, MenuEntry as WireMenuEntry } from '@truemark/contracts';
import { type CallOptions, get } from './http.js';

/** A menu entry: an address of the app, an external one (`http…`), or the name of a section of the home page. */
export interface MenuEntry {
  readonly id: number;
  readonly name: string;
  readonly icon: string;
  readonly path: string;
  readonly isForDemo: boolean;
}

/** Fetches the entries of a menu that this app shows, in order. */
export async function fetchMenu(group: MenuGroup, options: CallOptions): Promise<MenuEntry[]> {
  const wire = await get<WireMenuEntry[]>('/api/menu', { group }, options);
  return wire
    .filter((entry) => entry.is_mobile === 1)
    .sort((a, b) => a.sort - b.sort)
    .map(({ id, name, icon, path, is_allow_demo }) => ({
      id,
      name,
      icon,
      path,
      isForDemo: is_allow_demo === 1,
    }));
}
