import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ON_PHONE, ROOMY } from '../../theme/on-phone.js';
import { formatUnrounded } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import {
  ageColumn,
  operatorColumn,
  sortedWhenColumn,
  stateColumn,
  whenColumn,
  whoseColumns,
} from '../../ui/review/queue-columns.js';
import { Sum } from '../../ui/Sum.js';
import { useCurrency, usePromise } from '../../ui/use-currency.js';
import { type Deposit, STAGES, STATES, stageOf, WAYS, waitsFor } from './deposit.js';

const Age = ({ row }: { row: Deposit }) => {
  const age = waitsFor(row, Date.now(), usePromise());
  return age ? <Pill {...age} /> : <>–</>;
};

/** Amount and unit sent; a bank payment in account currency is the amount itself. */
const Sent = ({ row: { coin_number: coins, currency_code: code, number } }: { row: Deposit }) => {
  const sent = coins ?? (code === useCurrency() ? number : null);
  return <>{sent === null ? code : `${formatUnrounded(sent)} ${code}`}</>;
};

/** Columns of a deposit, for the queue and for a customer's page. */
export const DepositColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  ...whoseColumns(withCustomer),
  <DataTable.Col<Deposit>
    align="right"
    key="number"
    source="number"
    label={t('common.amount')}
    disableSort
    className={ON_PHONE}
    render={({ number }) => <Sum value={number} />}
  />,
  <DataTable.Col<Deposit>
    key="way"
    source="way"
    label={t('deposits.way')}
    disableSort
    className={ROOMY}
    render={({ way }) => WAYS[way]}
  />,
  <DataTable.Col<Deposit>
    key="code"
    source="currency_code"
    label={t('deposits.sentAs')}
    disableSort
    render={(row) => <Sent row={row} />}
  />,
  stateColumn(STATES),
  <DataTable.Col<Deposit>
    key="stage"
    source="waits_for"
    label={t('common.waitsFor')}
    disableSort
    className={ON_PHONE}
    render={(row) => {
      const stage = stageOf(row);
      if (stage === null) return '–';
      return (
        <>
          {STAGES[stage]}
          {row.is_proof_shared && (
            <>
              {' '}
              <Pill label={t('deposits.pictureUsedElsewhere')} tone="error" />
            </>
          )}
        </>
      );
    }}
  />,
  ageColumn(t('deposits.since'), Age),
  sortedWhenColumn('created_at_ms', t('common.asked')),
  operatorColumn,
  whenColumn('ended_at_ms', t('deposits.ended')),
];
