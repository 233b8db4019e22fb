import type { ConfigPush, MessagePush } from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import type { Outgoing } from '../../platform/socket/connection.js';
import type { Message } from '../messages/message.table.js';

/** Push that announces a message, in the first available language, else in English. */
export function messagePush({ id, texts }: Message, seq: number, langs: readonly LanguageCode[]): Outgoing {
  const text = langs.flatMap((lang) => texts[lang] ?? [])[0] ?? texts.en;
  const push: MessagePush = { type: 'MESSAGE', id, title: text?.title ?? '', seq };
  return { key: null, text: JSON.stringify(push) };
}

/** Tells clients that settings, symbols or menus have changed and must be reloaded. */
export function configPush(version: number): Outgoing {
  const push: ConfigPush = { type: 'CONFIG', version };
  return { key: 'CONFIG', text: JSON.stringify(push) };
}
