import { Alert, Button } from '@mui/material';
import type { WebhookRow } from '@truemark/contracts/admin';
import { DataTable, Link } from 'react-admin';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { eventName } from '../../ui/use-events.js';
import { usePermission } from '../../ui/use-permission.js';
import { WhenField } from '../../ui/WhenField.js';

const Note = () => (
  <Alert
    severity="info"
    variant="outlined"
    sx={{ m: 3 }}
    action={
      <Button component={Link} to="/webhook-deliveries" color="inherit" size="small">
        {t('webhooks.whatWasTold')}
      </Button>
    }
  >
    {t('webhooks.whatTheyAre')}
  </Alert>
);

export const WebhookList = () => {
  const canEdit = usePermission('webhooks', 'edit');
  const products = useProducts();
  return (
    <ListPage title={t('webhooks.webhooks')} canCreate above={<Note />}>
      <DataTable<WebhookRow>
        rowClick={canEdit ? 'edit' : false}
        bulkActionButtons={false}
        empty={<EmptyNote text={t('webhooks.none')} />}
      >
        <DataTable.Col<WebhookRow> source="name" label={t('common.name')} />
        <DataTable.Col<WebhookRow> source="url" label={t('common.address')} disableSort />
        <DataTable.Col<WebhookRow>
          source="events"
          label={t('webhooks.events')}
          disableSort
          render={({ events }) => events.map((event) => eventName(products, event)).join(' · ')}
        />
        <DataTable.Col<WebhookRow>
          source="is_enabled"
          label={t('common.state')}
          disableSort
          render={({ is_enabled, is_secret_shown }) =>
            !is_enabled ? (
              <Pill label={t('webhooks.off')} />
            ) : is_secret_shown ? (
              <Pill label={t('webhooks.on')} tone="success" />
            ) : (
              <Pill label={t('webhooks.secretNotSeen')} tone="warning" />
            )
          }
        />
        <DataTable.Col source="created_at_ms" label={t('webhooks.madeAt')} disableSort>
          <WhenField source="created_at_ms" />
        </DataTable.Col>
      </DataTable>
    </ListPage>
  );
};
