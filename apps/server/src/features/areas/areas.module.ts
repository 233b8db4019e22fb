import { Module } from '@nestjs/common';
import { AccountNames } from './account-names.js';
import { AreasController } from './areas.controller.js';
import { Areas } from './areas.js';

@Module({ controllers: [AreasController], providers: [AccountNames, Areas], exports: [AccountNames, Areas] })
export class AreasModule {}
