import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SearchAdminController } from './search.admin.controller.js';
import { SearchAdmin } from './search.admin.js';

@Module({ imports: [DiscoveryModule], controllers: [SearchAdminController], providers: [SearchAdmin] })
export class SearchModule {}
