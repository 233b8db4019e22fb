import { Injectable } from '@nestjs/common';
import type { EventMails, EventMailsInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Transports } from '../../platform/mail/transports.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { HouseEvents } from '../desk/house-events.js';
import { hasPermission } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { eventMails } from './webhook.table.js';

/** Event subscriptions by mail: each operator's own choice, limited to readable resources. */
@Injectable()
export class EventMailsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly events: HouseEvents,
    private readonly transports: Transports,
  ) {}

  async own(operator: SignedInOperator): Promise<EventMails> {
    const chosen = await this.reader.first(eventMails, 'WHERE id = $1', [operator.id]);
    return {
      events: chosen?.events ?? [],
      offered: this.events
        .sources()
        .filter(({ resource }) => hasPermission(operator, resource, 'read'))
        .map(({ event, resource }) => ({ event, resource })),
      can_send: this.transports.email !== null,
    };
  }

  async choose(operator: SignedInOperator, input: EventMailsInput): Promise<EventMails> {
    const before = await this.own(operator);
    const offered = new Set(before.offered.map(({ event }) => event));
    const events = [...new Set(input.events)].sort();
    if (!events.every((event) => offered.has(event))) throw invalid({ events: 'There is no such event.' });
    const { id } = operator;
    const trace = this.audit.row(operator, {
      ...{ action: 'edit', resource: 'event-mails', resourceId: id },
      ...{ before: { events: before.events }, after: { events } },
    });
    const row = { id, events, chosenAt: wallClock.now() };
    const rows: RowWrite[] = [{ op: 'upsert', table: eventMails.name, row }, trace];
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows }));
    return { ...before, events };
  }
}
