import { flag, int, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A planned change of a setting. */
export const plannedSettings = table(
  'planned_settings',
  ['id'],
  {
    id: int(),
    key: text(),
    /** null: the default. */
    value: nullable(text()),
    /** Effective time by the market clock. */
    holdsAt: time(),
    state: text<'waiting' | 'held' | 'refused' | 'cancelled'>(),
    /** Error key, if it was refused when due. */
    refusal: nullable(text()),
    /** The operator who planned it. */
    madeBy: int(),
    madeAt: time(),
    endedAt: nullable(time()),
    /** Whether its outcome is in the audit log. */
    isTraced: flag(),
  },
  { watched: { only: ['id', 'isTraced'] } },
);
export type PlannedSetting = RowOf<typeof plannedSettings>;
