import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Client, client } from './harness/client.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import { outboxOf } from './harness/outbox.js';
import { startServer, type TestServer } from './harness/server.js';
import { openSmsProvider, type SmsProvider } from './harness/sms-provider.js';
import { withOneDatabase } from './harness/with-databases.js';

const SECRET = 'a secret of the provider';

withOneDatabase((database) => {
  let server: TestServer;
  let mailbox: Mailbox;
  let provider: SmsProvider;
  let visitor: Client;
  let operator: AdminClient;

  beforeAll(async () => {
    mailbox = await openMailbox();
    provider = await openSmsProvider(SECRET);
    server = await startServer({
      database,
      env: {
        SMTP_URL: mailbox.url,
        SMTP_FROM: 'Truemark <hello@truemark.example>',
        SMS_WEBHOOK_URL: provider.url,
        SMS_WEBHOOK_SECRET: SECRET,
      },
    });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
  });
  afterAll(async () => {
    await server?.discard();
    await mailbox?.close();
    await provider?.close();
  });

  it('a mail with a code that works is delivered, and nothing of it stays in the outbox', async () => {
    await operator.change('settings', 'verify_reg_type', { value: '1' });
    const account = 'mail@example.com';
    await visitor.take('/api/notify/send_email', { to: account, type: 1 });
    const { raw } = await mailbox.next(account);
    expect(raw).toContain('From: Truemark <hello@truemark.example>');
    expect(raw).toContain('Subject: Your Truemark code');
    const code = /\b(\d{6}) is your code/.exec(raw)?.[1];
    const password = 'correct horse';
    const form = { type: 'email', account, password, re_password: password, sms_code: code };
    expect((await visitor.form('/api/user/register', form)).code).toBe(1);
    await operator.change('settings', 'verify_reg_type', { value: '0' });
    expect(await outboxOf(operator, account)).toEqual([]);
  });

  it('a signed SMS is retried unchanged, to the same number, when the provider fails', async () => {
    provider.answer(503);
    await visitor.take('/api/notify/send_sms', { to: '+4915123456780', type: 1 });
    await provider.count(2);
    const [first, second] = provider.received;
    expect(first).toMatchObject({ to: '+4915123456780', text: expect.stringMatching(/^\d{6} is your code/) });
    expect(second).toEqual(first);
    expect(provider.refused).toBe(0);
    expect(await outboxOf(operator, '+4915123456780')).toEqual([]);
  });

  it('a message that cannot be delivered is shown to operators as failed, without its text', async () => {
    provider.answer(400);
    await visitor.take('/api/notify/send_sms', { to: '+4915123456781', type: 1 });
    await expect
      .poll(() => outboxOf(operator, '+4915123456781'), { timeout: 60_000 })
      .toMatchObject([{ state: 'failed', kind: 'code.register', text: null }]);
    const { text } = provider.received.at(-1) ?? { text: '' };
    expect(server.logs()).not.toContain(text.slice(0, 6));
  });
});
