import { z } from 'zod';
import type { AdminRoutes } from './route.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** `waiting`, `running`, then one of the others. */
export const EXPORT_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

/** An operator's export of a list. */
export const exportSchema = z.strictObject({
  id: z.number(),
  resource: z.string().describe('List that is exported.'),
  format: z.enum(EXPORT_FORMATS),
  filter: z.unknown().describe('Filter in the list’s own format.'),
  state: z.enum(EXPORT_STATES),
  rows: z.number().describe('Rows written so far.'),
  all: z.number().nullable().describe('Total rows; null if not known yet.'),
  is_cut: z.boolean().describe('The list has more rows than a file may hold.'),
  size: z.number().describe('File size in bytes.'),
  created_at_ms: z.number(),
  ended_at_ms: z.number().nullable(),
  expires_at_ms: z.number().describe('When the export and its file are deleted.'),
});
export type ExportRow = z.infer<typeof exportSchema>;

export const exportInput = z.object({
  resource: z.string('Please choose a list.').max(64),
  format: z.enum(EXPORT_FORMATS, 'CSV or XLSX.'),
  filter: z.record(z.string().max(64), z.unknown()).default({}),
  sort: z.tuple([z.string().max(64), z.enum(['ASC', 'DESC'])]).nullish(),
});
export type ExportInput = z.output<typeof exportInput>;

export const SCHEDULED_LISTS = ['reports', 'statement'] as const;
export const SCHEDULE_PERIODS = ['day', 'week', 'month'] as const;
export type SchedulePeriod = (typeof SCHEDULE_PERIODS)[number];

const scheduled = {
  resource: z.enum(SCHEDULED_LISTS, 'A list that can be had again and again.'),
  format: z.enum(EXPORT_FORMATS, 'CSV or XLSX.'),
  book: z.enum(['real', 'demo'], 'Real or demo.'),
  period: z.enum(SCHEDULE_PERIODS, 'Each day, week or month.'),
};

/** A recurring export of the days, week or month that just ended. */
export const reportScheduleSchema = z.strictObject({
  id: z.number(),
  ...scheduled,
  next_at_ms: z.number().describe('Time of the next export.'),
  last_at_ms: z.number().nullable(),
});
export type ReportScheduleRow = z.infer<typeof reportScheduleSchema>;

export const reportScheduleInput = z.object(scheduled);
export type ReportScheduleInput = z.output<typeof reportScheduleInput>;

export const exportRoutes = {
  'GET report-schedules': { 200: z.array(reportScheduleSchema) },
  'POST report-schedules': { body: reportScheduleInput, 201: reportScheduleSchema },
  'DELETE report-schedules/:id': { 200: z.strictObject({ done: z.literal(true) }) },
  'GET exports': { 200: z.array(exportSchema) },
  'GET exports/:id': { 200: exportSchema },
  'GET exports/:id/file': { 200: { file: 'application/octet-stream' } },
  'POST exports': { body: exportInput, 200: exportSchema },
  'DELETE exports/:id': { 200: z.strictObject({ done: z.literal(true) }) },
} as const satisfies AdminRoutes;
