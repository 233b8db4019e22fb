/** Keeps a figure left to right, its sign and its currency in place, inside a sentence of any direction. */
export const ltr = (figure: string): string => `\u2066${figure}\u2069`;

/** A text that somebody wrote in whatever language, in its own direction within a sentence of another one. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** An amount's last digit, the space after it, and the code of a currency or coin; what keeps a direction may stand between. */
const BEFORE_CODE = /(\d[\u2066-\u2069]*) (?=[\u2066-\u2069]*[A-Z]{3,5}(?![\p{L}\d]))/gu;

/** The same on a screen, where no line ends between an amount and its currency. */
export const unparted = (text: string): string => text.replace(BEFORE_CODE, '$1\u00a0');
