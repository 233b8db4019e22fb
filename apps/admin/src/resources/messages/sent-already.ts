import { isSame } from '../../providers/merged.js';
import { type MessageForm, messageFrom, type OperatorMessage } from './operator-message.js';

/** What is read of a text: the server cleans what it is written in. */
const read = (html: string): string =>
  html
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const wordsOf = (texts: OperatorMessage['texts']): object =>
  Object.fromEntries(
    Object.entries(texts).map(([lang, { title, content }]) => [lang, [title.trim(), read(content)]]),
  );

/** The message by which this operator has sent the same words to the same people; undefined: there is none. */
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
