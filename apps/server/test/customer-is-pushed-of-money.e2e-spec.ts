import type { DrawRecord, PushKey } from '@truemark/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { openPushService, type PushService } from './harness/push-service.js';
import { withOneDatabase } from './harness/with-databases.js';

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');

withOneDatabase((database) => {
  let service: PushService;
  let desk: PaymentsFixture;
  let key = '';

  beforeAll(async () => {
    service = await openPushService(() => key);
    desk = await setUpPayments(database, { PUSH_ALLOW: service.origin });
    key = (await desk.customer.client.read<PushKey>('/api/user/push_key')).public_key;
  });
  beforeEach(() => desk.next());
  afterAll(async () => {
    await desk?.close();
    await service?.close();
  });

  const subscribe = async (fields: object = {}): Promise<number> => {
    const subscription = service.device();
    await desk.customer.client.take('/api/user/push_subscribe', { subscription, ...fields });
    return Number(subscription.endpoint.split('/').at(-1));
  };
  /** Push messages of a device, oldest first. */
  const words = (number: number) =>
    service.received
      .filter(({ device }) => device === number)
      .map(({ content: { kind, title, body } }) => [kind, plain(title), plain(body)]);

  it('pushes an approved deposit and the steps of a withdrawal, with amounts or without', async () => {
    const [all, hiding, other] = [
      await subscribe({ kinds: ['money'] }),
      await subscribe({ hide_amounts: 1 }),
      await subscribe({ kinds: ['orders', 'margin', 'alerts', 'messages'] }),
    ];
    await desk.paidIn(100);
    await expect.poll(() => words(all)).toHaveLength(1);
    const { operator, act } = desk;
    const way = await desk.usableMethod();
    const asked: DrawRecord = await desk.draw({ ...way, number: 50, pay_password: PAY });
    const done = async (action: string, body: object = {}): Promise<void> => {
      const answer = await act(operator, 'withdrawals', asked.id, action, body);
      if (answer.status === 202) await desk.agreed(answer.body.approval_id as number);
      else expect([action, answer]).toMatchObject([action, { status: 200 }]);
    };
    await done('claim');
    await done('approve');
    await done('paid', { reference: 'a'.repeat(64) });
    const told = [
      ['money', 'Your deposit has arrived', '100.00 USD were credited to your funding account.'],
      ['money', expect.stringContaining('New withdrawal method'), expect.anything()],
      [
        'money',
        'Withdrawal requested',
        '50.00 USD was reserved. If this was not you, cancel it and change your password.',
      ],
      ['money', 'Your withdrawal is approved', 'Of 50.00 USD, 49.00 USD (49 USDT) are on their way.'],
      ['money', 'Your withdrawal has been sent', expect.anything()],
    ];
    await expect.poll(() => words(all)).toEqual(told);
    const hidden = ['money', 'News about your money', 'Open the app to read it.'];
    await expect.poll(() => words(hiding)).toEqual(told.map(() => hidden));
    expect(words(other)).toEqual([]);
    expect(service.refused).toBe(0);
  });

  it('pushes what an operator wrote, with its text or without', async () => {
    const [all, hiding, other] = [
      await subscribe(),
      await subscribe({ kinds: ['messages'], hide_amounts: 1 }),
      await subscribe({ kinds: ['money'] }),
    ];
    const texts = { en: { title: 'Your 5,000 USD', content: '<p>They are <b>there</b>.</p>' } };
    await desk.operator.create('messages', { to: 'one', customer_id: desk.customer.user.id, texts });
    await expect.poll(() => words(all)).toEqual([['messages', 'Your 5,000 USD', 'They are there.']]);
    await expect
      .poll(() => words(hiding))
      .toEqual([['messages', 'You have a message', 'Open the app to read it.']]);
    await desk.operator.create('messages', {
      to: 'all',
      texts: { en: { title: 'To all', content: 'Hello' } },
    });
    await expect.poll(() => words(all)).toHaveLength(2);
    expect(words(all)[1]).toEqual(['messages', 'To all', 'Hello']);
    await expect.poll(() => words(hiding)).toHaveLength(2);
    expect(words(other)).toEqual([]);
  });
});
