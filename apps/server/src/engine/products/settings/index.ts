import { sql } from 'kysely';
import { SYSTEM } from '../../kernel/command.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { settings as table } from '../../kernel/tables/setting.table.js';
import { applyPlannedSetting, cancelSettingPlan, planSetting } from './planned-settings.js';
import { changeSettings } from './settings.js';
import { plannedSettings } from './tables/planned-setting.table.js';

/** Settings and planned changes of them. */
export const settings = defineProduct({
  name: 'settings',
  lane: {
    commands: {
      'settings.change': changeSettings,
      'settings.plan': planSetting,
      'settings.hold': applyPlannedSetting,
      'settings.cancel_plan': cancelSettingPlan,
    },
    laterLimits: ['settings.change', 'settings.hold'],
  },
  state: {
    tables: [table, plannedSettings],
    counters: { plannedSettings },
    slice: () => ({ plannedSettings: new Map() }),
    load: async (state, loader) => {
      for (const plan of await loader.select(plannedSettings, `WHERE state = 'waiting'`))
        state.plannedSettings.set(plan.id, plan);
    },
  },
  time: {
    timed: {
      'settings.planned': {
        at: ({ plannedSettings: plans }, planId) => plans.get(planId)?.holdsAt ?? null,
        waiting: ({ plannedSettings: plans }) => plans.keys(),
        one: (planId) => ({ kind: 'settings.hold', actor: SYSTEM, planId }),
      },
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: plannedSettings,
        what: 'planned setting',
        idOf: ({ id }) => id,
        open: sql`state = 'waiting'`,
        find: (state, { id }) => state.plannedSettings.get(id),
        size: (state) => state.plannedSettings.size,
      }),
    ],
  },
});
