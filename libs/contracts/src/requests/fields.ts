import { MAX_AMOUNT, ONE, parseDecimal } from '@truemark/money';
import { z } from 'zod';
import type { FieldErrorKey } from './field-errors.js';

/**
 * Field types of requests. A field arrives as text (query, form) or as its JSON type; empty text and null are treated
 * as missing before these run. Each failure's message is a `FieldErrorKey`.
 */

/** Rejects the field with an error key. */
export function wrong(context: z.RefinementCtx, key: FieldErrorKey): never {
  context.addIssue({ code: 'custom', message: key });
  return z.NEVER;
}

interface Bounds {
  /** Minimum value, in 10⁻⁸. */
  readonly least: bigint;
  readonly most: bigint;
}

/** A plain decimal in 10⁻⁸: no exponent, at most eight decimals, within the limits. */
export function decimalField(bounds: Bounds, description: string) {
  return z
    .unknown()
    .transform((given, context): bigint => {
      if (given === undefined) return wrong(context, 'validation.required');
      if (typeof given !== 'number' && typeof given !== 'string') return wrong(context, 'validation.number');
      const value = parseDecimal(typeof given === 'string' ? given.trim() : given);
      if (value === null) return wrong(context, 'validation.number');
      if (value < bounds.least) return wrong(context, 'validation.too_small');
      if (value > bounds.most) return wrong(context, 'validation.too_large');
      return value;
    })
    .meta({ type: 'number', description });
}

/** A positive amount. */
export const amount = () => decimalField({ least: 1n, most: MAX_AMOUNT }, 'Amount, at most 8 decimals.');
/** A limiting amount; zero: no limit. */
export const limitAmount = () =>
  decimalField({ least: 0n, most: MAX_AMOUNT }, 'Amount, at most 8 decimals; 0: no limit.');
/** A price; zero: none. */
export const price = () =>
  decimalField({ least: 0n, most: MAX_AMOUNT }, 'Price, at most 8 decimals; 0: none.');
/** A positive number of lots. */
export const lots = () => decimalField({ least: 1n, most: MAX_AMOUNT }, 'Lots, at most 8 decimals.');
/** A positive factor, such as a leverage. */
export const multiple = () => decimalField({ least: 1n, most: 100_000n * ONE }, 'Leverage.');

/** An integer within limits. */
export function whole(least: number, most: number, description = 'Whole number.') {
  return z
    .unknown()
    .transform((given, context): number => {
      if (given === undefined) return wrong(context, 'validation.required');
      const value =
        typeof given === 'string' && /^[+-]?\d{1,16}$/.test(given.trim()) ? Number(given.trim()) : given;
      if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
        return wrong(context, 'validation.whole_number');
      }
      if (value < least) return wrong(context, 'validation.too_small');
      if (value > most) return wrong(context, 'validation.too_large');
      return value;
    })
    .meta({ type: 'integer', minimum: least, maximum: most, description });
}

/** Id of a row. */
export const id = () => whole(1, Number.MAX_SAFE_INTEGER, 'Number of the row.');
/** An instant in epoch milliseconds. */
export const epochMs = () => whole(0, 8_640_000_000_000_000, 'Epoch milliseconds.');
/** Page of a list, from 1. */
export const page = () => whole(1, 1_000_000_000, 'Page, from 1.').default(1);
/** Rows per page. */
export const limit = (most = 50, usual = 10) =>
  whole(1, most, `Rows a page, at most ${most}.`).default(usual);

/** `{page, limit}` of a list. */
export const paging = { page: page(), limit: limit() };

/** One of several integers, such as a status. */
export function oneOf<const T extends number>(...allowed: readonly T[]) {
  return z
    .unknown()
    .transform((given, context): T => {
      if (given === undefined) return wrong(context, 'validation.required');
      const value = typeof given === 'string' && /^-?\d{1,9}$/.test(given) ? Number(given) : given;
      return allowed.find((choice) => choice === value) ?? wrong(context, 'validation.choice');
    })
    .meta({ type: 'integer', enum: [...allowed] });
}

/** One of several words. */
export function word<const T extends string>(...allowed: readonly T[]) {
  return z
    .unknown()
    .transform((given, context): T => {
      if (given === undefined) return wrong(context, 'validation.required');
      return allowed.find((choice) => choice === given) ?? wrong(context, 'validation.choice');
    })
    .meta({ type: 'string', enum: [...allowed] });
}

/** Control characters and lone surrogates, forbidden in customers' texts. */
const FORBIDDEN_CHARACTERS = /\p{Cc}|\p{Cs}/u;
/** As `FORBIDDEN_CHARACTERS`, for multi-line texts. */
const FORBIDDEN_IN_LINES = /(?![\n\t])\p{Cc}|\p{Cs}/u;

interface TextBounds {
  readonly least?: number;
  /** Allows line breaks and tabs. */
  readonly lines?: boolean;
  /** Kept as typed, for passwords. */
  readonly verbatim?: boolean;
}

/** Text of at most `most` characters, trimmed. */
export function text(most: number, { least = 1, lines = false, verbatim = false }: TextBounds = {}) {
  return z
    .unknown()
    .transform((given, context): string => {
      if (given === undefined) return wrong(context, 'validation.required');
      if (typeof given !== 'string' && typeof given !== 'number') return wrong(context, 'validation.text');
      const raw = lines ? String(given).replaceAll('\r\n', '\n') : String(given);
      const value = verbatim ? raw : raw.trim();
      if ((lines ? FORBIDDEN_IN_LINES : FORBIDDEN_CHARACTERS).test(value))
        return wrong(context, 'validation.text');
      if (value.length === 0) return wrong(context, 'validation.required');
      if (value.length < least) return wrong(context, 'validation.too_short');
      if (value.length > most) return wrong(context, 'validation.too_long');
      return value;
    })
    .meta({ type: 'string', minLength: least, maxLength: most });
}

/** Parses JSON sent as text by a form; returns other values unchanged. */
export function parsedJson(given: unknown): unknown {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given);
  } catch {
    return given;
  }
}
