import { DataTable } from 'react-admin';
import { Pill } from '../../../ui/Pill.js';
import { WhenField } from '../../../ui/WhenField.js';
import { type Application, STATES, waitsFor } from './application.js';

export const Age = ({ application }: { application: Application }) => {
  const age = waitsFor(application, Date.now());
  return age ? <Pill {...age} /> : <>–</>;
};

/** Columns of a loan form, for the queue and for a customer's page. */
export const ApplicationColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Application> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && <DataTable.Col<Application> key="uid" source="uid" label="UID" disableSort />,
  withCustomer && <DataTable.Col<Application> key="account" source="account" label="Account" disableSort />,
  <DataTable.Col<Application> key="lang" source="lang" label="Language" disableSort />,
  <DataTable.Col<Application>
    key="status"
    source="status"
    label="State"
    disableSort
    render={({ status }) => <Pill {...STATES[status]} />}
  />,
  <DataTable.Col<Application> key="submitted" source="submitted_at_ms" label="Submitted">
    <WhenField source="submitted_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Application>
    key="age"
    source="age"
    label="Waits for"
    disableSort
    render={(row) => <Age application={row} />}
  />,
  <DataTable.Col<Application> key="promised" source="promised_at_ms" label="Promised until" disableSort>
    <WhenField source="promised_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Application>
    key="operator"
    source="claimed_by_name"
    label="Operator"
    disableSort
    render={({ claimed_by_name: holder, decided_by_name: decider }) => holder ?? decider ?? '–'}
  />,
];
