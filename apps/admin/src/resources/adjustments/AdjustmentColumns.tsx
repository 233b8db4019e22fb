import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { cut } from '../../ui/cut.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatUnrounded } from '../../ui/figures.js';
import { NumberedCustomer } from '../../ui/NumberedCustomer.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { customerCell } from '../../ui/whose.js';
import { STATES } from '../approvals/approval.js';
import { ACCOUNT_NAMES } from '../customers/customer.js';
import type { Adjustment } from './adjustment.js';

/** Columns of a correction, for the list and for a customer's page. */
export const AdjustmentColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Adjustment>
    key="id"
    source="id"
    label={t('common.no')}
    options={{ useGrouping: false }}
  />,
  withCustomer && (
    <DataTable.Col<Adjustment>
      key="customer"
      source="subject"
      label={t('common.customer')}
      disableSort
      cellSx={customerCell}
      render={({ subject }) => <NumberedCustomer id={Number(subject)} isCut />}
    />
  ),
  <DataTable.Col<Adjustment>
    key="account"
    source="account"
    label={t('common.account')}
    disableSort
    render={({ after }) => ACCOUNT_NAMES[after.account]}
  />,
  <DataTable.Col<Adjustment>
    align="right"
    key="amount"
    source="amount"
    label={t('common.amount')}
    disableSort
    render={({ after }) => <FigureText value={Number(after.amount)} write={formatUnrounded} toned />}
  />,
  <DataTable.Col<Adjustment>
    key="reason"
    source="reason"
    label={t('common.reason')}
    disableSort
    cellSx={cut(320)}
  />,
  <DataTable.Col<Adjustment>
    key="state"
    source="state"
    label={t('common.state')}
    disableSort
    render={({ state }) => <Pill {...STATES[state]} />}
  />,
  <DataTable.Col<Adjustment>
    key="maker"
    source="maker"
    label={t('adjustments.askedBy')}
    disableSort
    cellSx={cut(200)}
    render={({ maker, maker_name: name, is_own: isOwn }) =>
      isOwn ? t('adjustments.you') : <OperatorName name={name} email={maker} />
    }
  />,
  <DataTable.Col<Adjustment> key="made" source="made_at_ms" label={t('common.asked')}>
    <WhenField source="made_at_ms" />
  </DataTable.Col>,
  <DataTable.Col<Adjustment>
    key="decider"
    source="decider"
    label={t('common.decidedBy')}
    disableSort
    cellSx={cut(200)}
    render={({ decider, decider_name: name }) => <OperatorName name={name} email={decider} />}
  />,
];
