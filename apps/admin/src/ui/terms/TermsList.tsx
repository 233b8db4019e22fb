import { Alert } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { BooleanInput, DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { SwitchSelected } from '../bulk/SwitchMarked.js';
import { EmptyRows } from '../EmptyRows.js';
import { ExportSelected } from '../ExportButton.js';
import { money } from '../figures.js';
import { ListPage } from '../ListPage.js';
import { Pill } from '../Pill.js';
import { usePermission } from '../use-permission.js';

/** Fields common to all payment terms. */
export interface Terms {
  readonly id: number;
  readonly sort: number;
  readonly is_enabled: boolean;
}

/** Limits of one request in account currency; `max_amount` 0: none. */
export interface Bounds {
  readonly min_amount: number;
  readonly max_amount: number;
}

interface Props {
  readonly resource: string;
  readonly title: string;
  /** Rule that applies to all rows. */
  readonly rule: string;
  readonly empty: string;
  /** Text for an empty list while no filter is set; absent: `empty`. */
  readonly unfiltered?: string;
  readonly filters?: ReactElement[];
  /** Whether selected rows can be switched on and off together. */
  readonly canSwitch?: boolean;
  /** Columns of the table. */
  readonly children: ReactNode;
}

const offered = <BooleanInput key="is_enabled" source="is_enabled" label={t('common.offered')} />;

/** Terms that operators set for all customers, in the order in which customers see them. */
export const TermsList = ({
  resource,
  title,
  rule,
  empty,
  unfiltered = empty,
  filters = [],
  children,
  canSwitch = false,
}: Props) => {
  const canAccess = usePermission(resource, 'edit');
  return (
    <ListPage
      title={title}
      filters={[...filters, offered]}
      sort={{ field: 'sort', order: 'ASC' }}
      perPage={100}
      above={
        <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
          {rule}
        </Alert>
      }
      canCreate
    >
      <DataTable<Terms>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={
          <>
            {canSwitch && <SwitchSelected />}
            <ExportSelected />
          </>
        }
        empty={<EmptyRows text={empty} unfiltered={unfiltered} />}
      >
        {children}
        <DataTable.NumberCol<Terms> source="sort" label={t('ui.place')} />
        <DataTable.Col<Terms>
          source="is_enabled"
          label={t('common.offered')}
          disableSort
          render={({ is_enabled: isOn }) => (
            <Pill label={isOn ? t('ui.on') : t('ui.off')} tone={isOn ? 'success' : 'default'} />
          )}
        />
      </DataTable>
    </ListPage>
  );
};

/** Columns of the minimum and maximum amount. */
export const BoundsColumns = () => [
  <DataTable.Col<Terms & Bounds>
    key="least"
    align="right"
    source="min_amount"
    label={t('ui.smallest')}
    disableSort
    render={({ min_amount: least }) => money(least)}
  />,
  <DataTable.Col<Terms & Bounds>
    key="most"
    align="right"
    source="max_amount"
    label={t('ui.largest')}
    disableSort
    render={({ max_amount: most }) => (most === 0 ? t('ui.noBound') : money(most))}
  />,
];
