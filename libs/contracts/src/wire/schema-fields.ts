import { z } from 'zod';
import type { Decimal, Flag } from './envelope.js';

const isDecimal = (value: unknown): value is Decimal =>
  typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value));

/** A plain decimal: a JSON number, or text for a reader that keeps every digit. */
export const decimalSchema = z.custom<Decimal>(isDecimal, 'Not a plain decimal.').meta({ type: 'number' });

export const flagSchema: z.ZodType<Flag> = z.literal([0, 1]);

/** Fields of a page with rows of this type. */
export const pageFields = <Row extends z.ZodType>(row: Row) => ({
  data: z.array(row),
  total: z.number(),
  page: z.number(),
  last_page: z.number(),
});

/** One page of rows, as `data` of an envelope. */
export const pageOf = <Row extends z.ZodType>(row: Row) => z.strictObject(pageFields(row));
