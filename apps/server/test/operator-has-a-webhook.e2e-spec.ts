import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookDeliveryRow, WebhookRow } from '@truemark/contracts/admin';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Mailbox, openMailbox, textOf } from './harness/mailbox.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withOneDatabase } from './harness/with-databases.js';

interface Heard {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

withOneDatabase((database) => {
  let desk: PaymentsFixture;
  let mailbox: Mailbox;
  let receiver: Server;
  let status = 200;
  const heard: Heard[] = [];
  let url = '';

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        response.writeHead(status).end(status === 200 ? 'thanks' : 'not now');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    url = `${origin}/hook`;
    mailbox = await openMailbox();
    desk = await setUpPayments(database, { WEBHOOK_ALLOW: origin, SMTP_URL: mailbox.url });
  });
  afterAll(async () => {
    await desk?.close();
    receiver?.close();
    await mailbox?.close();
  });

  const input = (change: object = {}) => ({
    ...{ name: 'Ours', url, events: ['deposits.waiting'], is_enabled: true, secret_version: 1, ...change },
  });
  const agree = (id: number | undefined) => desk.act(desk.second, 'approvals', id ?? 0, 'approve');
  const deliveries = (): Promise<WebhookDeliveryRow[]> =>
    desk.operator.list('webhook-deliveries') as unknown as Promise<WebhookDeliveryRow[]>;
  let hook: WebhookRow;
  let secret = '';

  it('a webhook is created by two people, and shows its secret once', async () => {
    const asked = await desk.operator.call<{ id: number }>('POST', 'webhooks', input());
    expect(asked.status).toBe(202);
    expect(await desk.operator.list('webhooks')).toEqual([]);
    expect((await agree(asked.body.id)).status).toBe(200);
    [hook] = (await desk.operator.list('webhooks')) as unknown as [WebhookRow];
    expect(hook).toMatchObject({ url, is_secret_shown: false });
    const shown = await desk.operator.call<{ secret: string }>('POST', `webhooks/${hook.id}/secret`);
    secret = shown.body.secret;
    expect(secret).toMatch(/^whsec_/);
    expect((await desk.operator.call('POST', `webhooks/${hook.id}/secret`)).status).toBe(409);
  });

  it.each([
    'http://example.com/hook',
    'https://127.0.0.1/hook',
    'https://localhost/hook',
    'https://user:word@example.com/',
    'https://169.254.169.254/latest/meta-data',
  ])('a webhook is refused for %s', async (inside) => {
    const { status, body } = await desk.operator.call('POST', 'webhooks', input({ url: inside }));
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['url']]);
  });

  it('a webhook receives one signed event for a waiting deposit, without personal data', async () => {
    const { id } = await desk.byCoin(321);
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(1);
    const [{ headers, body }] = heard as [Heard];
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      ...{ type: 'deposits.waiting', timestamp: expect.any(String), data: { resource: 'deposits', id } },
    });
    expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    await expect.poll(async () => (await deliveries())[0]?.state).toBe('delivered');
    expect((await deliveries())[0]?.attempts).toMatchObject([{ status: 200, answer: 'thanks' }]);
    const { transports } = (
      await desk.operator.call<{ transports: { name: string; sent: number }[] }>('GET', 'health')
    ).body;
    expect(transports.find(({ name }) => name === 'webhooks')?.sent).toBe(1);
  });

  it('a delivery is retried after a failure, over a restart too, and resent by hand', async () => {
    status = 500;
    await desk.byCoin(322);
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(2);
    await expect.poll(async () => (await deliveries())[0]?.attempts[0]?.status).toBe(500);
    expect((await deliveries())[0]).toMatchObject({ state: 'waiting', tries: 1 });
    status = 200;
    await desk.server.restart();
    await expect.poll(async () => (await deliveries())[0]?.state, { timeout: 60_000 }).toBe('delivered');
    const [last] = await deliveries();
    expect(last?.attempts.map((each) => each.status)).toEqual([200, 500]);
    const ids = heard.slice(1).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    const again = await desk.act(desk.operator, 'webhook-deliveries', last?.id ?? 0, 'resend');
    expect(again.status).toBe(200);
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(4);
    expect(heard[3]?.body).toBe(heard[2]?.body);
  });

  it('changing where or what a webhook sends, switching it off, removing it and renewing its secret take two people', async () => {
    const change = (changes: object) =>
      desk.operator.call<{ id: number }>('PUT', `webhooks/${hook.id}`, input(changes));
    expect((await change({ name: 'Renamed' })).status).toBe(200);
    for (const changes of [{ url: `${url}2` }, { is_enabled: false }, { events: ['loans.waiting'] }])
      expect((await change({ name: 'Renamed', ...changes })).status).toBe(202);
    expect((await desk.operator.call('DELETE', `webhooks/${hook.id}`)).status).toBe(202);
    const renewal = await change({ name: 'Renamed', secret_version: 2 });
    expect((await agree(renewal.body.id)).status).toBe(200);
    const shown = await desk.second.call<{ secret: string }>('POST', `webhooks/${hook.id}/secret`);
    expect(shown.body.secret).not.toBe(secret);
  });

  it('an operator is mailed about the chosen events, several at once, without the customer’s data', async () => {
    const offered = await desk.operator.call<{ offered: { event: string }[] }>('GET', 'event-mails');
    expect(offered.body.offered.map(({ event }) => event)).toContain('approvals.waiting');
    expect((await desk.operator.call('PUT', 'event-mails', { events: ['nothing.happened'] })).status).toBe(
      422,
    );
    const chosen = { events: ['deposits.waiting'] };
    expect((await desk.operator.call('PUT', 'event-mails', chosen)).status).toBe(200);
    const deposits = [await desk.byCoin(323), await desk.byCoin(324)];
    const { email } = (await desk.operator.call<{ email: string }>('GET', 'auth/me')).body;
    const text = textOf(await mailbox.next(email));
    for (const { id } of deposits) expect(text).toContain(`deposits.waiting  resource deposits, id ${id}`);
    expect(text).not.toContain(desk.customer.user.email ?? '@');
  });
});
