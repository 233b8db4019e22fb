import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Fragment, type Key, type ReactNode, useId } from 'react';
import { ErrorState } from './ErrorState.js';
import { type Endless, ListEnd } from './ListEnd.js';
import { SkeletonList } from './Skeletons.js';
import { textSize } from './theme/text-size.js';

/** Docked below a picture, which keeps most of the height: its tabs stay, its rows scroll. */
export const Dock = styled('section')(({ theme }) => ({
  height: 'clamp(176px, 24dvh, 320px)',
  display: 'flex',
  flexDirection: 'column',
  background: theme.palette.background.paper,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '& > [role="tablist"]': {
    flex: 'none',
    alignSelf: 'flex-start',
    gridAutoColumns: 'minmax(112px, 1fr)',
    margin: '4px 12px',
    padding: 2,
  },
}));

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

const Nothing = styled('div')({ '& > div': { padding: '12px 24px' } });

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
    ...theme.typography.caption,
    fontWeight: 500,
    color: theme.palette.text.secondary,
    background: theme.palette.background.paper,
  },
  '& [data-end="true"]': { textAlign: 'end' },
  // What ends a row stays in sight and in reach where the columns are wider than the page.
  '& th > small': { ...theme.typography.caption, display: 'block', color: theme.palette.text.secondary },
  '& [data-act]': { position: 'sticky', insetInlineEnd: 0, zIndex: 1 },
  '& thead [data-act]': { zIndex: 3 },
}));

const Row = styled('tr')(({ theme }) => ({
  position: 'relative',
  background: theme.palette.background.paper,
  '&:hover': { background: theme.palette.tokens.raised },
  // Its button lies over the whole row.
  '& > th > button': {
    position: 'static',
    font: 'inherit',
    fontWeight: 600,
    '&::after': { content: '""', position: 'absolute', inset: 0, outlineOffset: -3 },
    '&.Mui-focusVisible': { outline: 0 },
    '&.Mui-focusVisible::after': { outline: `2px solid ${theme.palette.accent.text}` },
  },
}));

/** Where figures stand they are aligned at their end. */
export interface DockedColumn {
  readonly name: string;
  readonly end?: boolean;
}

/** Columns of figures. */
export const figureColumns = (...names: string[]): DockedColumn[] =>
  names.map((name) => ({ name, end: true }));

interface DockedTableProps<T> {
  columns: readonly DockedColumn[];
  /** Rows end with something to press. */
  acts: boolean;
  list: Endless;
  items: readonly T[];
  keyOf: (item: T) => Key;
  row: (item: T) => ReactNode;
  empty: ReactNode;
}

/** Rows under the names of their columns; the next page is loaded as the end comes into sight. */
export function DockedTable<T>({ columns, acts, list, items, keyOf, row, empty }: DockedTableProps<T>) {
  const content = () => {
    if (list.isPending) return <SkeletonList rows={2} />;
    if (list.isError && items.length === 0) return <ErrorState onRetry={() => list.refetch()} />;
    if (items.length === 0) return <Nothing>{empty}</Nothing>;
    return (
      <>
        <Table>
          <thead>
            <tr>
              {columns.map(({ name, end = false }) => (
                <th key={name} scope="col" data-end={end}>
                  {name}
                </th>
              ))}
              {acts && <td data-act />}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Fragment key={keyOf(item)}>{row(item)}</Fragment>
            ))}
          </tbody>
        </Table>
        <ListEnd list={list} />
      </>
    );
  };
  return <Scroll>{content()}</Scroll>;
}

interface DockedRowProps {
  id: string;
  /** What its first cell shows, and what its button is called. */
  title: ReactNode;
  label: string;
  onOpen: () => void;
  /** The last cell's button, and what stands before it; left out where there is nothing to do. */
  act?: { text: string; label: string; note?: ReactNode; onPress: () => void } | undefined;
  children: ReactNode;
}

/** A row that opens wherever it is pressed, but at its last button. */
export function DockedRow({ id, title, label, onOpen, act, children }: DockedRowProps) {
  const noteId = useId();
  return (
    <Row data-testid={id}>
      <th scope="row">
        <ButtonBase aria-haspopup="dialog" aria-label={label} onClick={onOpen}>
          {title}
        </ButtonBase>
        {act?.note && <small id={noteId}>{act.note}</small>}
      </th>
      {children}
      {act && (
        <td data-act data-end>
          <Button
            sx={{ minWidth: 0, minHeight: 44, px: 2, fontSize: textSize(14) }}
            aria-label={act.label}
            aria-describedby={act.note ? noteId : undefined}
            onClick={act.onPress}
          >
            {act.text}
          </Button>
        </td>
      )}
    </Row>
  );
}

/** A cell of figures. */
export const FigureCell = ({ children }: { children: ReactNode }) => <td data-end>{children}</td>;
