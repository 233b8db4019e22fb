/** Cells of a column that is so wide at most, px: rows stay of one height, and what is cut off is read elsewhere. */
export const cut = (maxWidth: number) => () => ({ maxWidth, overflow: 'hidden', textOverflow: 'ellipsis' });
