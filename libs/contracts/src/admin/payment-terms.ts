import { z } from 'zod';
import { decimalSchema } from '../wire/schema-fields.js';

/** Columns shared by the terms of all payment methods: limits of a payment, and position in lists. */
export const boundFields = { min_amount: decimalSchema, max_amount: decimalSchema.describe('0: none.') };
export const placeFields = { sort: z.number(), is_enabled: z.boolean() };

/** Message for a coin without a price. */
export const PRICE_MISSING = { path: ['usd_price'], message: 'A price, or a symbol that gives it.' };
