import { Injectable } from '@nestjs/common';
import type { MenuEntry, MenuGroup } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Settings } from '../settings/settings.js';
import { type Menu, menus } from './menu.table.js';

/** Menu entries for customers. */
@Injectable()
export class MenuEntries {
  private cachedEntries: Promise<Menu[]> | null = null;

  constructor(
    engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {
    engine.follow((event) => {
      if (event.type === 'config.changed') this.cachedEntries = null;
    });
    engine.onRenewed(() => {
      this.cachedEntries = null;
    });
  }

  /** In order; `name` in the language, else the default language, else English. */
  async list(group: MenuGroup | undefined, lang: LanguageCode): Promise<MenuEntry[]> {
    const usual = this.settings.defaultLanguage();
    return (await this.entries())
      .filter(({ menuGroup }) => group === undefined || menuGroup === group)
      .map((entry) => ({
        id: entry.id,
        group: entry.menuGroup as MenuGroup,
        name: entry.name[lang] ?? entry.name[usual] ?? entry.name.en ?? '',
        icon: entry.icon,
        path: entry.path,
        sort: entry.sort,
        is_mobile: entry.isMobile ? 1 : 0,
        is_allow_demo: entry.isAllowDemo ? 1 : 0,
      }));
  }

  /** Cached until the configuration changes; a failed read is not cached. */
  private entries(): Promise<Menu[]> {
    if (this.cachedEntries === null) {
      const read = this.reader.select(menus, 'WHERE is_shown = 1 ORDER BY menu_group, sort, id');
      read.catch(() => {
        if (this.cachedEntries === read) this.cachedEntries = null;
      });
      this.cachedEntries = read;
    }
    return this.cachedEntries;
  }
}
