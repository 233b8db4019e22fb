import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { Purge } from '../delivery/purge.js';
import { EventCollector } from './event-collector.js';
import { EventMailer } from './event-mailer.js';
import { EventMailsAdminController } from './event-mails.admin.controller.js';
import { EventMailsAdmin } from './event-mails.admin.js';
import { EventSender } from './event-sender.js';
import { eventDeliveries, houseEvents } from './webhook.table.js';
import { WebhookDeliveriesAdminController } from './webhook-deliveries.admin.controller.js';
import { WebhookDeliveriesAdmin } from './webhook-deliveries.admin.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksAdminController } from './webhooks.admin.controller.js';
import { WebhooksAdmin } from './webhooks.admin.js';

const KEPT = 30 * 86_400_000;

/** Event notifications: to other systems by webhook, and to operators by mail. */
@Module({
  imports: [DeliveryModule],
  controllers: [WebhooksAdminController, WebhookDeliveriesAdminController, EventMailsAdminController],
  providers: [
    EventCollector,
    EventMailer,
    EventMailsAdmin,
    EventSender,
    WebhookDeliveriesAdmin,
    WebhookSecrets,
    WebhooksAdmin,
  ],
})
export class WebhooksModule {
  constructor(purge: Purge) {
    purge.keep(eventDeliveries, 'createdAt', KEPT);
    purge.keep(houseEvents, 'foundAt', KEPT);
  }
}
