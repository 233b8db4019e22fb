import { DataTable } from 'react-admin';
import { figure, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { usePromise } from '../../ui/use-currency.js';
import { WhenField } from '../../ui/WhenField.js';
import { currencyText, STATES, stageText, WAYS, type Withdrawal, waitsFor } from './withdrawal.js';

const Age = ({ withdrawal }: { withdrawal: Withdrawal }) => {
  const age = waitsFor(withdrawal, Date.now(), usePromise());
  return age ? <Pill {...age} /> : <>–</>;
};

const SUMS = [
  ['number', 'Amount'],
  ['fee', 'Fee'],
  ['real_number', 'Receives'],
] as const;

/** Columns of a withdrawal, for the queue and for a customer's page. */
export const WithdrawalColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Withdrawal> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && <DataTable.Col<Withdrawal> key="uid" source="uid" label="UID" disableSort />,
  ...SUMS.map(([source, label]) => (
    <DataTable.Col<Withdrawal>
      align="right"
      key={source}
      source={source}
      label={label}
      disableSort
      render={(row) => (source === 'number' ? money(row.number) : figure(row[source]))}
    />
  )),
  <DataTable.Col<Withdrawal> key="way" source="way" disableSort render={({ way }) => WAYS[way]} />,
  <DataTable.Col<Withdrawal> key="code" source="code" label="Paid in" disableSort render={currencyText} />,
  <DataTable.Col<Withdrawal>
    key="status"
    source="status"
    label="State"
    disableSort
    render={({ status }) => <Pill {...STATES[status]} />}
  />,
  <DataTable.Col<Withdrawal>
    key="stage"
    source="waits_for"
    label="Waits for"
    disableSort
    render={(row) => stageText(row) ?? '–'}
  />,
  <DataTable.Col<Withdrawal>
    key="age"
    source="age"
    label="Since"
    disableSort
    render={(row) => <Age withdrawal={row} />}
  />,
  <DataTable.Col<Withdrawal> key="created" source="created_at_ms" label="Asked">
    <WhenField source="created_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Withdrawal>
    key="holder"
    source="claimed_by_name"
    label="Claimed by"
    disableSort
    render={({ claimed_by_name: holder }) => holder ?? '–'}
  />,
  <DataTable.Col<Withdrawal>
    key="reference"
    source="reference"
    disableSort
    render={({ reference }) => reference ?? '–'}
  />,
];
