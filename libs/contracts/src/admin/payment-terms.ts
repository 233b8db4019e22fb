import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';

/** Columns that the terms of all ways to pay have: what may be paid at once, and where a list shows them. */
export const boundFields = { min_amount: decimalSchema, max_amount: decimalSchema.describe('0: none.') };
export const placeFields = { sort: z.number(), is_enabled: z.boolean() };

/** What is said of a coin whose price nobody gave. */
export const PRICE_SAYS = { path: ['usd_price'], message: 'A price, or a symbol that gives it.' };
