import { DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { money } from '../../../ui/figures.js';
import { BoundsColumns, TermsList } from '../../../ui/terms/TermsList.js';
import { type LoanProduct, percent, yearly } from './loan-product.js';

const FIGURES = [
  { source: 'interest_rate', label: t('loans.aDay'), write: percent },
  { source: 'penalty_rate', label: t('loans.aDayLate'), write: percent },
  { source: 'example_total_due', label: t('loans.largestWhenDue'), write: money },
  { source: 'example_total_day_later', label: t('loans.aDayLater'), write: money },
  { source: 'example_yearly_rate', label: t('loans.aYear'), write: yearly },
] as const;

export const LoanProductList = () => (
  <TermsList
    resource="loan-products"
    canSwitch
    title={t('loans.loanProducts')}
    rule={t('loans.whatCustomersCanBorrowUnderThe')}
    empty={t('loans.noProductFitsWithoutOneNobody')}
  >
    <DataTable.Col<LoanProduct> source="name" label={t('common.name')} />
    <DataTable.NumberCol<LoanProduct> source="loan_period" label={t('loans.days')} />
    {BoundsColumns()}
    <DataTable.NumberCol<LoanProduct> source="free_period" label={t('loans.freeDays')} disableSort />
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
