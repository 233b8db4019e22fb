import { styled } from '@mui/material/styles';
import { Fragment, type Key, type ReactNode } from 'react';
import { hasFigures, type Place, placesOf, type RecordColumn } from './record-columns.js';
import { figureSide } from './theme/figure-side.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  // Collapsed borders would scroll away from a sticky header.
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
  // Columns that share a cell.
  '& td > div': { lineHeight: '20px' },
  '& thead span': { display: 'block' },
  '& [data-figure="true"]': { textAlign: figureSide(theme) },
  '& [data-figure="true"] + [data-figure="false"]': { paddingInlineStart: 20 },
  // The action column stays visible and reachable when the columns are wider than the page.
  '& [data-act]': { textAlign: 'end', position: 'sticky', insetInlineEnd: 0, zIndex: 1 },
  '& thead [data-act]': { zIndex: 3 },
}));

interface RecordTableProps<T> {
  /** Header of the first column: what a record is about. */
  first: string;
  columns: readonly RecordColumn<T>[];
  /** Columns do not fit side by side. */
  isCrowded: boolean;
  /** Rows end with an action. */
  acts: boolean;
  items: readonly T[];
  keyOf: (item: T) => Key;
  /** Renders a `RecordRow`. */
  row: (item: T, places: readonly Place<T>[]) => ReactNode;
}

/** Table of records with column headers. */
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
