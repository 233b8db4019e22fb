import { Injectable } from '@nestjs/common';
import type { WebhookDeliveryRow } from '@truemark/contracts/admin';
import { sql } from 'kysely';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { ids, words } from '../../platform/admin/filters.js';
import { type ListDeclaration, listPage } from '../../platform/admin/list-query.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import type { Listed } from '../../platform/admin/listed.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { type EventDelivery, eventDeliveries, houseEvents, webhooks } from './webhook.table.js';
import { bodyOf } from './webhook-body.js';

const list: ListDeclaration<EventDelivery> = {
  table: eventDeliveries,
  sorts: { id: 'id', at_ms: 'id' },
  defaultSort: { field: 'id', descending: true },
  numberedBy: null,
  filters: {
    id: ids('id'),
    webhook_id: ids('targetId'),
    event: words('event'),
    state: words('state'),
    /** Mails to operators are private. */
    way: () => sql`way = 'webhook'`,
  },
};

/** Webhook deliveries with their tries. */
@Injectable()
export class WebhookDeliveriesAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
  ) {}

  async page(request: ListRequest): Promise<Listed<WebhookDeliveryRow>> {
    const filter = { ...request.filter, way: 'webhook' };
    const found = await listPage(this.reader, list, { ...request, filter });
    const rows = await this.answersOf(found.rows);
    return found.map((row) => rows.get(row.id) as WebhookDeliveryRow);
  }

  async one(id: number): Promise<WebhookDeliveryRow> {
    return (await this.answersOf([await this.find(id)])).get(id) as WebhookDeliveryRow;
  }

  /** Delivers again, with the full backoff sequence; the receiver recognises it by its `webhook-id`. */
  async resend(operator: SignedInOperator, id: number): Promise<WebhookDeliveryRow> {
    const { state } = await this.find(id);
    if (state === 'waiting') throw conflict('webhooks.under_way', 'This delivery is already pending.');
    const trace = this.audit.row(operator, {
      ...{ action: 'resend', resource: 'webhook-deliveries', resourceId: id },
    });
    const patch = { id, state: 'waiting', tries: 0, nextAt: wallClock.now() };
    const rows: RowWrite[] = [{ op: 'patch', table: eventDeliveries.name, row: patch }, trace];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
    return this.one(id);
  }

  private async find(id: number): Promise<EventDelivery> {
    const row = await this.reader.first(eventDeliveries, `WHERE id = $1 AND way = 'webhook'`, [id]);
    if (!row) throw notFound('delivery');
    return row;
  }

  private async answersOf(rows: readonly EventDelivery[]): Promise<ReadonlyMap<number, WebhookDeliveryRow>> {
    const [hooks, events] = await Promise.all([
      rowsIn(
        this.reader,
        webhooks,
        'id',
        rows.map(({ targetId }) => targetId),
      ),
      rowsIn(
        this.reader,
        houseEvents,
        'id',
        rows.map(({ eventId }) => eventId),
      ),
    ]);
    const names = new Map(hooks.map(({ id, name }) => [id, name]));
    const bodies = new Map(events.map((event) => [event.id, bodyOf(event)]));
    return new Map(
      rows.map((row) => [
        row.id,
        {
          ...{ id: row.id, webhook_id: row.targetId, webhook_name: names.get(row.targetId) ?? '' },
          ...{ event: row.event, body: bodies.get(row.eventId) ?? '', state: row.state },
          ...{ attempts: row.attempts, tries: row.tries, next_at_ms: row.nextAt, at_ms: row.createdAt },
        },
      ]),
    );
  }
}
