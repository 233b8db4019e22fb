import { Alert, Box } from '@mui/material';
import { useMemo } from 'react';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { ListPage } from '../../ui/ListPage.js';
import { languageName } from '../../ui/language-name.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { kindName, kindsOf, type OutboxMessage } from './outbox-message.js';

const filtersFor = (kinds: Readonly<Record<string, string>>) => [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={t('outbox.eMailOrNumberBeginsWith')}
    sx={{ minWidth: 300 }}
  />,
  <SelectInput
    key="kind"
    source="kind"
    label={t('outbox.kind')}
    alwaysOn
    sx={{ minWidth: 200 }}
    choices={Object.entries(kinds).map(([id, name]) => ({ id, name }))}
  />,
  <SelectInput
    key="state"
    source="state"
    label={t('common.state')}
    choices={[
      { id: 'held', name: t('outbox.heldHere') },
      { id: 'failed', name: t('outbox.couldNotBeDelivered') },
    ]}
  />,
];

const State = ({ state }: OutboxMessage) =>
  state === 'failed' ? (
    <Pill label={t('outbox.failed')} tone="error" />
  ) : (
    <Pill label={t('outbox.held')} tone="warning" />
  );

const Text = ({ text, state }: OutboxMessage) =>
  text === null ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {state === 'failed' ? t('outbox.notKept') : t('outbox.notForYourRole')}
    </Box>
  ) : (
    <Box sx={{ py: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
      {text.replace(/\n{2,}/g, '\n').trim()}
    </Box>
  );

const Note = (
  <Alert severity="info" variant="outlined" sx={{ m: 2 }}>
    {t('outbox.messagesToCustomersThatDidNot')}
  </Alert>
);

export const OutboxList = () => {
  const products = useProducts();
  const filters = useMemo(() => filtersFor(kindsOf(products)), [products]);
  return (
    <ListPage
      title={t('outbox.outbox')}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      perPage={25}
      above={Note}
    >
      <DataTable<OutboxMessage>
        empty={<EmptyRows unfiltered={t('outbox.none')} />}
        rowClick={false}
        bulkActionButtons={<ExportSelected />}
        hiddenColumns={['lang']}
      >
        <DataTable.Col<OutboxMessage> source="at_ms" label={t('common.when')} disableSort>
          <WhenField source="at_ms" />
        </DataTable.Col>
        <DataTable.Col<OutboxMessage>
          source="channel"
          label={t('outbox.by')}
          disableSort
          render={({ channel }) => (channel === 'sms' ? 'SMS' : t('common.eMail'))}
        />
        <DataTable.Col<OutboxMessage> source="recipient" label={t('common.to')} disableSort />
        <DataTable.Col<OutboxMessage>
          source="kind"
          label={t('outbox.about')}
          disableSort
          render={({ kind }) => kindName(products, kind)}
        />
        <DataTable.Col<OutboxMessage>
          source="lang"
          label={t('common.language')}
          disableSort
          render={({ lang }) => languageName(lang)}
        />
        <DataTable.Col<OutboxMessage> source="state" label={t('common.state')} disableSort render={State} />
        <DataTable.Col<OutboxMessage>
          source="text"
          label={t('common.text')}
          disableSort
          render={Text}
          cellSx={() => ({ maxWidth: 520, whiteSpace: 'normal' })}
        />
      </DataTable>
    </ListPage>
  );
};
