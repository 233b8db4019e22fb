import { Typography } from '@mui/material';
import { DataTable, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { PHONE } from '../../theme/fields.js';
import { FIRST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { cut } from '../../ui/cut.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { Pill } from '../../ui/Pill.js';
import { QueueRows } from '../../ui/queue-rows.js';
import { WhenField } from '../../ui/WhenField.js';
import {
  type Approval,
  kindName,
  STATES,
  standingOf,
  subjectText,
  useSubjects,
  whoseTurn,
} from './approval.js';
import { RequestText } from './RequestText.js';
import { CutWithUid } from './WithUid.js';

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={t('common.state')}
    alwaysOn
    sx={{ minWidth: 150 }}
    choices={Object.entries(STATES).map(([id, { label }]) => ({ id, name: label }))}
  />,
  <DayFilter key="from" source="from" label={t('common.askedFrom')} />,
  <DayFilter key="until" source="until" label={t('common.askedBefore')} />,
];

/** On a phone a change has two lines. */
const changeCell = () => ({
  ...cut(310)(),
  [PHONE]: {
    '& > span': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
    overflowWrap: 'anywhere',
  },
});

/** Requests waiting for approval, oldest first; and the outcome of the rest. */
export const ApprovalList = () => {
  const subjects = useSubjects();
  return (
    <ListPage
      title={t('approvals.toApprove')}
      filters={filters}
      filterDefaultValues={{ state: 'waiting' }}
      sort={{ field: 'made_at_ms', order: 'ASC' }}
      inside={QueueRows}
    >
      <DataTable<Approval>
        rowClick="show"
        bulkActionButtons={false}
        hiddenColumns={['decider', 'decided_at_ms', 'note']}
        empty={<EmptyRows text={t('approvals.nothingWaitsForASecondPerson')} />}
      >
        <DataTable.Col<Approval>
          source="made_at_ms"
          label={t('common.state')}
          className={ON_PHONE}
          render={(row) => (
            <>
              <Pill {...standingOf(row, Date.now())} />
              {row.state === 'waiting' && (
                <Typography variant="caption" color="textSecondary" component="div">
                  {whoseTurn(row)}
                </Typography>
              )}
            </>
          )}
        />
        <DataTable.Col<Approval>
          source="label"
          label={t('approvals.what')}
          disableSort
          className={FIRST_ON_PHONE}
          render={kindName}
          cellSx={cut(180)}
        />
        <DataTable.Col<Approval>
          source="subject"
          label={t('approvals.which')}
          disableSort
          className={FIRST_ON_PHONE}
          render={(row) => <CutWithUid customer={row.customer} text={subjectText(subjects, row)} />}
          cellSx={cut(264)}
        />
        <DataTable.Col<Approval>
          source="after"
          label={t('approvals.wouldChange')}
          disableSort
          className={FIRST_ON_PHONE}
          render={(row) => <RequestText request={row} />}
          cellSx={changeCell}
        />
        <DataTable.Col<Approval>
          source="maker"
          label={t('approvals.askedBy')}
          disableSort
          cellSx={cut(200)}
          render={({ maker, maker_name: name, is_own: isOwn }) =>
            isOwn ? t('approvals.you') : <OperatorName name={name} email={maker} />
          }
        />
        <DataTable.Col<Approval> source="reason" label={t('common.reason')} disableSort cellSx={cut(190)} />
        <DataTable.Col<Approval>
          source="decider"
          label={t('common.decidedBy')}
          disableSort
          render={({ decider, decider_name: name }) => <OperatorName name={name} email={decider} />}
        />
        <DataTable.Col<Approval> source="decided_at_ms" label={t('common.decided')} disableSort>
          <WhenField source="decided_at_ms" />
        </DataTable.Col>
        <DataTable.Col<Approval> source="note" label={t('approvals.note')} disableSort cellSx={cut(260)} />
      </DataTable>
    </ListPage>
  );
};
