import { Pagination, useListContext } from 'react-admin';
import { pageRange } from './page-range.js';

const SIZES = [25, 50, 100, 250];

/** Handed on to the table's pagination, though not among the declared properties. */
const PAGE_RANGE = { labelDisplayedRows: pageRange };

/** The pages of a list; none where the smallest page holds all of it, or nobody knows how many there are. */
export const Pager = () => {
  const { total, page } = useListContext();
  if (total === undefined || (total <= (SIZES[0] ?? 0) && page === 1)) return null;
  return <Pagination rowsPerPageOptions={SIZES} {...PAGE_RANGE} />;
};
