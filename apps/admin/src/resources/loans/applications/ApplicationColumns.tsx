import { DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { languageName } from '../../../ui/language-name.js';
import { Pill } from '../../../ui/Pill.js';
import {
  ageColumn,
  operatorColumn,
  sortedWhenColumn,
  stateColumn,
  whenColumn,
  whoseColumns,
} from '../../../ui/review/queue-columns.js';
import { type Application, STATES, waitsFor } from './application.js';

export const Age = ({ row }: { row: Application }) => {
  const age = waitsFor(row, Date.now());
  return age ? <Pill {...age} /> : <>–</>;
};

/** Columns of a loan form, for the queue and for a customer's page. */
export const ApplicationColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  ...whoseColumns(withCustomer),
  withCustomer && (
    <DataTable.Col<Application> key="account" source="account" label={t('common.account')} disableSort />
  ),
  <DataTable.Col<Application>
    key="lang"
    source="lang"
    label={t('common.language')}
    disableSort
    render={({ lang }) => languageName(lang)}
  />,
  stateColumn(STATES),
  sortedWhenColumn('submitted_at_ms', t('loans.submitted')),
  ageColumn(t('common.waitsFor'), Age),
  whenColumn('promised_at_ms', t('loans.promisedUntil')),
  operatorColumn,
];
