import { Injectable } from '@nestjs/common';
import {
  type AlertAddRequest,
  type AlertDelRequest,
  type AlertMoveRequest,
  alertNames,
  type ExactDecimals,
  fromWire,
  toWire,
  type PriceAlert as WireAlert,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type PriceAlert, priceAlerts } from '../../engine/products/alerts/tables/alert.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { LocalTime } from '../settings/local-time.js';
import { type AlertNote, alertNotes } from './alert-note.table.js';

type Asked = Pick<PriceAlert, 'symbolId' | 'price'>;
type Answer = Promise<ExactDecimals<WireAlert> | Refusal>;

/** Price alerts of the signed-in customer: reading and setting. */
@Injectable()
export class OwnAlerts {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly time: LocalTime,
  ) {}

  async of(customerId: number): Promise<ExactDecimals<WireAlert>[]> {
    const rows = await this.reader.select(
      priceAlerts,
      `WHERE customer_id = $1 AND status = 'waiting' ORDER BY id`,
      [customerId],
    );
    const noted = rows.flatMap(({ noteId }) => noteId ?? []);
    const notes = new Map(
      (await rowsIn(this.reader, alertNotes, 'id', noted)).map((row) => [row.id, row.note]),
    );
    return rows.map((row) => this.wireOf(row, notes.get(row.noteId ?? 0) ?? ''));
  }

  async add(request: AlertAddRequest, { customerId, idempotency }: SignedIn): Answer {
    const { note = '', ...asked } = request;
    const noteId = note === '' ? null : await this.numbers.next(alertNotes);
    const row: AlertNote | null = noteId === null ? null : { id: noteId, customerId, note };
    const outcome = await this.engine.submit({
      kind: 'alert.add',
      actor: { kind: 'customer', id: customerId },
      idempotency,
      ...fromWire<Asked, typeof alertNames>(alertNames, asked),
      ...{ customerId, noteId },
      ...(row && { rows: [{ op: 'insert', table: alertNotes.name, row } as const] }),
    });
    return isRefusal(outcome) ? outcome : this.wireOf(outcome.alert, note);
  }

  async move({ id: alertId, price }: AlertMoveRequest, { customerId, idempotency }: SignedIn): Answer {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({
      kind: 'alert.move',
      ...{ actor, idempotency, customerId, alertId, price },
    });
    return this.answerOf(outcome);
  }

  async remove({ id: alertId }: AlertDelRequest, { customerId, idempotency }: SignedIn): Answer {
    const actor = { kind: 'customer', id: customerId } as const;
    const found = await this.reader.first(priceAlerts, 'WHERE id = $1 AND customer_id = $2', [
      alertId,
      customerId,
    ]);
    const rows: RowWrite[] =
      typeof found?.noteId === 'number'
        ? [{ op: 'remove', table: alertNotes.name, row: { id: found.noteId } }]
        : [];
    const note = await this.noteOf(found);
    const outcome = await this.engine.submit({
      kind: 'alert.remove',
      ...{ actor, idempotency, customerId, alertId, rows },
    });
    return isRefusal(outcome) ? outcome : this.wireOf(outcome.alert, note);
  }

  private async answerOf(outcome: { readonly alert: PriceAlert } | Refusal): Answer {
    return isRefusal(outcome) ? outcome : this.wireOf(outcome.alert, await this.noteOf(outcome.alert));
  }

  private async noteOf(alert: PriceAlert | null): Promise<string> {
    if (typeof alert?.noteId !== 'number') return '';
    return (await this.reader.first(alertNotes, 'WHERE id = $1', [alert.noteId]))?.note ?? '';
  }

  private wireOf(
    { id, symbolId, price, direction, createdAt }: PriceAlert,
    note: string,
  ): ExactDecimals<WireAlert> {
    return {
      id,
      ...toWire(alertNames, { symbolId, price }),
      type: direction === 'rising' ? 1 : 2,
      note,
      created_at: this.time.stamp(createdAt),
      created_at_ms: createdAt,
    };
  }
}
