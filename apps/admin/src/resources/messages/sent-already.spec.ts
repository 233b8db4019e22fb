import { expect, it } from 'vitest';
import type { MessageForm, OperatorMessage } from './operator-message.js';
import { sentAlready } from './sent-already.js';

const FORM: MessageForm = {
  to: 'one',
  customer_id: 7,
  texts: { en: { title: 'Your papers ', content: '<p>Thank  you.</p>' }, de: { title: '', content: '' } },
};
const SENT = {
  ...{ id: 3, operator_id: 5, to: 'one', customer_id: 7, filter: {} },
  texts: { en: { title: 'Your papers', content: '<p>Thank you.</p>\n' } },
} as unknown as OperatorMessage;

const find = (form: MessageForm, over: object = {}): number | undefined =>
  sentAlready(form, 5, [{ ...SENT, ...over }])?.id;

it('knows the same words to the same people', () => {
  expect(find(FORM)).toBe(3);
  const chosen: MessageForm = { ...FORM, to: 'filter', customers: [7, 8], accounts: 'real' };
  expect(find(chosen, { to: 'filter', customer_id: null, filter: { customers: [7, 8], real: true } })).toBe(
    3,
  );
});

it.each<[string, object]>([
  ['of another operator', { operator_id: 6 }],
  ['to another customer', { customer_id: 8 }],
  ['to all', { to: 'all', customer_id: null }],
  ['of other words', { texts: { en: { title: 'Your papers', content: '<p>Thanks.</p>' } } }],
  ['of more languages', { texts: { ...SENT.texts, hk: { title: 'a', content: 'b' } } }],
])('does not take it for one %s', (_, over) => {
  expect(find(FORM, over)).toBeUndefined();
});
