import { Module } from '@nestjs/common';
import { LimitsController } from './limits.controller.js';
import { OwnLimits } from './own-limits.js';

@Module({ controllers: [LimitsController], providers: [OwnLimits] })
export class LimitsModule {}
