import type { CommandBase } from '../../kernel/command.js';
import type { PlannedSetting } from './tables/planned-setting.table.js';

/** Settings in their new values, already checked against their declarations; a null value goes back to the default. */
export interface ChangeSettings extends CommandBase {
  readonly kind: 'settings.change';
  /** When, by the wall clock, epoch ms; the market clock's instant when absent. */
  readonly at?: number;
  readonly values: Readonly<Record<string, string | null>>;
}

/** A checked value from an instant of the market clock on; null goes back to the default. */
export interface PlanSetting extends CommandBase {
  readonly kind: 'settings.plan';
  readonly key: string;
  readonly value: string | null;
  readonly holdsAt: number;
  /** The operator who asked for it. */
  readonly madeBy: number;
}

/** The engine's own: a planned change's time has come. */
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
    /** In their new values; null: the default again. */
    'settings.changed': { readonly values: Readonly<Record<string, string | null>> };
    /** A planned change holds, was refused at its time, or was cancelled. */
    'settings.plan_ended': PlanResult;
  }
  interface TimedKinds {
    'settings.planned': true;
  }
  interface Slices {
    /** Those that wait for their time. */
    readonly plannedSettings: Map<number, PlannedSetting>;
  }
  interface Counters {
    plannedSettings: number;
  }
}
