import { NARROW_WINDOW } from '../theme/windows.js';

/**
 * Cell style with a maximum width in pixels: rows keep one height, and what is cut off can be read elsewhere. `narrow`:
 * the maximum in windows with less room.
 */
export const cut =
  (maxWidth: number, narrow = maxWidth) =>
  () => ({
    ...{ maxWidth, overflow: 'hidden', textOverflow: 'ellipsis' },
    [`@media ${NARROW_WINDOW}`]: { maxWidth: narrow },
  });
