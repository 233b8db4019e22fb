import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import {
  ageColumn,
  operatorColumn,
  sortedWhenColumn,
  stateColumn,
  uidColumn,
} from '../../ui/review/queue-columns.js';
import { LEVELS, STATES, type Submission } from './verification.js';

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="UID begins with …" sx={{ minWidth: 220 }} />,
  <SelectInput
    key="status"
    source="status"
    label="State"
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={choices({ waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' })}
  />,
  <SelectInput key="level" source="level" label="Level" sx={{ minWidth: 150 }} choices={choices(LEVELS)} />,
];

const Age = ({ row: { status, submitted_at_ms: at } }: { row: Submission }) =>
  status === 'waiting' ? <Pill {...ageOf(at, Date.now())} /> : <>–</>;

/** Columns of a submission, for the queue and for a customer's page. */
export const SubmissionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  withCustomer && uidColumn,
  withCustomer && <DataTable.Col<Submission> key="account" source="account" label="Account" disableSort />,
  <DataTable.Col<Submission>
    key="level"
    source="level"
    label="Level"
    disableSort
    render={({ level }) => LEVELS[level]}
  />,
  stateColumn(STATES),
  sortedWhenColumn('submitted_at_ms', 'Submitted'),
  ageColumn('Waits for', Age),
  operatorColumn,
];

/** What waits for a decision, the oldest first. */
export const VerificationList = () => (
  <ListPage
    title="Verifications"
    filters={filters}
    filterDefaultValues={{ status: 'waiting' }}
    sort={{ field: 'submitted_at_ms', order: 'ASC' }}
    refresh={10_000}
  >
    <DataTable<Submission>
      rowClick="show"
      bulkActionButtons={false}
      empty={<EmptyNote text="Nothing is waiting here." />}
    >
      {SubmissionColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
