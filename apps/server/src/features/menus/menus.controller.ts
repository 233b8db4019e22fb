import { Controller } from '@nestjs/common';
import { type MenuEntry, type MenuRequest, menuRequest } from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import { MenuEntries } from './menu-entries.js';

@Controller()
export class MenusController {
  constructor(private readonly entries: MenuEntries) {}

  @Call('/api/menu', {
    auth: 'none',
    schema: menuRequest,
    tag: 'Configuration',
    summary: 'Menu entries that are shown, of one group or all',
    answer: 'Rows of `{id, group, name, icon, path, sort, is_mobile, is_allow_demo}`, `name` in `lang`',
  })
  list({ group }: MenuRequest, { lang }: Caller): Promise<MenuEntry[]> {
    return this.entries.list(group, lang);
  }
}
