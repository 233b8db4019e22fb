/** Isolates a figure left to right, with its sign and currency, inside a sentence of any direction. */
export const ltr = (figure: string): string => `\u2066${figure}\u2069`;

/** Isolates a user's text, in its own direction, inside a sentence of another one. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/**
 * The last digit of an amount, the following space, and the code of a currency or coin; direction marks may be in
 * between.
 */
const BEFORE_CODE = /(\d[\u2066-\u2069]*) (?=[\u2066-\u2069]*[A-Z]{3,5}(?![\p{L}\d]))/gu;

/** Puts a non-breaking space between an amount and its currency. */
export const withNonBreakingSpace = (text: string): string => text.replace(BEFORE_CODE, '$1\u00a0');
