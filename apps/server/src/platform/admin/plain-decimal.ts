import { parseDecimal } from '@truemark/money';
import { z } from 'zod';

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
