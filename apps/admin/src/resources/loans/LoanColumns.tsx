import { DataTable } from 'react-admin';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { dueDay, type Loan, lateText, STATES, waitsFor } from './loan.js';

export const Age = ({ loan }: { loan: Loan }) => {
  const age = waitsFor(loan, Date.now());
  return age ? <Pill {...age} /> : <>–</>;
};

/** Columns of a loan, for the queue and for a customer's page. */
export const LoanColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Loan> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && <DataTable.Col<Loan> key="uid" source="uid" label="UID" disableSort />,
  <DataTable.Col<Loan> key="product" source="product_name" label="Product" disableSort />,
  <DataTable.Col<Loan>
    align="right"
    key="amount"
    source="amount"
    label="Amount"
    disableSort
    render={({ amount }) => money(amount)}
  />,
  <DataTable.NumberCol<Loan> key="period" source="loan_period" label="Days" disableSort />,
  <DataTable.Col<Loan>
    align="right"
    key="total"
    source="total_amount"
    label="To pay"
    disableSort
    render={({ total_amount: total }) => money(total)}
  />,
  <DataTable.Col<Loan>
    key="status"
    source="status"
    label="State"
    disableSort
    render={({ status }) => <Pill {...STATES[status]} />}
  />,
  <DataTable.Col<Loan>
    key="age"
    source="age"
    label="Waits for"
    disableSort
    render={(row) => <Age loan={row} />}
  />,
  <DataTable.Col<Loan>
    key="late"
    source="days_late"
    label="Late"
    disableSort
    render={({ days_late: days }) => (days === 0 ? '–' : <Pill label={lateText(days)} tone="error" />)}
  />,
  <DataTable.Col<Loan>
    key="due"
    source="due_at_ms"
    label="Due on"
    render={({ due_at_ms: due }) => dueDay(due)}
  />,
  <DataTable.Col<Loan> key="created" source="created_at_ms" label="Asked">
    <WhenField source="created_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Loan>
    key="holder"
    source="claimed_by_name"
    label="Claimed by"
    disableSort
    render={({ claimed_by_name: holder }) => holder ?? '–'}
  />,
  <DataTable.Col<Loan> key="ended" source="ended_at_ms" label="Ended" disableSort>
    <WhenField source="ended_at_ms" />
  </DataTable.Col>,
];
