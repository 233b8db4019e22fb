import { MAX_AMOUNT } from '@truemark/money';
import { z } from 'zod';
import { plainDecimal } from '../../platform/admin/plain-decimal.js';

/** A text that customers read; `least` 0: it may be missing. */
export const words = (most: number, least = 1) =>
  least === 0
    ? z.string().trim().max(most).default('')
    : z.string().trim().min(least, 'Please fill this in.').max(most);

/** A sum in account currency, 0 for none. */
export const sumOrNone = plainDecimal(0n, MAX_AMOUNT, 'An amount, 0 for none.');

/** Bounds of one request; `max_amount` 0: none. */
export const bounds = { min_amount: sumOrNone, max_amount: sumOrNone };

export const boundsInOrder = ({ min_amount, max_amount }: { min_amount: bigint; max_amount: bigint }) =>
  max_amount === 0n || min_amount <= max_amount;

export const BOUNDS_SAY = { path: ['max_amount'], message: 'Not below the smallest amount; 0 for none.' };

/** The symbol whose bid is the coin's price; null: `usd_price` is. */
export const priceSymbol = z.number().int().positive().nullable().default(null);

/** Where a list shows it: lowest first. */
export const place = z.number().int().min(0).max(100_000).default(0);
