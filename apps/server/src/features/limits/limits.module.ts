import { Module } from '@nestjs/common';
import { LimitsAdmin } from './limits.admin.js';
import { LimitsController } from './limits.controller.js';
import { OwnLimits } from './own-limits.js';

@Module({ controllers: [LimitsController], providers: [LimitsAdmin, OwnLimits] })
export class LimitsModule {}
