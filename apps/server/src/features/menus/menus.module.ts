import { Module } from '@nestjs/common';
import { MenuEntries } from './menu-entries.js';
import { MenusController } from './menus.controller.js';

@Module({ controllers: [MenusController], providers: [MenuEntries] })
export class MenusModule {}
