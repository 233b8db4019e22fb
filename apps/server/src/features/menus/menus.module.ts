import { Module } from '@nestjs/common';
import { MenuEntries } from './menu-entries.js';
import { MenusAdminController } from './menus.admin.controller.js';
import { MenusAdmin } from './menus.admin.js';
import { MenusController } from './menus.controller.js';

@Module({ controllers: [MenusController, MenusAdminController], providers: [MenuEntries, MenusAdmin] })
export class MenusModule {}
