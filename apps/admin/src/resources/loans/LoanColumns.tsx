import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ON_PHONE } from '../../theme/on-phone.js';
import { money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import {
  ageColumn,
  operatorColumn,
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
  <DataTable.Col<Loan> key="product" source="product_name" label={t('loans.product')} disableSort />,
  <DataTable.Col<Loan>
    align="right"
    key="amount"
    source="amount"
    className={ON_PHONE}
    label={t('common.amount')}
    disableSort
    render={({ amount }) => money(amount)}
  />,
  <DataTable.NumberCol<Loan> key="period" source="loan_period" label={t('loans.days')} disableSort />,
  <DataTable.Col<Loan>
    align="right"
    key="total"
    source="total_amount"
    label={t('loans.toPay')}
    disableSort
    render={({ total_amount: total }) => money(total)}
  />,
  stateColumn(STATES),
  ageColumn(t('common.waitsFor'), Age),
  <DataTable.Col<Loan>
    key="late"
    source="days_late"
    label={t('loans.late')}
    disableSort
    render={({ days_late: days }) => (days === 0 ? '–' : <Pill label={lateText(days)} tone="error" />)}
  />,
  <DataTable.Col<Loan>
    key="due"
    source="due_at_ms"
    label={t('loans.dueOn')}
    render={({ due_at_ms: due }) => dueDay(due)}
  />,
  sortedWhenColumn('created_at_ms', t('common.asked')),
  operatorColumn,
  whenColumn('ended_at_ms', t('loans.ended')),
];
