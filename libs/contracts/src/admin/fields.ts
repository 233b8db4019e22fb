import { MAX_AMOUNT, parseDecimal } from '@truemark/money';
import { z } from 'zod';

/** The kinds of field that operators fill in; what is wrong with one is said in the words of the form. */

/** A whole number, or its digits as text; nothing else turns into one. */
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

/** A plain decimal as number or text, in 10⁻⁸; `wrong` is said of everything that is none or out of bounds. */
export const plainDecimal = (least: bigint, most: bigint, wrong: string) =>
  z.union([z.number(), z.string().trim()], wrong).transform((given, context): bigint => {
    const value = parseDecimal(given);
    if (value !== null && value >= least && value <= most) return value;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });

/** A switch; 0 and 1 are understood too. */
export const onOff = z.union([z.boolean(), z.literal([0, 1]).transform((value) => value === 1)]);

/** A path of this site, an https address, or a small picture written into its own address; empty: none. */
export const pictureAddress = z
  .string()
  .trim()
  .max(8000)
  .regex(
    /^(\/[\w\-./]*|https:\/\/[^\s"'<>]{1,300}|data:image\/(svg\+xml|png|webp|jpeg)[;,][^"<>]+)?$/,
    'A path of this site or an https address.',
  );

/** A text of one field; `least` 0: it may be missing. */
export const words = (most: number, least = 1) =>
  least === 0
    ? z.string().trim().max(most).default('')
    : z.string().trim().min(least, 'Please fill this in.').max(most);

/** What other operators read of a decision, and no customer. */
export const note = words(1000, 0);

/** What a customer reads of a decision. */
export const customerReason = z.string().trim().min(3, 'The customer reads this: please say why.').max(300);

/** Why something is asked for, for whoever has to agree; empty where nobody has to. */
export const askingReason = z.string().trim().max(300).default('');

/** What somebody says who asks a second person for something. */
export const requestInput = (wanting: string) =>
  z.object({ reason: z.string().trim().min(3, `The second person reads this: ${wanting}`).max(300) });

/** A sum in account currency, 0 for none. */
export const sumOrNone = plainDecimal(0n, MAX_AMOUNT, 'An amount, 0 for none.');

/** Bounds of one request; `max_amount` 0: none. */
export const boundInputs = { min_amount: sumOrNone, max_amount: sumOrNone };

export const boundsInOrder = ({ min_amount, max_amount }: { min_amount: bigint; max_amount: bigint }) =>
  max_amount === 0n || min_amount <= max_amount;

export const BOUNDS_SAY = { path: ['max_amount'], message: 'Not below the smallest amount; 0 for none.' };

/** The symbol whose bid is the coin's price; null: `usd_price` is. */
export const priceSymbol = z.number().int().positive().nullable().default(null);

/** Where a list shows it, lowest first, and whether it is on offer. */
export const placeInputs = {
  sort: z.number().int().min(0).max(100_000).default(0),
  is_enabled: onOff.default(true),
};

/** Whose terms: a symbol's own, or (null, or nothing chosen) those of all symbols that have none of their own. */
export const symbolOrAll = z
  .union([wholeNumber(1, Number.MAX_SAFE_INTEGER), z.literal('').transform(() => null), z.null()])
  .default(null);
