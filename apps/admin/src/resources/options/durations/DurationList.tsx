import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { LAST_ON_PHONE, namedOnPhone, ON_PHONE } from '../../../theme/on-phone.js';
import { SwitchSelected } from '../../../ui/bulk/SwitchMarked.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { ExportSelected } from '../../../ui/ExportButton.js';
import { money, ratio as ratioText } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { Pill } from '../../../ui/Pill.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { usePermission } from '../../../ui/use-permission.js';
import { durationText } from '../option.js';
import { breakEvenText, type Duration, forWhom } from './duration.js';
import { useLossLevel } from './use-durations.js';

const filters = [
  symbolFilter,
  <BooleanInput key="for_all" source="for_all" label={t('options.forAllOthers')} />,
  <BooleanInput key="isEnabled" source="isEnabled" label={t('common.offered')} />,
];

const Rule = () => (
  <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
    {t('options.aSymbolThatHasDurationsOf')}
  </Alert>
);

export const DurationList = () => {
  const canAccess = usePermission('durations', 'edit');
  const lossLevel = useLossLevel();
  return (
    <ListPage
      isStacked
      title={t('options.durations')}
      filters={filters}
      sort={{ field: 'symbolId', order: 'ASC' }}
      perPage={100}
      refresh={5000}
      above={<Rule />}
      canCreate
    >
      <DataTable<Duration>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={
          <>
            <SwitchSelected />
            <ExportSelected />
          </>
        }
        empty={<EmptyNote text={t('options.noDurationFitsWithoutOneNo')} />}
      >
        <DataTable.Col<Duration>
          source="symbolId"
          label={t('common.symbol')}
          className={ON_PHONE}
          render={forWhom}
        />
        <DataTable.Col<Duration>
          source="seconds"
          label={t('options.duration')}
          className={ON_PHONE}
          render={({ seconds }) => durationText(seconds)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="ratio"
          label={t('options.ratio')}
          className={ON_PHONE}
          cellSx={namedOnPhone(t('options.ratio'))}
          render={({ ratio }) => ratioText(ratio)}
        />
        <DataTable.Col<Duration>
          align="right"
          label={t('options.breaksEvenAt')}
          className={ON_PHONE}
          cellSx={namedOnPhone(t('options.breaksEvenAt'))}
          disableSort
          render={({ ratio }) => breakEvenText(ratio, lossLevel)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="least"
          label={t('options.smallestStake')}
          className={ON_PHONE}
          cellSx={namedOnPhone(t('options.smallestStake'))}
          disableSort
          render={({ least }) => money(least)}
        />
        <DataTable.Col<Duration>
          align="right"
          source="most"
          label={t('options.largestStake')}
          className={ON_PHONE}
          cellSx={namedOnPhone(t('options.largestStake'))}
          render={({ most }) => money(most)}
        />
        <DataTable.NumberCol<Duration> source="openOptions" label={t('options.running')} disableSort />
        <DataTable.Col<Duration>
          source="isEnabled"
          label={t('common.offered')}
          disableSort
          className={LAST_ON_PHONE}
          render={({ isEnabled }) => (
            <Pill
              label={isEnabled ? t('options.on') : t('options.off')}
              tone={isEnabled ? 'success' : 'default'}
            />
          )}
        />
      </DataTable>
    </ListPage>
  );
};
