import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode } from 'react';
import { CardList } from './Card.js';
import type { Endless } from './ListEnd.js';
import { ListStates } from './ListStates.js';
import { RecordTable } from './RecordTable.js';

/** Scrolls sideways if the columns do not fit. */
const Sheet = styled(CardList)({
  overflowX: 'auto',
  '& td:has(> div + div)': { paddingBlock: 6 },
  '& tbody > tr:last-of-type > *': { borderBlockEnd: 0 },
});

interface CardTableProps<T> extends ComponentProps<typeof RecordTable<T>> {
  list: Endless;
  empty: ReactNode;
}

/** Table in a card that scrolls with the page. */
export function CardTable<T>({ list, empty, ...table }: CardTableProps<T>) {
  return (
    <ListStates list={list} isEmpty={table.items.length === 0} empty={empty} skeleton={{ height: 44 }}>
      <Sheet>
        <RecordTable {...table} />
      </Sheet>
    </ListStates>
  );
}
