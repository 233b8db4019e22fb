import { DataTable } from 'react-admin';
import { figure, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { usePromise } from '../../ui/use-currency.js';
import { WhenField } from '../../ui/WhenField.js';
import { type Deposit, STAGES, STATES, stageOf, WAYS, waitsFor } from './deposit.js';

const Age = ({ deposit }: { deposit: Deposit }) => {
  const age = waitsFor(deposit, Date.now(), usePromise());
  return age ? <Pill {...age} /> : <>–</>;
};

/** Columns of a deposit, for the queue and for a customer's page. */
export const DepositColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Deposit> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && <DataTable.Col<Deposit> key="uid" source="uid" label="UID" disableSort />,
  <DataTable.Col<Deposit>
    align="right"
    key="number"
    source="number"
    label="Amount"
    disableSort
    render={({ number }) => money(number)}
  />,
  <DataTable.Col<Deposit> key="way" source="way" disableSort render={({ way }) => WAYS[way]} />,
  <DataTable.Col<Deposit>
    key="code"
    source="currency_code"
    label="Sent as"
    disableSort
    render={({ coin_number: coins, currency_code: code }) =>
      coins === null ? code : `${figure(coins)} ${code}`
    }
  />,
  <DataTable.Col<Deposit>
    key="status"
    source="status"
    label="State"
    disableSort
    render={({ status }) => <Pill {...STATES[status]} />}
  />,
  <DataTable.Col<Deposit>
    key="stage"
    source="waits_for"
    label="Waits for"
    disableSort
    render={(row) => {
      const stage = stageOf(row);
      return stage === null ? '–' : STAGES[stage];
    }}
  />,
  <DataTable.Col<Deposit>
    key="age"
    source="age"
    label="Since"
    disableSort
    render={(row) => <Age deposit={row} />}
  />,
  <DataTable.Col<Deposit> key="created" source="created_at_ms" label="Asked">
    <WhenField source="created_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Deposit>
    key="holder"
    source="claimed_by_name"
    label="Claimed by"
    disableSort
    render={({ claimed_by_name: holder }) => holder ?? '–'}
  />,
  <DataTable.Col<Deposit> key="ended" source="ended_at_ms" label="Ended" disableSort>
    <WhenField source="ended_at_ms" />
  </DataTable.Col>,
];
