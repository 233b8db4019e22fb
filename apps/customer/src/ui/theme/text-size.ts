/** How far text grows: beyond it rows of figures on a phone would run into each other. */
const MOST = 1.5;

/** A measure of text, px at the browser's usual text size: it follows the size that the customer set there, up to `most` times. */
export const textSize = (px: number, most = MOST): string => `min(${px / 16}rem, ${px * most}px)`;
