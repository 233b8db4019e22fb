import { Pagination, useListContext } from 'react-admin';
import { pageRange } from './page-range.js';

const SIZES = [25, 50, 100, 250];

/** Passed on to the table's pagination, though not a declared prop. */
const PAGE_RANGE = { labelDisplayedRows: pageRange };

/** Pagination of a list; hidden if the smallest page holds all of it, or the total is unknown. */
export const Pager = () => {
  const { total, page } = useListContext();
  if (total === undefined || (total <= (SIZES[0] ?? 0) && page === 1)) return null;
  return <Pagination rowsPerPageOptions={SIZES} {...PAGE_RANGE} />;
};
