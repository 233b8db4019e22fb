import { Module } from '@nestjs/common';
import { AreasController } from './areas.controller.js';
import { Areas } from './areas.js';

@Module({ controllers: [AreasController], providers: [Areas], exports: [Areas] })
export class AreasModule {}
