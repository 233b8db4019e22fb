import { Global, Module } from '@nestjs/common';
import { LocalTime } from './local-time.js';
import { ManifestController } from './manifest.controller.js';
import { PlannedSettingsAdminController } from './planned-settings.admin.controller.js';
import { ReviewPromise } from './review-promise.js';
import { SettingChange } from './setting-change.approval.js';
import { SettingGuards } from './setting-guards.admin.js';
import { SettingHistory } from './setting-history.admin.js';
import { SettingPlan } from './setting-plan.approval.js';
import { SettingPlanAuditor } from './setting-plan-auditor.js';
import { SettingPlansAdmin } from './setting-plans.admin.js';
import { SettingsAdminController } from './settings.admin.controller.js';
import { SettingsAdmin } from './settings.admin.js';
import { SettingsController } from './settings.controller.js';
import { Settings } from './settings.js';
import { SettingsInUse } from './settings-in-use.js';

/** Settings, used by all features. */
@Global()
@Module({
  controllers: [
    SettingsController,
    ManifestController,
    SettingsAdminController,
    PlannedSettingsAdminController,
  ],
  providers: [
    Settings,
    SettingsInUse,
    LocalTime,
    ReviewPromise,
    SettingsAdmin,
    SettingHistory,
    SettingGuards,
    SettingChange,
    SettingPlan,
    SettingPlansAdmin,
    SettingPlanAuditor,
  ],
  exports: [Settings, SettingsInUse, LocalTime, ReviewPromise],
})
export class SettingsModule {}
