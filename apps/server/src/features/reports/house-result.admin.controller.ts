import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { readBody } from '../../platform/admin/read-body.js';
import { AdminController } from '../operators/admin-controller.js';
import { RequirePermission } from '../operators/require-permission.js';
import { type AskedSpan, HouseResultAdmin } from './house-result.admin.js';
import { daysBetween, RANGES } from './span.js';

const MAX_DAYS = 1_100;
const day = z.iso.date('A day such as 2026-01-31.');
const asked = z
  .object({
    book: z.enum(['real', 'demo']).default('real'),
    range: z.enum(RANGES).optional(),
    from: day.optional(),
    to: day.optional(),
  })
  .transform(({ book, range, from, to }, context): AskedSpan => {
    if (range !== undefined) return { book, days: range };
    const wrong =
      from === undefined || to === undefined
        ? `A range, such as ${RANGES.join(' or ')}, or a first and a last day.`
        : from > to
          ? 'Not before the first day.'
          : daysBetween({ from, to }) > MAX_DAYS
            ? 'Three years at most.'
            : null;
    if (from !== undefined && to !== undefined && wrong === null) return { book, days: { from, to } };
    context.addIssue({ code: 'custom', path: ['to'], message: wrong ?? '' });
    return z.NEVER;
  });

@AdminController('house-result')
export class HouseResultAdminController {
  constructor(private readonly result: HouseResultAdmin) {}

  @Get()
  @RequirePermission('house-result', 'read')
  @ApiOperation({
    summary:
      'Get the firm’s result and customers’ payments for a `range` of days, or `from` a day `to` another; of one `book`',
  })
  over(@Query() query: unknown) {
    return this.result.over(readBody(asked, query));
  }
}
