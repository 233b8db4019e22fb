import { Alert } from '@mui/material';
import { BooleanInput, DataTable } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { formatNumber } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { usePermission } from '../../../ui/use-permission.js';
import { type Amount, forWhom } from './amount.js';

const filters = [
  symbolFilter,
  <BooleanInput key="for_all" source="for_all" label={t('options.forAllOthers')} />,
];

const Rule = () => (
  <Alert severity="info" variant="outlined" sx={{ m: 3 }}>
    {t('options.stakesToChooseFromWithOne')}
  </Alert>
);

export const AmountList = () => {
  const canAccess = usePermission('option-amounts', 'edit');
  return (
    <ListPage
      title={t('options.amounts')}
      filters={filters}
      sort={{ field: 'amount', order: 'ASC' }}
      perPage={100}
      above={<Rule />}
      canCreate
    >
      <DataTable<Amount>
        rowClick={canAccess ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text={t('options.noAmountFitsCustomersCanStill')} />}
      >
        <DataTable.Col<Amount> source="symbolId" label={t('common.symbol')} render={forWhom} />
        <DataTable.Col<Amount>
          align="right"
          source="amount"
          label={t('common.amount')}
          render={({ amount }) => formatNumber(amount)}
        />
      </DataTable>
    </ListPage>
  );
};
