import { Injectable } from '@nestjs/common';
import type { MessageListRequest, Messages, Message as WireMessage } from '@truemark/contracts';
import { formatTimestamp, type LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { Reader } from '../../platform/database/reader.js';
import { pageOf } from '../../platform/http/page.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { localised } from '../content/localised.js';
import { Settings } from '../settings/settings.js';
import { type Message, messages } from './message.table.js';

/** A customer's messages. */
@Injectable()
export class Inbox {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
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
    const data = rows.map((row) => this.wireOf(row, lang, false));
    return { ...pageOf(data, total, request), unread };
  }

  /** One of the customer's messages, which counts as read from now on. */
  async read(customerId: number, id: number, lang: LanguageCode): Promise<WireMessage | EdgeRefusal> {
    const row = await this.reader.first(messages, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    if (!row) return refuseCall('message.not_found');
    if (row.readAt === null) {
      await this.engine.submit({
        kind: 'rows.record',
        actor: { kind: 'customer', id: customerId },
        rows: [{ op: 'patch', table: messages.name, row: { id, readAt: Date.now() } }],
      });
    }
    return { ...this.wireOf(row, lang, true), is_read: 1 };
  }

  private wireOf({ id, texts, sentAt, readAt }: Message, lang: LanguageCode, whole: boolean): WireMessage {
    const { title, desc, content } = localised(texts, lang, this.settings.defaultLanguage());
    return {
      id,
      title,
      desc,
      content: whole ? content : '',
      is_read: readAt === null ? 0 : 1,
      send_time: formatTimestamp(sentAt, this.settings.text('timezone')),
      send_time_ms: sentAt,
    };
  }
}
