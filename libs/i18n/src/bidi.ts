/** Keeps a figure left to right, its sign and its currency in place, inside a sentence of any direction. */
export const ltr = (figure: string): string => `\u2066${figure}\u2069`;
