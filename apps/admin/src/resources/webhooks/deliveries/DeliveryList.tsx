import type { WebhookDeliveryRow } from '@truemark/contracts/admin';
import { DataTable, ReferenceInput, SelectInput } from 'react-admin';
import { useProducts } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { ListPage } from '../../../ui/ListPage.js';
import { eventName } from '../../../ui/use-events.js';
import { WhenField } from '../../../ui/WhenField.js';
import { DeliveryState, lastAnswer, STATES } from './delivery.js';

const filters = [
  <ReferenceInput key="webhook_id" source="webhook_id" reference="webhooks" alwaysOn>
    <SelectInput label={t('webhooks.webhook')} optionText="name" sx={{ minWidth: 180 }} />
  </ReferenceInput>,
  <SelectInput
    key="state"
    source="state"
    label={t('common.state')}
    alwaysOn
    choices={Object.entries(STATES).map(([id, [name]]) => ({ id, name }))}
  />,
];

export const DeliveryList = () => {
  const products = useProducts();
  return (
    <ListPage
      title={t('webhooks.whatWasTold')}
      filters={filters}
      sort={{ field: 'id', order: 'DESC' }}
      pollInterval={5_000}
    >
      <DataTable<WebhookDeliveryRow>
        rowClick="show"
        bulkActionButtons={false}
        empty={<EmptyNote text={t('webhooks.nothingWasTold')} />}
      >
        <DataTable.Col source="at_ms" label={t('common.when')} disableSort>
          <WhenField source="at_ms" />
        </DataTable.Col>
        <DataTable.Col<WebhookDeliveryRow> source="webhook_name" label={t('webhooks.webhook')} disableSort />
        <DataTable.Col<WebhookDeliveryRow>
          source="event"
          label={t('webhooks.event')}
          disableSort
          render={({ event }) => eventName(products, event)}
        />
        <DataTable.Col<WebhookDeliveryRow>
          source="state"
          label={t('common.state')}
          disableSort
          render={DeliveryState}
        />
        <DataTable.NumberCol<WebhookDeliveryRow> source="tries" label={t('webhooks.tries')} disableSort />
        <DataTable.Col<WebhookDeliveryRow>
          source="attempts"
          label={t('webhooks.lastAnswer')}
          disableSort
          render={lastAnswer}
        />
        <DataTable.Col source="next_at_ms" label={t('webhooks.nextTry')} disableSort>
          <WhenField source="next_at_ms" />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  );
};
