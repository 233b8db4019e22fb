import { Injectable } from '@nestjs/common';
import type { MessageListRequest, Messages, MessagesRead, Message as WireMessage } from '@truemark/contracts';
import { formatTimestamp, type LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { pageOf } from '../../platform/http/page.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { localised } from '../content/localised.js';
import { cleanRichText, summaryOf } from '../content/rich-text.js';
import { Settings } from '../settings/settings.js';
import { type Message, messages } from './message.table.js';
import { type OperatorMessage, operatorMessages } from './operator-message.table.js';

/** Messages marked as read per commit. */
const AT_ONCE = 500;
const UNREAD = 'WHERE customer_id = $1 AND read_at IS NULL ORDER BY id LIMIT $2';

/** Inbox of a customer. */
@Injectable()
export class Inbox {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {}

  async list(customerId: number, request: MessageListRequest, lang: LanguageCode): Promise<Messages> {
    const { page, limit } = request;
    const [rows, total, unread] = await Promise.all([
      this.reader.select(messages, 'WHERE customer_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3', [
        customerId,
        limit,
        (page - 1) * limit,
      ]),
      this.reader.number('SELECT count(*) FROM messages WHERE customer_id = $1', [customerId]),
      this.reader.number('SELECT count(*) FROM messages WHERE customer_id = $1 AND read_at IS NULL', [
        customerId,
      ]),
    ]);
    const words = await this.loadOperatorMessages(rows);
    const data = rows.map((row) => this.wireOf(row, words, lang, false));
    return { ...pageOf(data, total, request), unread };
  }

  /** One message, which is marked as read. */
  async read(customerId: number, id: number, lang: LanguageCode): Promise<WireMessage | RequestRefusal> {
    const row = await this.reader.first(messages, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    if (!row) return refuseRequest('message.not_found');
    if (row.readAt === null) {
      await this.engine.submit({
        kind: 'rows.record',
        actor: { kind: 'customer', id: customerId },
        rows: [{ op: 'patch', table: messages.name, row: { id, readAt: Date.now() } }],
      });
    }
    return { ...this.wireOf(row, await this.loadOperatorMessages([row]), lang, true), is_read: 1 };
  }

  /** Marks all messages of the customer as read. */
  async readAll(customerId: number): Promise<MessagesRead> {
    const actor = { kind: 'customer', id: customerId } as const;
    const readAt = Date.now();
    let read = 0;
    for (;;) {
      const some = await this.reader.select(messages, UNREAD, [customerId, AT_ONCE]);
      const rows = some.map(
        ({ id }) => ({ op: 'patch', table: messages.name, row: { id, readAt } }) as const,
      );
      if (rows.length > 0) unwrap(await this.engine.submit({ kind: 'rows.record', actor, rows }));
      read += rows.length;
      if (rows.length < AT_ONCE) return { read };
    }
  }

  /** Operators' texts of the given messages, by number. */
  private async loadOperatorMessages(
    rows: readonly Message[],
  ): Promise<ReadonlyMap<number, OperatorMessage>> {
    const wanted = rows.flatMap(({ operatorMessageId: id }) => (id === null ? [] : [id]));
    const found = await rowsIn(this.reader, operatorMessages, 'id', wanted);
    return new Map(found.map((each) => [each.id, each]));
  }

  private wireOf(
    { id, kind, operatorMessageId, texts, sentAt, readAt }: Message,
    written: ReadonlyMap<number, OperatorMessage>,
    lang: LanguageCode,
    whole: boolean,
  ): WireMessage {
    const own: Readonly<Record<string, { title: string; desc?: string; content: string }>> =
      written.get(operatorMessageId ?? 0)?.texts ?? texts;
    const words = localised(own, lang, this.settings.defaultLanguage());
    const content = words?.content ?? '';
    return {
      id,
      kind,
      title: words?.title ?? '',
      desc: words?.desc || summaryOf(content),
      content: whole ? cleanRichText(content) : '',
      is_read: readAt === null ? 0 : 1,
      send_time: formatTimestamp(sentAt, this.settings.text('timezone')),
      send_time_ms: sentAt,
    };
  }
}
