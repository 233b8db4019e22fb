import { DataTable, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { LanguageMarks } from '../../ui/content/LanguageMarks.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ListPage } from '../../ui/ListPage.js';
import { WhenField } from '../../ui/WhenField.js';
import { Aim } from './Aim.js';
import { MessageState, stateChoices } from './message-state.js';
import { type OperatorMessage, titleOf } from './operator-message.js';

const filters = [
  <SelectInput
    key="to"
    source="to"
    label={t('common.to')}
    alwaysOn
    choices={[
      { id: 'all', name: t('messages.allCustomers') },
      { id: 'filter', name: t('messages.thoseOfAFilter') },
      { id: 'one', name: t('messages.oneCustomer') },
    ]}
  />,
  <SelectInput key="state" source="state" label={t('common.state')} alwaysOn choices={stateChoices} />,
];

/** Messages from operators to customers. */
export const MessageList = () => (
  <ListPage
    title={t('messages.messages')}
    filters={filters}
    sort={{ field: 'id', order: 'DESC' }}
    perPage={25}
    pollInterval={5_000}
    canCreate
  >
    <DataTable<OperatorMessage>
      rowClick="show"
      bulkActionButtons={false}
      empty={<EmptyRows unfiltered={t('messages.nobodyHasWrittenToCustomersYet')} />}
    >
      <DataTable.Col<OperatorMessage> source="made_at_ms" label={t('common.when')} disableSort>
        <WhenField source="made_at_ms" />
      </DataTable.Col>
      <DataTable.Col<OperatorMessage> label={t('common.title')} disableSort render={titleOf} />
      <DataTable.Col<OperatorMessage> label={t('common.to')} disableSort render={Aim} />
      <DataTable.Col<OperatorMessage>
        label={t('common.state')}
        disableSort
        render={({ state }) => <MessageState state={state} />}
      />
      <DataTable.NumberCol<OperatorMessage> source="sent" label={t('messages.haveIt')} disableSort />
      <DataTable.Col<OperatorMessage>
        label={t('common.languages')}
        disableSort
        render={({ texts }) => <LanguageMarks written={writtenIn(texts)} />}
      />
    </DataTable>
  </ListPage>
);
