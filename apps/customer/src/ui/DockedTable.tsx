import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode } from 'react';
import type { Endless } from './ListEnd.js';
import { ListStates } from './ListStates.js';
import { RecordTable } from './RecordTable.js';

/** Docked below a chart that keeps most of the height. The tabs stay, the rows scroll. */
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

interface DockedTableProps<T> extends ComponentProps<typeof RecordTable<T>> {
  list: Endless;
  empty: ReactNode;
}

/** Table with its own scrolling, inside a `Dock`. */
export function DockedTable<T>({ list, empty, ...table }: DockedTableProps<T>) {
  return (
    <Scroll>
      <ListStates
        list={list}
        isEmpty={table.items.length === 0}
        empty={<Nothing>{empty}</Nothing>}
        skeleton={{ rows: 2 }}
      >
        <RecordTable {...table} />
      </ListStates>
    </Scroll>
  );
}
