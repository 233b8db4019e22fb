import { DataTable } from 'react-admin';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import {
  ageColumn,
  holderColumn,
  sortedWhenColumn,
  stateColumn,
  whenColumn,
  whoseColumns,
} from '../../ui/review/queue-columns.js';
import { dueDay, type Loan, lateText, STATES, waitsFor } from './loan.js';

export const Age = ({ row }: { row: Loan }) => {
  const age = waitsFor(row, Date.now());
  return age ? <Pill {...age} /> : <>–</>;
};

/** Columns of a loan, for the queue and for a customer's page. */
export const LoanColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  ...whoseColumns(withCustomer),
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
  stateColumn(STATES),
  ageColumn('Waits for', Age),
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
  sortedWhenColumn('created_at_ms', 'Asked'),
  holderColumn,
  whenColumn('ended_at_ms', 'Ended'),
];
