import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignIn } from '@truemark/contracts';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { keyPurpose } from '../dist/engine/market/day-keys.js';
import { simulatorDays } from '../dist/engine/market/tables/simulator.table.js';
import { Cipher } from '../dist/platform/auth/cipher.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { demoCustomer } from './harness/demo-customer.js';
import { findPlainText } from './harness/find-plain-text.js';
import { type Mailbox, openMailbox } from './harness/mailbox.js';
import { outboxOf } from './harness/outbox.js';
import { testImage, upload } from './harness/pictures.js';
import { startServer, type TestServer } from './harness/server.js';
import { openSmsProvider, type SmsProvider } from './harness/sms-provider.js';
import { withOneDatabase } from './harness/with-databases.js';
import { CUSTOMER_ROUTES } from './walk/customer-routes.js';
import { OPEN_ROUTES, OPERATOR_ROUTES } from './walk/other-routes.js';

/** Secrets that are recognisable wherever they turn up. */
const marked = (what: string): string => `mark-${what}-7f3a91c4`;
const SMTP = marked('smtp');
const SMS = marked('sms');
const SIMULATOR = marked('simulator');
const OPERATOR = { email: 'owner@truemark.example', password: marked('operator') };
const ACCOUNT = 'ann@example.com';
const FIRST = marked('password');
const SECOND = marked('new-password');
const WRONG = marked('wrong-password');
const PAY = '271828';
/** Matches six digits only as a whole number: a time in milliseconds may contain them by chance. */
const holds = (text: string, secret: string): boolean =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?!\\w)`).test(text) : text.includes(secret);

/** The simulator's key of its last day, which is published only after that day. */
async function keyToCome(server: TestServer, encryptionKey: string): Promise<string> {
  const reader = await openSnapshot(targetOf(server));
  const [last] = await reader.select(simulatorDays, 'ORDER BY day DESC LIMIT 1');
  await reader.close();
  const { day, sealed } = last ?? { day: '', sealed: '' };
  return new Cipher(Buffer.from(encryptionKey, 'base64')).decrypt(sealed, keyPurpose(day));
}

withOneDatabase((database) => {
  let server: TestServer;
  let mailbox: Mailbox;
  let provider: SmsProvider;
  let owner: AdminClient;
  /** Every response to anybody, with its request. */
  const answers: { readonly asked: string; readonly text: string }[] = [];
  const honestFetch = globalThis.fetch;
  /** Secrets that are never returned, and secrets returned once, to their owner. */
  const never = new Set([SMTP, SMS, SIMULATOR, OPERATOR.password, FIRST, SECOND, WRONG, PAY]);
  const once = new Set<string>();

  beforeAll(async () => {
    globalThis.fetch = async (...given) => {
      const response = await honestFetch(...given);
      answers.push({ asked: String(given[0]), text: await response.clone().text() });
      return response;
    };
    mailbox = await openMailbox(SMTP);
    provider = await openSmsProvider(SMS);
    server = await startServer({
      database,
      env: {
        LOG_LEVEL: 'trace',
        ADMIN_EMAIL: OPERATOR.email,
        ADMIN_PASSWORD: OPERATOR.password,
        SMTP_URL: mailbox.url,
        SMTP_FROM: 'hello@truemark.example',
        SMS_WEBHOOK_URL: provider.url,
        SMS_WEBHOOK_SECRET: SMS,
        SIMULATOR_KEY: SIMULATOR,
      },
    });
    const { encryptionKey } = JSON.parse(readFileSync(join(server.dataDir, 'secrets.json'), 'utf8')) as {
      encryptionKey: string;
    };
    never.add(encryptionKey).add(await keyToCome(server, encryptionKey));
    owner = await adminClient(server, 'owner', 0, OPERATOR);
    once.add(owner.token);
  });
  afterAll(async () => {
    globalThis.fetch = honestFetch;
    await server?.discard();
    await mailbox?.close();
    await provider?.close();
  });

  const codeIn = (text: string): string => {
    const code = /\b(\d{6})\b is your code/.exec(text)?.[1] ?? '';
    expect(code).not.toBe('');
    never.add(code);
    return code;
  };

  it('a customer registers, resets and changes the password, and guesses', async () => {
    const visitor = client(server.url);
    const signedUp = await visitor.take<SignIn>('/api/user/register', {
      type: 'email',
      account: ACCOUNT,
      password: FIRST,
      re_password: FIRST,
    });
    const ann = client(server.url, signedUp.token);
    const login = (password: string) =>
      visitor.form<SignIn>('/api/user/loginForU', { account: ACCOUNT, password, login_type: 'email' });
    await login(WRONG);
    once.add(signedUp.token).add((await login(FIRST)).data.token);

    await visitor.take('/api/notify/send_email', { to: ACCOUNT, type: 2 });
    const code = codeIn((await mailbox.next(ACCOUNT)).raw);
    await visitor.take('/api/user/forget_password', {
      type: 'email',
      account: ACCOUNT,
      new_password: SECOND,
      secondary_password: SECOND,
      auth_code: code,
    });
    await visitor.form('/api/user/forget_password', { type: 'email', account: ACCOUNT, auth_code: code });
    ann.token = (await login(SECOND)).data.token;
    once.add(ann.token);
    await ann.form('/api/user/amend_password', { old_password: WRONG, new_password: FIRST });
    await ann.take('/api/user/amend_pay_password', { password: PAY, login_password: SECOND });
    await ann.form('/api/user/amend_pay_password', { password: PAY, login_password: WRONG });

    await visitor.take('/api/notify/send_sms', { to: '+4915123456780', type: 1 });
    await provider.count(1);
    codeIn(provider.received[0]?.text ?? '');
    expect(await visitor.get('/api/user/info', {}, { headers: { authorization: WRONG } })).toMatchObject({
      code: 999,
    });
  });

  it('an operator sets up a second factor', async () => {
    const ask = (method: string, path: string, body?: unknown) =>
      owner.call<{ secret: string; token: string }>(method, path, body);
    const { secret } = (await ask('GET', 'auth/totp')).body;
    once.add(secret);
    const password = { current_password: OPERATOR.password };
    await ask('POST', 'auth/totp', { secret, code: '000000', ...password });
    expect(
      (await ask('POST', 'auth/totp', { secret, code: await generate({ secret }), ...password })).status,
    ).toBe(200);
    await ask('POST', 'auth/login', { ...OPERATOR, password: WRONG });
    await ask('POST', 'auth/login', { ...OPERATOR, totp: '000000' });
    await ask('POST', 'auth/password', { current_password: WRONG, password: SECOND });
    await ask('POST', 'auth/totp/remove', password);
  });

  it('input that cannot be read arrives', async () => {
    const send = (path: string, type: string, body: string) =>
      fetch(server.url + path, { method: 'POST', headers: { 'content-type': type }, body });
    for (const path of ['/api/user/loginForU', '/admin/api/auth/login']) {
      await send(path, 'application/json', `{"password":"${FIRST}`);
      await send(path, 'application/json', `{"account":{"password":"${FIRST}"},"password":["${FIRST}"]}`);
      await send(path, 'text/plain', `password=${FIRST}`);
      await send(path, 'application/x-www-form-urlencoded', `login_type=${FIRST}&password=${FIRST}`);
      await fetch(`${server.url}${path}?password=${FIRST}`);
    }
    expect((await send('/nothing/here', 'application/json', `{"password":"${FIRST}"}`)).status).toBe(404);
  });

  it('an internal error is answered with its number in the log, and without details', async () => {
    const { client: demo, token } = await demoCustomer(server);
    once.add(token);
    const { url } = (await upload(demo, await testImage().jpeg().toBuffer())).data;
    const id = url.split('/').at(-1) ?? '';
    writeFileSync(join(server.dataDir, 'uploads', id), 'not what was sealed');
    const { status, data } = await demo.get<{ key: string; id: string }>(url);
    expect([status, Object.keys(data).sort()]).toEqual([500, ['id', 'key']]);
    await expect.poll(() => server.logs().includes(`"fault":"${data.id}"`)).toBe(true);
    const fault = await owner.call<object>('GET', `uploads/${id}`);
    expect([fault.status, Object.keys(fault.body).sort()]).toEqual([500, ['key', 'message']]);
    const told = JSON.stringify([data, fault.body]);
    expect(told).not.toMatch(/Error|node:|\.js|\/tmp|SELECT|stack/i);
  });

  it('messages that cannot be delivered are shown as failed, without their text', async () => {
    const wrong = marked('wrong-smtp');
    never.add(wrong).add(marked('wrong-sms'));
    await server.restart({
      SMTP_URL: mailbox.url.replace(SMTP, wrong),
      SMS_WEBHOOK_SECRET: marked('wrong-sms'),
    });
    const visitor = client(server.url);
    await visitor.take('/api/notify/send_email', { to: 'bob@example.com', type: 1 });
    await visitor.take('/api/notify/send_sms', { to: '+4915123456781', type: 1 });
    for (const to of ['bob@example.com', '+4915123456781']) {
      await expect
        .poll(() => outboxOf(owner, to), { timeout: 60_000 })
        .toMatchObject([{ state: 'failed', text: null }]);
    }
  });

  it('no response contains a secret, operators’ lists and the outbox included', async () => {
    const all = [...Object.keys(CUSTOMER_ROUTES), ...OPERATOR_ROUTES, ...Object.keys(OPEN_ROUTES)];
    const readable = all.filter((route) => route.startsWith('GET ') && !/[{*]/.test(route));
    for (const path of readable.map((route) => route.slice(4))) {
      await fetch(server.url + path, { headers: { authorization: `Bearer ${owner.token}` } });
    }
    expect(answers.length).toBeGreaterThan(60);
    const told = (secret: string): string[] =>
      answers.filter(({ text }) => holds(text, secret)).map(({ asked }) => asked);
    for (const secret of never) expect([secret, told(secret)]).toEqual([secret, []]);
    for (const secret of once) expect([secret, told(secret).length]).toEqual([secret, 1]);
  });

  it('no line of the log contains a secret, at its most verbose level', () => {
    const log = server.logs();
    expect(log).toContain('"event":"auth.invalid"');
    expect(log).toContain('refused: auth.invalid, POST /admin/api/auth/login');
    expect([...never, ...once].filter((secret) => holds(log, secret))).toEqual([]);
  });

  it('no file and no table contains a secret, except for the installation’s own key', async () => {
    await server.stop();
    for (const secret of [...never, ...once].filter((each) => each.length > 6)) {
      const places = await findPlainText(server, secret);
      expect([secret, places.filter((place) => place !== 'secrets.json')]).toEqual([secret, []]);
    }
  });
});
