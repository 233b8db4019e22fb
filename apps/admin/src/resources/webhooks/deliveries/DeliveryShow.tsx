import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { WebhookDeliveryRow } from '@truemark/contracts/admin';
import { useRecordContext } from 'react-admin';
import { useProducts } from '../../../product.js';
import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { lasting } from '../../../ui/measures.js';
import { RecordShow } from '../../../ui/RecordShow.js';
import { Section } from '../../../ui/Section.js';
import { useAction } from '../../../ui/use-action.js';
import { eventName } from '../../../ui/use-events.js';
import { usePermission } from '../../../ui/use-permission.js';
import { When } from '../../../ui/WhenField.js';
import { DeliveryState } from './delivery.js';

const Resend = ({ id, state }: WebhookDeliveryRow) => {
  const canResend = usePermission('webhook-deliveries', 'resend');
  const { run, busy } = useAction(t('webhooks.isToldAgain'), () => undefined);
  if (!canResend || state === 'waiting') return null;
  return (
    <Button loading={busy} onClick={() => void run(`webhook-deliveries/${id}/resend`, {})}>
      {t('webhooks.tellAgain')}
    </Button>
  );
};

const Attempts = ({ attempts }: WebhookDeliveryRow) => (
  <Table size="small" aria-label={t('webhooks.tries')}>
    <TableHead>
      <TableRow>
        <TableCell>{t('common.when')}</TableCell>
        <TableCell>{t('webhooks.status')}</TableCell>
        <TableCell>{t('webhooks.took')}</TableCell>
        <TableCell>{t('webhooks.answer')}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {attempts.map((each) => (
        <TableRow key={each.at_ms}>
          <TableCell>
            <When ms={each.at_ms} />
          </TableCell>
          <TableCell>{each.status ?? '–'}</TableCell>
          <TableCell>{lasting(each.took_ms)}</TableCell>
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{each.answer}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

const Delivery = () => {
  const row = useRecordContext<WebhookDeliveryRow>();
  const products = useProducts();
  if (!row) return null;
  return (
    <Box sx={{ display: 'grid', gap: 3, p: 3 }}>
      <Section title={eventName(products, row.event)} action={<Resend {...row} />}>
        <Facts
          rows={[
            [t('webhooks.webhook'), row.webhook_name],
            [t('common.when'), <When key="at" ms={row.at_ms} />],
            [t('common.state'), <DeliveryState key="state" {...row} />],
            [t('webhooks.nextTry'), <When key="next" ms={row.next_at_ms} />],
            [t('webhooks.body'), <code key="body">{row.body}</code>],
          ]}
        />
      </Section>
      <Section title={t('webhooks.tries')}>
        <Attempts {...row} />
      </Section>
    </Box>
  );
};

/** One delivery: the posted payload, and the result of each attempt. */
export const DeliveryShow = () => (
  <RecordShow title={t('webhooks.whatWasTold')} actions={false} queryOptions={{ refetchInterval: 5_000 }}>
    <Delivery />
  </RecordShow>
);
