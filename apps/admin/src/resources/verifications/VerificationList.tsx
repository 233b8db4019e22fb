import { Box } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FIRST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { cut } from '../../ui/cut.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { AssignSelected } from '../../ui/review/AssignSelected.js';
import { ageOf } from '../../ui/review/queue.js';
import { ageColumn, sortedWhenColumn, standingColumn, Worker } from '../../ui/review/queue-columns.js';
import { When } from '../../ui/WhenField.js';
import { CustomerName, customerCell } from '../../ui/whose.js';
import { revokedText } from './revoked-text.js';
import { LEVELS, type Submission, standingOf, statedBy } from './verification.js';

const choices = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('common.uidBeginsWith')} sx={{ minWidth: 220 }} />,
  <SelectInput
    key="status"
    source="status"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={choices({
      waiting: t('common.waiting'),
      approved: t('common.approved'),
      rejected: t('common.rejected'),
    })}
  />,
  <SelectInput
    key="level"
    source="level"
    label={t('verifications.level')}
    sx={{ minWidth: 150 }}
    choices={choices(LEVELS)}
  />,
];

const Age = ({ row: { status, submitted_at_ms: at } }: { row: Submission }) =>
  status === 'waiting' ? <Pill {...ageOf(at, Date.now())} /> : <>–</>;

/** Text on one line; what is cut off is in the tooltip. */
const Cut = ({ text, width }: { text: string; width: number }) => (
  <Box
    component="bdi"
    title={text}
    sx={{
      display: 'block',
      maxWidth: width,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    }}
  >
    {text}
  </Box>
);

/** Who revoked its level, when and why; else who holds it, or who decided. */
const operatorColumn = (
  <DataTable.Col<Submission>
    key="operator"
    source="claimed_by_name"
    label={t('common.operator')}
    disableSort
    cellSx={cut(300)}
    render={(row) =>
      row.revoked_at_ms === null ? (
        <Worker row={row} />
      ) : (
        <span title={revokedText(row)}>
          {revokedText(row)} <When ms={row.revoked_at_ms} />
        </span>
      )
    }
  />
);

/** Columns of a submission, for the queue and for a customer's page. */
export const SubmissionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  withCustomer && (
    <DataTable.Col<Submission>
      key="uid"
      source="uid"
      label={t('common.customer')}
      disableSort
      className={FIRST_ON_PHONE}
      cellSx={customerCell}
      render={(row) => <CustomerName row={statedBy(row)} />}
    />
  ),
  withCustomer && (
    <DataTable.Col<Submission>
      key="account"
      source="account"
      label={t('common.account')}
      disableSort
      render={({ account }) => <Cut text={account} width={220} />}
    />
  ),
  <DataTable.Col<Submission>
    key="name"
    source="name"
    label={t('verifications.statedName')}
    disableSort
    render={({ name }) => <Cut text={name} width={220} />}
  />,
  <DataTable.Col<Submission>
    key="level"
    source="level"
    label={t('verifications.level')}
    disableSort
    className={ON_PHONE}
    render={({ level }) => LEVELS[level]}
  />,
  standingColumn<Submission>(standingOf),
  sortedWhenColumn('submitted_at_ms', t('verifications.submitted')),
  ageColumn(t('common.waitsFor'), Age),
  operatorColumn,
];

/** Submissions waiting for a decision, oldest first. */
export const VerificationList = () => (
  <ListPage
    title={t('verifications.verifications')}
    filters={filters}
    filterDefaultValues={{ status: 'waiting' }}
    sort={{ field: 'submitted_at_ms', order: 'ASC' }}
    inside={QueueRows}
  >
    <DataTable<Submission>
      rowClick="show"
      bulkActionButtons={
        <>
          <AssignSelected />
          <ExportSelected />
        </>
      }
      empty={<EmptyRows text={t('verifications.nothingIsWaitingHere')} />}
    >
      {SubmissionColumns({ withCustomer: true })}
    </DataTable>
  </ListPage>
);
