import { styled } from '@mui/material/styles';
import type { Key, ReactNode } from 'react';
import { CardList } from './Card.js';
import type { Endless } from './ListEnd.js';
import { ListStates } from './ListStates.js';
import { WIDE } from './wide.js';

/** Two rows side by side if both fit and there are no columns; three use all of them. */
const Rows = styled(CardList)(({ theme }) => ({
  margin: 0,
  listStyle: 'none',
  // Without columns there are no headers.
  '& > [aria-hidden]': { display: 'none', [WIDE]: { display: 'block' } },
  '@container (min-width: 1100px)': {
    '&[data-beside="true"]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '& > :nth-of-type(even)': { borderInlineStart: `1px solid ${theme.palette.divider}` },
      '& > :nth-last-of-type(2):nth-of-type(odd)': { borderBlockEnd: 0 },
      // A last row without a neighbour aligns to the columns above.
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

interface InfiniteListProps<T> {
  list: Endless;
  items: readonly T[];
  keyOf: (item: T) => Key;
  row: (item: T) => ReactNode;
  empty: ReactNode;
  /** Height of a row's skeleton, px. */
  rowHeight?: number;
  /** On a wide page rows are shown in two columns. */
  beside?: boolean;
  /** Column headers on a wide page: `ColumnNames`. */
  head?: ReactNode;
}

/** List that loads its next page when its end comes into view. */
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
  return (
    <ListStates list={list} isEmpty={items.length === 0} empty={empty} skeleton={{ height: rowHeight }}>
      <Rows as="ul" data-beside={beside && items.length > 1} data-three={beside && items.length === 3}>
        {head && <li aria-hidden>{head}</li>}
        {items.map((item) => (
          <li key={keyOf(item)} data-key={keyOf(item)}>
            {row(item)}
          </li>
        ))}
      </Rows>
    </ListStates>
  );
}
