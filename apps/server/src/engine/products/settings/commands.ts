import type { CommandBase } from '../../kernel/command.js';
import type { PlannedSetting } from './tables/planned-setting.table.js';

/** Changes settings, already validated against their declarations; null restores the default. */
export interface ChangeSettings extends CommandBase {
  readonly kind: 'settings.change';
  /** Wall-clock time, epoch ms; absent: the market clock's. */
  readonly at?: number;
  readonly values: Readonly<Record<string, string | null>>;
}

/** Schedules a validated value from a time of the market clock; null restores the default. */
export interface PlanSetting extends CommandBase {
  readonly kind: 'settings.plan';
  readonly key: string;
  readonly value: string | null;
  readonly holdsAt: number;
  /** The operator who planned it. */
  readonly madeBy: number;
}

/** Issued by the engine when a planned change is due. */
export interface HoldPlannedSetting extends CommandBase {
  readonly kind: 'settings.hold';
  readonly planId: number;
}

export interface CancelSettingPlan extends CommandBase {
  readonly kind: 'settings.cancel_plan';
  readonly planId: number;
}

interface PlanResult {
  readonly plan: PlannedSetting;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'settings.change': { readonly command: ChangeSettings; readonly result: { readonly version: number } };
    'settings.plan': { readonly command: PlanSetting; readonly result: PlanResult };
    'settings.hold': { readonly command: HoldPlannedSetting; readonly result: PlanResult };
    'settings.cancel_plan': { readonly command: CancelSettingPlan; readonly result: PlanResult };
  }
  interface Events {
    /** New values; null: back to the default. */
    'settings.changed': { readonly values: Readonly<Record<string, string | null>> };
    /** A planned change took effect, was refused when due, or was cancelled. */
    'settings.plan_ended': PlanResult;
  }
  interface TimedKinds {
    'settings.planned': true;
  }
  interface Slices {
    /** Waiting plans. */
    readonly plannedSettings: Map<number, PlannedSetting>;
  }
  interface Counters {
    plannedSettings: number;
  }
}
