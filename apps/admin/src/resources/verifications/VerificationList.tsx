import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { ageOf } from '../../ui/review/queue.js';
import { WhenField } from '../../ui/WhenField.js';
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

/** Columns of a submission, for the queue and for a customer's page. */
export const SubmissionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  withCustomer && <DataTable.Col<Submission> key="uid" source="uid" label="UID" disableSort />,
  withCustomer && <DataTable.Col<Submission> key="account" source="account" label="Account" disableSort />,
  <DataTable.Col<Submission>
    key="level"
    source="level"
    label="Level"
    disableSort
    render={({ level }) => LEVELS[level]}
  />,
  <DataTable.Col<Submission>
    key="status"
    source="status"
    label="State"
    disableSort
    render={({ status }) => <Pill {...STATES[status]} />}
  />,
  <DataTable.Col<Submission> key="submitted" source="submitted_at_ms" label="Submitted">
    <WhenField source="submitted_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Submission>
    key="age"
    source="age"
    label="Waits for"
    disableSort
    render={({ status, submitted_at_ms: at }) =>
      status === 'waiting' ? <Pill {...ageOf(at, Date.now())} /> : '–'
    }
  />,
  <DataTable.Col<Submission>
    key="operator"
    source="claimed_by_name"
    label="Operator"
    disableSort
    render={({ claimed_by_name: holder, decided_by_name: decider }) => holder ?? decider ?? '–'}
  />,
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
