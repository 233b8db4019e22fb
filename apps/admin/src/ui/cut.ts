import { NARROW_WINDOW } from '../theme/windows.js';

/**
 * Cells of a column that is so wide at most, px: rows stay of one height, and what is cut off is read elsewhere. `narrow`: the
 * same in a window that has room for less.
 */
export const cut =
  (maxWidth: number, narrow = maxWidth) =>
  () => ({
    ...{ maxWidth, overflow: 'hidden', textOverflow: 'ellipsis' },
    [`@media ${NARROW_WINDOW}`]: { maxWidth: narrow },
  });
