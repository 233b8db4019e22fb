/** Windows in which a table has no room beside the open rail, and wider ones. */
export const NARROW_WINDOW = '(min-width: 600px) and (max-width: 999.95px)';
export const WIDE_WINDOW = '(min-width: 1000px)';

/** What fades out at its end edge. */
export const FADE = 'linear-gradient(to left, transparent, #000 32px)';

/** Width of the rail, pixels. */
export const RAIL = { open: 208, folded: 48 } as const;
/** Windows whose bar has room between the page's title and the buttons. */
export const WIDE_BAR = '(min-width: 1200px)';
/** Windows in which a picture can still be read with what warns of it beside it. */
export const WIDE_EVIDENCE = '(min-width: 1400px)';
/** Windows in which a text and what it is translated from, or comes to, stand beside each other. */
export const WIDE_TEXTS = '(min-width: 1100px)';
