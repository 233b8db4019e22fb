/** Keeps a figure left to right, its sign and its currency in place, inside a sentence of any direction. */
export const ltr = (figure: string): string => `\u2066${figure}\u2069`;

/** A text that somebody wrote in whatever language, in its own direction within a sentence of another one. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
