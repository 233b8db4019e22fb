import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AdminClient } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import { startWithOneOwner } from './harness/one-owner.js';
import { outboxOf } from './harness/outbox.js';
import { realCustomer } from './harness/real-customer.js';
import type { TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const MOBILE = '+4915123456780';
const CODE = /\d{6}/;

withOneDatabase((database) => {
  let server: TestServer;
  let owner: AdminClient;
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await openMailbox();
    ({ server, owner } = await startWithOneOwner(database));
  });
  afterAll(async () => {
    await server?.discard();
    await mailbox?.close();
  });

  const warnings = async (): Promise<string[]> => {
    const { body } = await owner.call<{ warnings: { key: string }[] }>('GET', 'dashboard');
    return body.warnings.map(({ key }) => key);
  };
  const timesLogged = (words: string): number => server.logs().split(words).length - 1;

  it('warns once of X-Forwarded-For headers that are ignored', async () => {
    expect(await warnings()).toEqual([]);
    for (let request = 0; request < 3; request++) {
      await fetch(`${server.url}/health/live`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
    }
    expect(await warnings()).toEqual(['forwarded_ignored']);
    expect(timesLogged('while TRUST_PROXY is off')).toBe(1);
    await server.restart({ TRUST_PROXY: 'on' });
    await fetch(`${server.url}/health/live`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(await warnings()).toEqual([]);
  });

  it('warns of codes that operators can read, once there is a customer', async () => {
    await realCustomer(server);
    await client(server.url).take('/api/notify/send_sms', { to: MOBILE, type: 1 });
    expect((await outboxOf(owner, MOBILE))[0]?.text).toMatch(CODE);
    expect(await warnings()).toEqual(['codes_readable']);
    const before = timesLogged('customers’ codes lie in the outbox');
    await server.restart({});
    expect(timesLogged('customers’ codes lie in the outbox')).toBe(before + 1);
  });

  it('with a mail server, operators read no codes, neither in the list nor in a single message', async () => {
    await server.restart({ SMTP_URL: mailbox.url });
    expect(await warnings()).toEqual([]);
    await client(server.url).take('/api/notify/send_sms', { to: '+4915123456781', type: 1 });
    for (const to of [MOBILE, '+4915123456781']) {
      const [held] = await outboxOf(owner, to);
      expect(held).toMatchObject({ kind: 'code.register', text: expect.stringContaining('••••••') });
      expect(held?.text).not.toMatch(CODE);
      expect((await owner.one('outbox', Number(held?.id))).text).not.toMatch(CODE);
    }
  });
});
