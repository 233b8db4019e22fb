import type { ReportScheduleInput } from '@truemark/contracts/admin';
import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Recurring export of an operator. */
export const reportSchedules = table('report_schedules', ['id'], {
  id: int(),
  operatorId: int(),
  resource: text<ReportScheduleInput['resource']>(),
  format: text<ReportScheduleInput['format']>(),
  book: text<ReportScheduleInput['book']>(),
  period: text<ReportScheduleInput['period']>(),
  nextAt: time(),
  lastAt: nullable(time()),
});
export type ReportSchedule = RowOf<typeof reportSchedules>;
