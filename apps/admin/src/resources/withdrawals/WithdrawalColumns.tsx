import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ON_PHONE } from '../../theme/on-phone.js';
import { Pill } from '../../ui/Pill.js';
import {
  ageColumn,
  operatorColumn,
  sortedWhenColumn,
  stateColumn,
  whoseColumns,
} from '../../ui/review/queue-columns.js';
import { Sum } from '../../ui/Sum.js';
import { useCurrency, usePromise } from '../../ui/use-currency.js';
import {
  currencyText,
  receivedText,
  STATES,
  stageText,
  WAYS,
  type Withdrawal,
  waitsFor,
} from './withdrawal.js';

const Age = ({ row }: { row: Withdrawal }) => {
  const age = waitsFor(row, Date.now(), usePromise());
  return age ? <Pill {...age} /> : <>–</>;
};

const Received = ({ row }: { row: Withdrawal }) => receivedText(row, useCurrency());

const SUMS = [
  ['number', t('common.amount')],
  ['fee', t('withdrawals.fee')],
  ['real_number', t('withdrawals.receives')],
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
      {...(source === 'number' && { className: ON_PHONE })}
      render={(row) => (source === 'real_number' ? <Received row={row} /> : <Sum value={row[source]} />)}
    />
  )),
  <DataTable.Col<Withdrawal>
    key="way"
    source="way"
    label={t('withdrawals.way')}
    disableSort
    render={({ way }) => WAYS[way]}
  />,
  <DataTable.Col<Withdrawal>
    key="code"
    source="code"
    label={t('withdrawals.currency')}
    disableSort
    render={currencyText}
  />,
  stateColumn(STATES),
  <DataTable.Col<Withdrawal>
    key="stage"
    source="waits_for"
    label={t('common.waitsFor')}
    disableSort
    render={(row) => (
      <>
        {stageText(row) ?? '–'}
        {row.is_target_shared && (
          <>
            {' '}
            <Pill label={t('withdrawals.targetUsedElsewhere')} tone="error" />
          </>
        )}
      </>
    )}
  />,
  ageColumn(t('withdrawals.since'), Age),
  sortedWhenColumn('created_at_ms', t('common.asked')),
  operatorColumn,
  <DataTable.Col<Withdrawal>
    key="reference"
    source="reference"
    label={t('withdrawals.reference')}
    disableSort
    render={({ reference }) => (
      <Box
        component="span"
        title={reference ?? ''}
        sx={{ display: 'block', maxWidth: 144, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        {reference ?? '–'}
      </Box>
    )}
  />,
];
