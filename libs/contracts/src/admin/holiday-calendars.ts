import { z } from 'zod';
import { approvalSchema } from './approvals.js';
import type { AdminRoutes } from './route.js';
import { holidayCalendarInput } from './symbol-input.js';
import { holidaysSchema } from './symbols.js';
import { approvalReasonInput, termsRoutes } from './terms.js';

/** A holiday calendar shared by several symbols. */
export const holidayCalendarSchema = z.strictObject({
  id: z.number(),
  Name: z.string(),
  Days: holidaysSchema,
  Symbols: z
    .array(z.strictObject({ id: z.number(), ShowCode: z.string() }))
    .describe('Symbols that follow it, or will once their announced changes take effect.'),
});
export type HolidayCalendarRow = z.infer<typeof holidayCalendarSchema>;

export const holidayCalendarDetailsSchema = holidayCalendarSchema.extend({
  Symbols: z.array(
    z.strictObject({
      id: z.number(),
      ShowCode: z.string(),
      HoldsAtMs: z.number().nullable().describe('When the announced change of its sessions takes effect.'),
      IsBehind: z.boolean().describe('Follows outdated days, and no pending change corrects that.'),
      OpenPositions: z.number(),
      PendingOrders: z.number(),
      Holders: z
        .number()
        .describe(
          'Customers with a position, pending order or option on it, or with an order converted by it.',
        ),
    }),
  ),
});
export type HolidayCalendarDetails = z.infer<typeof holidayCalendarDetailsSchema>;

export const holidayCalendarRoutes = {
  'GET holiday-calendars': { 200: z.array(holidayCalendarSchema) },
  ...termsRoutes('holiday-calendars', holidayCalendarDetailsSchema, holidayCalendarInput),
  'DELETE holiday-calendars/:id': {
    body: approvalReasonInput,
    200: z.strictObject({ done: z.literal(true) }),
    202: approvalSchema,
  },
} satisfies AdminRoutes;
