import { Module } from '@nestjs/common';
import { Delivery } from './delivery.js';
import { OutboxAdminController } from './outbox.admin.controller.js';
import { OutboxAdmin } from './outbox.admin.js';
import { outbox } from './outbox.table.js';
import { Purge } from './purge.js';

const DAY = 86_400_000;

@Module({
  controllers: [OutboxAdminController],
  providers: [Delivery, Purge, OutboxAdmin],
  exports: [Delivery, Purge],
})
export class DeliveryModule {
  constructor(purge: Purge) {
    purge.keep(outbox, 'at', DAY);
  }
}
