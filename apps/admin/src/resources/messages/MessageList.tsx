import { DataTable, SelectInput } from 'react-admin';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { WhenField } from '../../ui/WhenField.js';
import { MessageState, stateChoices } from './message-state.js';
import { aimOf, type OperatorMessage, titleOf } from './operator-message.js';

const filters = [
  <SelectInput
    key="to"
    source="to"
    label="To"
    alwaysOn
    choices={[
      { id: 'all', name: 'All customers' },
      { id: 'filter', name: 'Those of a filter' },
      { id: 'one', name: 'One customer' },
    ]}
  />,
  <SelectInput key="state" source="state" label="State" alwaysOn choices={stateChoices} />,
];

/** What operators wrote to customers. */
export const MessageList = () => (
  <ListPage
    title="Messages"
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={25}
    refresh={5_000}
    canCreate
  >
    <DataTable<OperatorMessage>
      rowClick="show"
      bulkActionButtons={false}
      empty={<EmptyNote text="Nobody has written to customers yet." />}
    >
      <DataTable.Col<OperatorMessage> source="made_at_ms" label="When" disableSort>
        <WhenField source="made_at_ms" />
      </DataTable.Col>
      <DataTable.Col<OperatorMessage> label="Title" disableSort render={titleOf} />
      <DataTable.Col<OperatorMessage> label="To" disableSort render={aimOf} />
      <DataTable.Col<OperatorMessage>
        label="State"
        disableSort
        render={({ state }) => <MessageState state={state} />}
      />
      <DataTable.NumberCol<OperatorMessage> source="sent" label="Have it" disableSort />
      <DataTable.Col<OperatorMessage>
        label="Languages"
        disableSort
        render={({ texts }) => <LanguageMarks written={writtenIn(texts)} />}
      />
    </DataTable>
  </ListPage>
);
