import { DataTable } from 'react-admin';
import { figure, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import {
  ageColumn,
  holderColumn,
  sortedWhenColumn,
  stateColumn,
  whoseColumns,
} from '../../ui/review/queue-columns.js';
import { usePromise } from '../../ui/use-currency.js';
import { currencyText, STATES, stageText, WAYS, type Withdrawal, waitsFor } from './withdrawal.js';

const Age = ({ row }: { row: Withdrawal }) => {
  const age = waitsFor(row, Date.now(), usePromise());
  return age ? <Pill {...age} /> : <>–</>;
};

const SUMS = [
  ['number', 'Amount'],
  ['fee', 'Fee'],
  ['real_number', 'Receives'],
] as const;

/** Columns of a withdrawal, for the queue and for a customer's page. */
export const WithdrawalColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  ...whoseColumns(withCustomer),
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
  stateColumn(STATES),
  <DataTable.Col<Withdrawal>
    key="stage"
    source="waits_for"
    label="Waits for"
    disableSort
    render={(row) => stageText(row) ?? '–'}
  />,
  ageColumn('Since', Age),
  sortedWhenColumn('created_at_ms', 'Asked'),
  holderColumn,
  <DataTable.Col<Withdrawal>
    key="reference"
    source="reference"
    disableSort
    render={({ reference }) => reference ?? '–'}
  />,
];
