/** Windows in which a table has no room next to the open rail, and wider ones. */
export const NARROW_WINDOW = '(min-width: 600px) and (max-width: 999.95px)';
export const WIDE_WINDOW = '(min-width: 1000px)';

/** Mask that fades content out at its end edge. */
export const FADE = 'linear-gradient(to left, transparent, #000 32px)';

/** Width of the rail, pixels. */
export const RAIL = { open: 208, folded: 48 } as const;
/** Windows whose bar has room between the page's title and the buttons. */
export const WIDE_BAR = '(min-width: 1200px)';
/** Windows in which a picture is still readable with its warnings next to it, and the audit log shows most names whole. */
export const WIDE_EVIDENCE = '(min-width: 1400px)';
/** Windows in which a text and its original or preview fit side by side. */
export const WIDE_TEXTS = '(min-width: 1100px)';
