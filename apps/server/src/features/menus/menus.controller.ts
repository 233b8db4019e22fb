import { Controller } from '@nestjs/common';
import { type MenuEntry, type MenuRequest, menuEntrySchema, menuRequest } from '@truemark/contracts';
import { z } from 'zod';
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
    summary: 'List visible menu entries, of one group or all',
    answer: z.array(menuEntrySchema),
  })
  list({ group }: MenuRequest, { lang }: Caller): Promise<MenuEntry[]> {
    return this.entries.list(group, lang);
  }
}
