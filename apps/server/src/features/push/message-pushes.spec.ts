import { expect, it } from 'vitest';
import type { EngineEvent } from '../../engine/protocol.js';
import type { Settings } from '../settings/settings.js';
import { MessagePushes } from './message-pushes.js';

const pushes = new MessagePushes({ defaultLanguage: () => 'en' } as unknown as Settings);
const texts = { en: { title: 'Deposit of 5 USD', desc: 'It is there.', content: '' } };
const written = (kind: string, op = 'insert') =>
  ({
    ...{ seq: 1, type: 'rows.recorded', tables: ['messages'] },
    rows: [{ op, table: 'messages', row: { id: 3, customerId: 7, kind, texts } }],
  }) as unknown as EngineEvent;

it.each([
  ['cash.deposit_approved', 'money'],
  ['margin.call', 'margin'],
  ['margin.stop_out', 'margin'],
  ['order.closed_by_house', 'orders'],
  ['alert', 'alerts'],
  ['operator', 'messages'],
] as const)('a message of kind %s is pushed once, as news of %s', (own, kind) => {
  const news = pushes.newsOf(written(own));
  expect(news.map((each) => [each.kind, each.customerId, each.url])).toEqual([
    [kind, 7, '/message/detail?id=3'],
  ]);
  expect(news[0]?.words('en', false)).toEqual({ title: 'Deposit of 5 USD', body: 'It is there.' });
});

it.each([
  ['welcome', 'insert'],
  ['verification.approved', 'insert'],
  ['follow.skipped', 'insert'],
  ['alert', 'patch'],
])('%s is not (%s)', (own, op) => expect(pushes.newsOf(written(own, op))).toEqual([]));

it.each(['cash.deposit_approved', 'margin.call', 'operator'])(
  'of %s nothing is repeated where amounts are hidden',
  (own) => {
    const words = pushes.newsOf(written(own))[0]?.words('en', true);
    expect(JSON.stringify(words)).not.toMatch(/\d|Deposit|push\./);
  },
);
