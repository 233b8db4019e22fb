import { flag, int, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** A change of a setting that waits for its time. */
export const plannedSettings = table(
  'planned_settings',
  ['id'],
  {
    id: int(),
    key: text(),
    /** Null: the default again. */
    value: nullable(text()),
    /** The market clock's instant from which it holds. */
    holdsAt: time(),
    state: text<'waiting' | 'held' | 'refused' | 'cancelled'>(),
    /** The key of the refusal at its time. */
    refusal: nullable(text()),
    /** The operator who asked for it. */
    madeBy: int(),
    madeAt: time(),
    endedAt: nullable(time()),
    /** What became of it at its time stands in the audit log. */
    isTraced: flag(),
  },
  { watched: { only: ['id', 'isTraced'] } },
);
export type PlannedSetting = RowOf<typeof plannedSettings>;
