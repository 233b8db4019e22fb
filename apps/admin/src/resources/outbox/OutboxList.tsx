import { Alert, Box } from '@mui/material';
import { DataTable, SearchInput, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { KINDS, type OutboxMessage } from './outbox-message.js';

const filters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="E-mail or number begins with …"
    sx={{ minWidth: 300 }}
  />,
  <SelectInput
    key="kind"
    source="kind"
    alwaysOn
    sx={{ minWidth: 200 }}
    choices={Object.entries(KINDS).map(([id, name]) => ({ id, name }))}
  />,
  <SelectInput
    key="state"
    source="state"
    choices={[
      { id: 'held', name: 'Held here' },
      { id: 'failed', name: 'Could not be delivered' },
    ]}
  />,
];

const State = ({ state }: OutboxMessage) =>
  state === 'failed' ? <Pill label="Failed" tone="error" /> : <Pill label="Held" tone="info" />;

const Text = ({ text, state }: OutboxMessage) =>
  text === null ? (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {state === 'failed' ? 'Not kept' : 'Not for your role'}
    </Box>
  ) : (
    <Box sx={{ py: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
      {text.replace(/\n{2,}/g, '\n').trim()}
    </Box>
  );

const Note = (
  <Alert severity="info" variant="outlined" sx={{ m: 2 }}>
    Messages to customers that did not leave the house: no mail server or SMS provider is set, or it gave up.
    Whoever reads a text here is written into the audit log. After 24 hours they are removed.
  </Alert>
);

export const OutboxList = () => (
  <ListPage title="Outbox" filters={filters} sort={{ field: 'id', order: 'DESC' }} perPage={25} above={Note}>
    <DataTable<OutboxMessage> rowClick={false} bulkActionButtons={false} hiddenColumns={['lang']}>
      <DataTable.Col<OutboxMessage> source="at_ms" label="When" disableSort>
        <WhenField source="at_ms" />
      </DataTable.Col>
      <DataTable.Col<OutboxMessage>
        source="channel"
        label="By"
        disableSort
        render={({ channel }) => (channel === 'sms' ? 'SMS' : 'E-mail')}
      />
      <DataTable.Col<OutboxMessage> source="recipient" label="To" disableSort />
      <DataTable.Col<OutboxMessage>
        source="kind"
        label="About"
        disableSort
        render={({ kind }) => KINDS[kind] ?? kind}
      />
      <DataTable.Col<OutboxMessage> source="lang" label="Language" disableSort />
      <DataTable.Col<OutboxMessage> source="state" disableSort render={State} />
      <DataTable.Col<OutboxMessage>
        source="text"
        disableSort
        render={Text}
        cellSx={() => ({ maxWidth: 520, whiteSpace: 'normal' })}
      />
    </DataTable>
  </ListPage>
);
