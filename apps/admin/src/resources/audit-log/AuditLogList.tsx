import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import {
  AutocompleteInput,
  DataTable,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { PHONE } from '../../theme/fields.js';
import { FIRST_ON_PHONE, ON_PHONE } from '../../theme/on-phone.js';
import { WIDE_EVIDENCE } from '../../theme/windows.js';
import { cut } from '../../ui/cut.js';
import { DayFilter } from '../../ui/DayFilter.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { WhenField } from '../../ui/WhenField.js';
import { ACTION_CHOICES, actionName, isMeant } from './action.js';
import type { AuditRow } from './audit-row.js';
import { ChangeText } from './ChangeText.js';
import { CUSTOMER_ID } from './field-values.js';
import { isGuard } from './guard.js';
import { LoggedOperator } from './LoggedOperator.js';
import { useLogName } from './use-log-name.js';
import { settingOf } from './use-setting-words.js';
import { Which } from './Which.js';

const filtersFor = (resources: readonly { readonly id: string; readonly name: string }[]) => [
  <SearchInput
    key="q"
    source="q"
    placeholder={t('auditLog.textInTheNewest50000')}
    alwaysOn
    sx={{ minWidth: 260 }}
  />,
  <AutocompleteInput
    key="resource"
    source="resource"
    label={t('auditLog.what')}
    choices={[...resources]}
    matchSuggestion={isMeant}
    sx={{ minWidth: 180 }}
    alwaysOn
  />,
  <AutocompleteInput
    key="action"
    source="action"
    label={t('auditLog.action')}
    choices={ACTION_CHOICES}
    matchSuggestion={isMeant}
    sx={{ minWidth: 180 }}
    alwaysOn
  />,
  <TextInput key="resource_id" source="resource_id" label={t('auditLog.whichExactNameOrNumber')} />,
  <ReferenceInput
    key="operator_id"
    source="operator_id"
    label={t('common.operator')}
    reference="operators"
    perPage={200}
  >
    <SelectInput label={t('common.operator')} optionText="email" sx={{ minWidth: 240 }} />
  </ReferenceInput>,
  <TextInput key="customer_id" source="customer_id" label={t('auditLog.customersNumber')} />,
  <TextInput key="place" source="place" label={t('auditLog.rowInTheChain')} />,
  <DayFilter key="from" source="from" label={t('auditLog.from')} />,
  <DayFilter key="until" source="until" label={t('common.before')} />,
];

const ResourceName = ({ name }: { name: string }) => <span title={name}>{useLogName()(name)}</span>;

/** Action; changes of permissions stand out by weight and a shield. */
const Act = ({ row }: { row: AuditRow }) => {
  const name = actionName(row.action);
  if (!isGuard(row)) return <span title={row.action}>{name}</span>;
  return (
    <Box
      component="span"
      title={row.action}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 600 }}
    >
      {name}
      <ShieldOutlined titleAccess={t('auditLog.guard')} sx={{ fontSize: 16, color: 'warning.main' }} />
    </Box>
  );
};

/** Longer text wraps to a second line before it is cut off; the rest is on its page. */
const TWO_LINES = {
  whiteSpace: 'normal',
  '& > *': { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' },
} as const;

/** Columns of the audit log, for the log itself and, with `isOfOne`, for the page of a single customer or trader. */
export const AuditColumns = ({ isOfOne = false } = {}) => [
  <DataTable.Col<AuditRow> key="at" source="at_ms" label={t('common.when')} disableSort className={ON_PHONE}>
    <WhenField source="at_ms" />
  </DataTable.Col>,
  <DataTable.Col<AuditRow>
    key="operator"
    source="operator_email"
    label={t('common.operator')}
    disableSort
    className={FIRST_ON_PHONE}
    render={(row) => <LoggedOperator row={row} />}
    cellSx={cut(140)}
  />,
  <DataTable.Col<AuditRow> key="address" source="address" label={t('auditLog.from')} disableSort />,
  <DataTable.Col<AuditRow>
    key="action"
    source="action"
    label={t('auditLog.action')}
    disableSort
    className={ON_PHONE}
    render={(row) => <Act row={row} />}
  />,
  <DataTable.Col<AuditRow>
    key="resource"
    source="resource"
    label={t('auditLog.what')}
    disableSort
    className={ON_PHONE}
    render={({ resource }) => <ResourceName name={resource} />}
  />,
  <DataTable.Col<AuditRow>
    key="which"
    source="resource_id"
    label={t('auditLog.which')}
    disableSort
    className={ON_PHONE}
    render={(row) => <Which isOfOne={isOfOne} isCut row={row} />}
    cellSx={() => ({
      ...cut(232)(),
      ...TWO_LINES,
      minWidth: 216,
      [`@media ${WIDE_EVIDENCE}`]: { maxWidth: 376 },
      [PHONE]: { maxWidth: '100%', minWidth: 0 },
    })}
  />,
  <DataTable.Col<AuditRow>
    key="change"
    label={t('common.change')}
    disableSort
    className={ON_PHONE}
    render={(row) => (
      <div>
        <ChangeText
          {...row}
          setting={settingOf(row)}
          without={[
            ...(row.customer_id === null ? [] : [CUSTOMER_ID]),
            ...(row.resource === 'approvals' ? ['state'] : []),
            // An export's sort order is irrelevant, and its number is shown next to it.
            ...(row.action === 'export' ? ['field', 'descending', 'export'] : []),
          ]}
          most={3}
        />
      </div>
    )}
    // Takes only the width the other columns leave: the table is never wider than its card.
    cellSx={() => ({
      ...{ ...cut(0)(), ...TWO_LINES, width: '100%', minWidth: 160 },
      [PHONE]: { maxWidth: 'calc(100% - 12px)' },
    })}
  />,
  <DataTable.Col<AuditRow>
    key="reason"
    source="reason"
    label={t('common.reason')}
    disableSort
    render={({ reason }) => reason && <span title={reason}>{reason}</span>}
    cellSx={() => ({ ...cut(200)(), ...TWO_LINES, minWidth: 160 })}
  />,
];

/** Resources that audit rows can be about. A picture has no screen of its own. */
const resourcesOf = (products: readonly Product[], nameOf: (resource: string) => string) =>
  [...products.filter(({ isReadOnly }) => !isReadOnly).map(({ name }) => name), 'uploads']
    .map((id) => ({ id, name: nameOf(id) }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** Read access is dimmed against changes. */
const LOOKED_AT = { '& td, & td *': { color: 'text.secondary' } };
const lookedAt = ({ action }: AuditRow): object => (action === 'look' ? LOOKED_AT : {});

export const AuditLogList = () => {
  const products = useProducts();
  const nameOf = useLogName();
  const filters = useMemo(() => filtersFor(resourcesOf(products, nameOf)), [products, nameOf]);
  return (
    <ListPage
      isStacked
      title={t('auditLog.auditLog')}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
    >
      <DataTable<AuditRow>
        empty={<EmptyRows text={t('auditLog.noneFits')} />}
        rowClick="show"
        hiddenColumns={['address']}
        bulkActionButtons={<ExportSelected />}
        rowSx={lookedAt}
      >
        {AuditColumns()}
      </DataTable>
    </ListPage>
  );
};
