/** Maximum text scale: beyond it rows of figures on a phone would overlap. */
const MOST = 1.5;

/** Text size in px at the browser's default. It scales with the customer's browser setting, up to `most` times. */
export const textSize = (px: number, most = MOST): string => `min(${px / 16}rem, ${px * most}px)`;
