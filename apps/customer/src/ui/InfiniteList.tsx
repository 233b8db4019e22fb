import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Key, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from './Card.js';
import { ErrorState } from './ErrorState.js';
import { SkeletonList } from './Skeletons.js';
import { useOnSight } from './useOnSight.js';
import { WIDE } from './wide.js';

/** The state of an endless list, in the shape of an infinite query. */
export interface Endless {
  data?: { readonly pages: readonly unknown[] } | undefined;
  isPending: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** Two rows beside each other where there is width for both and there are no columns; of three all of them. */
const Rows = styled(CardList)(({ theme }) => ({
  margin: 0,
  listStyle: 'none',
  // Without columns there is nothing to name.
  '& > [aria-hidden]': { display: 'none', [WIDE]: { display: 'block' } },
  '@container (min-width: 1100px)': {
    '&[data-beside="true"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :nth-of-type(even)': { borderInlineStart: `1px solid ${theme.palette.divider}` },
      '& > :nth-last-of-type(2):nth-of-type(odd)': { borderBlockEnd: 0 },
      // Without one beside it the last keeps to the columns above.
      '& > :last-of-type:nth-of-type(odd)': { borderInlineEnd: `1px solid ${theme.palette.divider}` },
    },
    '&[data-three="true"]': {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      '& > :nth-of-type(n)': { borderBlockEnd: 0 },
      '& > :last-of-type:nth-of-type(n)': {
        borderInlineEnd: 0,
        borderInlineStart: `1px solid ${theme.palette.divider}`,
      },
    },
  },
})) as typeof CardList;

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 56,
  '&[data-bare="true"]': { minHeight: 0 },
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

interface InfiniteListProps<T> {
  list: Endless;
  items: readonly T[];
  keyOf: (item: T) => Key;
  row: (item: T) => ReactNode;
  empty: ReactNode;
  /** Height of a row's skeleton. */
  rowHeight?: number;
  /** On a wide page two rows stand beside each other. */
  beside?: boolean;
  /** What its columns are called on a wide page: `ColumnNames`. */
  head?: ReactNode;
}

/**
 * Loads the next page as its end comes into sight, and says where it ends if it was more than one. A page that failed stops
 * it and offers to try again.
 */
export function InfiniteList<T>({
  list,
  items,
  keyOf,
  row,
  empty,
  rowHeight = 44,
  beside,
  head,
}: InfiniteListProps<T>) {
  const { t } = useTranslation();
  const goesOn = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  const end = useOnSight<HTMLDivElement>(goesOn, () => list.fetchNextPage());
  const isLong = (list.data?.pages.length ?? 0) > 1;
  if (list.isPending) return <SkeletonList height={rowHeight} />;
  if (list.isError && items.length === 0) return <ErrorState onRetry={() => list.refetch()} />;
  if (items.length === 0) return empty;
  return (
    <>
      <Rows as="ul" data-beside={beside && items.length > 1} data-three={beside && items.length === 3}>
        {head && <li aria-hidden>{head}</li>}
        {items.map((item) => (
          <li key={keyOf(item)}>{row(item)}</li>
        ))}
      </Rows>
      <Foot ref={end} data-bare={!list.hasNextPage && !isLong}>
        {list.isFetchNextPageError ? (
          <>
            {t('ui.error.page')}
            <Button onClick={() => list.fetchNextPage()}>{t('ui.retry')}</Button>
          </>
        ) : list.hasNextPage ? (
          t('ui.loading')
        ) : (
          isLong && t('ui.endOfList')
        )}
      </Foot>
    </>
  );
}
