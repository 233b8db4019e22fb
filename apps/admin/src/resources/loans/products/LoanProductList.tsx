import { DataTable } from 'react-admin';
import { money } from '../../../ui/figures.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import { type LoanProduct, percent, yearly } from './loan-product.js';

const FIGURES = [
  { source: 'interest_rate', label: 'A day', write: percent },
  { source: 'penalty_rate', label: 'A day late', write: percent },
  { source: 'example_total_due', label: 'Largest, when due', write: money },
  { source: 'example_total_day_later', label: 'A day later', write: money },
  { source: 'example_yearly_rate', label: 'A year', write: yearly },
] as const;

export const LoanProductList = () => (
  <TermsList
    resource="loan-products"
    title="Loan products"
    rule="What customers can borrow, under the same terms for everybody. A loan keeps the terms that were signed."
    empty="No product fits. Without one nobody can borrow."
  >
    <DataTable.Col<LoanProduct> source="name" />
    <DataTable.NumberCol<LoanProduct> source="loan_period" label="Days" />
    {BoundsColumns()}
    <DataTable.NumberCol<LoanProduct> source="free_period" label="Free days" disableSort />
    {FIGURES.map(({ source, label, write }) => (
      <DataTable.Col<LoanProduct>
        key={source}
        align="right"
        source={source}
        label={label}
        disableSort
        render={(row) => write(row[source])}
      />
    ))}
  </TermsList>
);
