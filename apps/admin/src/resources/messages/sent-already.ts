import { isSame } from '../../providers/merged.js';
import { type MessageForm, messageFrom, type OperatorMessage } from './operator-message.js';

/** Plain text of the markup: the server sanitises the markup. */
const read = (html: string): string =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (texts: OperatorMessage['texts']): object =>
  Object.fromEntries(
    Object.entries(texts).map(([lang, { title, content }]) => [lang, [title.trim(), read(content)]]),
  );

/** Message in which this operator already sent the same text to the same recipients; undefined: none. */
export function sentAlready(
  form: MessageForm,
  operator: number,
  messages: readonly OperatorMessage[],
): OperatorMessage | undefined {
  const { to, customer_id: id = null, filter = {}, texts } = messageFrom(form);
  return messages.find(
    (message) =>
      message.operator_id === operator &&
      isSame({ to, id, filter }, { to: message.to, id: message.customer_id, filter: message.filter }) &&
      isSame(wordsOf(texts), wordsOf(message.texts)),
  );
}
