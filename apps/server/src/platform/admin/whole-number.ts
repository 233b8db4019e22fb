import { z } from 'zod';

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
