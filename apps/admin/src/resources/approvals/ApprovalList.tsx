import { DataTable, DateInput, SelectInput } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { type Approval, ageOf, changeText, STATES, subjectText, useSubjects } from './approval.js';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label="State"
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label }]) => ({ id, name: label }))}
  />,
  <DateInput key="from" source="from" label="Asked from" />,
  <DateInput key="until" source="until" label="Asked before" />,
];

const cut = (maxWidth: number) => () => ({ maxWidth, overflow: 'hidden', textOverflow: 'ellipsis' });

/** What waits for a second person, the oldest first; and what became of the rest. */
export const ApprovalList = () => {
  const subjects = useSubjects();
  return (
    <ListPage
      title="To approve"
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'made_at_ms', order: 'ASC' }}
      refresh={10_000}
    >
      <DataTable<Approval>
        rowClick="show"
        bulkActionButtons={false}
        hiddenColumns={['decided_at_ms', 'note']}
        empty={<EmptyNote text="Nothing waits for a second person." />}
      >
        <DataTable.Col<Approval>
          source="made_at_ms"
          label="Waits for"
          render={(row) => (row.state === 'waiting' ? <Pill {...ageOf(row, Date.now())} /> : '–')}
        />
        <DataTable.Col<Approval> source="label" label="What" disableSort />
        <DataTable.Col<Approval>
          source="subject"
          label="Which"
          disableSort
          render={(row) => subjectText(subjects, row)}
        />
        <DataTable.Col<Approval>
          source="after"
          label="Would change"
          disableSort
          render={changeText}
          cellSx={cut(320)}
        />
        <DataTable.Col<Approval>
          source="maker"
          label="Asked by"
          disableSort
          render={({ maker, is_own: isOwn }) => (isOwn ? 'You' : maker)}
        />
        <DataTable.Col<Approval>
          source="state"
          label="State"
          disableSort
          render={({ state, refusal }) =>
            state === 'waiting' && refusal !== null ? (
              <Pill label="Cannot be done now" tone="warning" />
            ) : (
              <Pill {...STATES[state]} />
            )
          }
        />
        <DataTable.Col<Approval> source="reason" disableSort cellSx={cut(260)} />
        <DataTable.Col<Approval> source="decider" label="Decided by" disableSort />
        <DataTable.Col<Approval> source="decided_at_ms" label="Decided" disableSort>
          <WhenField source="decided_at_ms" />
        </DataTable.Col>
        <DataTable.Col<Approval> source="note" disableSort cellSx={cut(260)} />
      </DataTable>
    </ListPage>
  );
};
