import { MAX_AMOUNT, parseDecimal } from '@truemark/money';
import { z } from 'zod';
import { REJECT_REASONS } from '../wire/verification-fields.js';

/** Field types of operators' forms; error messages are those of the form. */

/** An integer, or its digits as text; no other value is coerced. */
export const wholeNumber = (least: number, most: number) =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d{1,16}$/)
          .transform(Number),
      ],
      'A whole number.',
    )
    .pipe(z.int('A whole number.').min(least, `At least ${least}.`).max(most, `At most ${most}.`));

/** A plain decimal as number or text, in 10⁻⁸; `wrong` is the message for anything else or out of range. */
export const plainDecimal = (least: bigint, most: bigint, wrong: string) =>
  z.union([z.number(), z.string().trim()], wrong).transform((given, context): bigint => {
    const value = parseDecimal(given);
    if (value !== null && value >= least && value <= most) return value;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });

/** A switch; also accepts 0 and 1. */
export const onOff = z.union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)]);

/** A path of this site, an https address, or a small picture as a data URL; empty: none. */
export const pictureAddress = z
  .string()
  .trim()
  .max(8000)
  .regex(
    /^(\/[\w\-./]*|https:\/\/[^\s"'<>]{1,300}|data:image\/(svg\+xml|png|webp|jpeg)[;,][^"<>]+)?$/,
    'A path of this site or an https address.',
  );

/** Text of one field; `least` 0: optional. */
export const textField = (most: number, least = 1) =>
  least === 0
    ? z.string().trim().max(most).default('')
    : z.string().trim().min(least, 'Please fill this in.').max(most);

/** Internal note on a decision, hidden from customers. */
export const note = textField(1000, 0);

/** Objections by field, or the names of fields to which the reason of the rejection applies. */
export const objectionsInput = <Field extends string>(field: z.ZodEnum<Record<Field, Field>>) =>
  z.union([z.partialRecord(field, z.enum(REJECT_REASONS)), z.array(field)]).default({});

/** Reason of a decision, shown to the customer. */
export const customerReason = z
  .string()
  .trim()
  .min(3, 'The customer reads this: please enter a reason.')
  .max(300);

/** Reason of a change, shown to the approver; may be empty if no approval is needed. */
export const approvalReason = z.string().trim().max(300).default('');

/** Reason of a request to a second person. */
export const requestInput = (wanting: string) =>
  z.object({ reason: z.string().trim().min(3, `The second person reads this: ${wanting}`).max(300) });

/** Ids of a request that a second person decides on; both are the same. */
export const askedRequest = z.strictObject({ request_id: z.number(), approval_id: z.number() });

/** An amount in account currency; 0: none. */
export const sumOrNone = plainDecimal(0n, MAX_AMOUNT, 'An amount, 0 for none.');

/** Limits of one request; `max_amount` 0: no maximum. */
export const boundInputs = { min_amount: sumOrNone, max_amount: sumOrNone };

export const boundsInOrder = ({ min_amount, max_amount }: { min_amount: bigint; max_amount: bigint }) =>
  max_amount === 0n || min_amount <= max_amount;

export const BOUNDS_SAY = { path: ['max_amount'], message: 'Not below the smallest amount; 0 for none.' };

/** The symbol whose bid is the coin's price; null: uses `usd_price`. */
export const priceSymbol = z.number().int().positive().nullable().default(null);

/** Position in lists, lowest first, and whether it is offered. */
export const placeInputs = {
  sort: z.number().int().min(0).max(100_000).default(0),
  is_enabled: onOff.default(true),
};

/** Scope of terms: a symbol, or null or empty for all symbols without terms of their own. */
export const symbolOrAll = z
  .union([wholeNumber(1, Number.MAX_SAFE_INTEGER), z.literal('').transform(() => null), z.null()])
  .default(null);
