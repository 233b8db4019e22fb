import { styled } from '@mui/material/styles';
import { Fragment, type Key, type ReactNode } from 'react';
import { hasFigures, type Place, placesOf, type RecordColumn } from './record-columns.js';
import { figureSide } from './theme/figure-side.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  // Collapsed borders scroll away from a head that stays.
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...theme.typography.body2,
  '& th, & td': {
    height: 44,
    padding: '0 8px',
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontWeight: 400,
    background: 'inherit',
    borderBlockEnd: `1px solid ${theme.palette.divider}`,
  },
  '& th:first-of-type': { paddingInlineStart: 16 },
  '& thead th:last-of-type, & td:last-of-type': { paddingInlineEnd: 16 },
  '& thead th, & thead td': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: 32,
    paddingBlock: 4,
    ...theme.typography.caption,
    fontWeight: 500,
    color: theme.palette.text.secondary,
    background: theme.palette.background.paper,
  },
  '& th > small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  // Of columns that share a place.
  '& td > div': { lineHeight: '20px' },
  '& thead span': { display: 'block' },
  '& [data-figure="true"]': { textAlign: figureSide(theme) },
  '& [data-figure="true"] + [data-figure="false"]': { paddingInlineStart: 20 },
  // What ends a row stays in sight and in reach where the columns are wider than the page.
  '& [data-act]': { textAlign: 'end', position: 'sticky', insetInlineEnd: 0, zIndex: 1 },
  '& thead [data-act]': { zIndex: 3 },
}));

interface RecordTableProps<T> {
  /** What the first column is called: it says what a record is of. */
  first: string;
  columns: readonly RecordColumn<T>[];
  /** There is no room for each column beside the others. */
  isCrowded: boolean;
  /** Rows end with something to press. */
  acts: boolean;
  items: readonly T[];
  keyOf: (item: T) => Key;
  /** A `RecordRow`. */
  row: (item: T, places: readonly Place<T>[]) => ReactNode;
}

/** Records under the names of their columns. */
export function RecordTable<T>({ first, columns, isCrowded, acts, items, keyOf, row }: RecordTableProps<T>) {
  const places = placesOf(columns, isCrowded);
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {places.map((place) => (
            <th key={place[0]?.name} scope="col" data-figure={hasFigures(place)}>
              {place.map(({ name }) => (
                <span key={name}>{name} </span>
              ))}
            </th>
          ))}
          {acts && <td data-act />}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Fragment key={keyOf(item)}>{row(item, places)}</Fragment>
        ))}
      </tbody>
    </Table>
  );
}
