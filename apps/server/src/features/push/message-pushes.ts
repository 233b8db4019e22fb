import { Injectable } from '@nestjs/common';
import type { PushKind } from '@truemark/contracts';
import type { EngineEvent } from '../../engine/protocol.js';
import { textOf } from '../../platform/http/texts.js';
import { localised } from '../content/localised.js';
import { type Message, messages } from '../messages/message.table.js';
import { Settings } from '../settings/settings.js';
import { MapsPushes, type PushMapper, type PushNews } from './maps-pushes.js';

/** Push kind by the first word of the message kind; other messages are not pushed. */
const KINDS: Readonly<Record<string, PushKind>> = {
  cash: 'money',
  margin: 'margin',
  order: 'orders',
  alert: 'alerts',
  operator: 'messages',
};

/** Pushes new inbox messages. For customers who hide amounts, the push repeats nothing of the message. */
@MapsPushes()
@Injectable()
export class MessagePushes implements PushMapper {
  constructor(private readonly settings: Settings) {}

  newsOf(event: EngineEvent): readonly PushNews[] {
    if (event.type !== 'rows.recorded' || !event.tables.includes(messages.name)) return [];
    return event.rows
      .filter(({ table, op }) => table === messages.name && op === 'insert')
      .flatMap(({ row }) => this.ofMessage(row as Message));
  }

  private ofMessage({ id, customerId, kind: own, texts }: Message): readonly PushNews[] {
    const kind = KINDS[own.split('.')[0] ?? ''];
    if (!kind) return [];
    const words: PushNews['words'] = (lang, hides) => {
      // A price is public; all other messages may contain the customer's amounts.
      if (hides && kind !== 'alerts')
        return { title: textOf(lang, `push.hidden.${kind}`), body: textOf(lang, 'push.open_app') };
      const said = localised(texts, lang, this.settings.defaultLanguage());
      return { title: said?.title ?? '', body: said?.desc ?? '' };
    };
    return [{ customerId, kind, url: `/message/detail?id=${id}`, tag: `message ${id}`, words }];
  }
}
