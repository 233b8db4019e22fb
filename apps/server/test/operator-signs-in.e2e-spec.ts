import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashToken } from '../dist/platform/auth/tokens.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, demoSignIn } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const MINUTE = 60_000;
const HALF_DAY = 720 * MINUTE;

interface Answer {
  readonly status: number;
  readonly body: {
    readonly token?: string;
    readonly key?: string;
    readonly errors?: Readonly<Record<string, string>>;
  };
}

withOneDatabase((database) => {
  let server: TestServer;
  let auditor: AdminClient;
  let email: string;
  let password: string;

  beforeAll(async () => {
    server = await startServer({ database });
    auditor = await adminClient(server, 'auditor');
    ({ email, password } = demoSignIn(server, 'auditor'));
  });
  afterAll(() => server?.discard());

  const signIn = async (fields: Readonly<Record<string, unknown>>): Promise<Answer> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(fields) };
    const response = await fetch(`${server.url}/admin/api/auth/login`, init);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const ask = (method: string, path: string, body?: unknown) =>
    auditor.call<Answer['body'] & { secret: string; has_totp: boolean }>(method, path, body);

  /** Code of the next half minute, which the tolerance accepts; the current one was used during set-up. */
  const nextOf = (secret: string): Promise<string> =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });

  it('answers a wrong address and a wrong password alike', async () => {
    const wrong = await signIn({ email, password: 'not the password' });
    const unknown = await signIn({ email: 'nobody@truemark.example', password });
    expect(wrong).toEqual(unknown);
    expect([wrong.status, wrong.body.key]).toEqual([401, 'auth.invalid']);
    expect((await signIn({ email })).status).toBe(422);
    expect((await signIn({ email: email.toUpperCase(), password })).status).toBe(200);
  });

  it('tells every role the account currency, also one that cannot read settings', async () => {
    const support = await adminClient(server, 'support');
    expect((await support.call('GET', 'settings/currency')).status).toBe(403);
    expect((await support.call('GET', 'auth/me')).body).toMatchObject({ currency: 'USD' });
  });

  it('requires a code once a second factor is set up, and accepts each code once', async () => {
    const { secret } = (await ask('GET', 'auth/totp')).body;
    const refused = await ask('POST', 'auth/totp', { secret, code: '000000', current_password: password });
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['code']]);
    const code = await generate({ secret });
    const stranger = await ask('POST', 'auth/totp', { secret, code, current_password: 'not mine' });
    expect([stranger.status, Object.keys(stranger.body.errors ?? {})]).toEqual([422, ['current_password']]);
    const added = await ask('POST', 'auth/totp', { secret, code, current_password: password });
    expect(added.body.has_totp).toBe(true);

    expect((await signIn({ email, password })).body.key).toBe('auth.totp_needed');
    expect((await signIn({ email, password, totp: '000000' })).body.key).toBe('auth.totp_invalid');
    expect((await signIn({ email, password, totp: code })).body.key).toBe('auth.totp_invalid');
    const totp = await nextOf(secret);
    const together = await Promise.all([1, 2, 3].map(() => signIn({ email, password, totp })));
    expect(together.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await signIn({ email, password, totp })).body.key).toBe('auth.totp_invalid');

    const removed = await ask('POST', 'auth/totp/remove', { current_password: password });
    expect(removed.body.has_totp).toBe(false);
    expect((await signIn({ email, password })).status).toBe(200);
  });

  it('ends a session that was not used for twelve hours', async () => {
    const other = await adminClient(server, 'auditor');
    const lastUsed = (at: number) =>
      writeBypassingEngine(
        targetOf(server),
        `UPDATE sessions SET last_used_at = ${at} WHERE token_hash = '${hashToken(other.token ?? '')}'`,
      );
    await lastUsed(Date.now() - HALF_DAY + MINUTE);
    expect((await other.call('GET', 'auth/me')).status).toBe(200);
    await lastUsed(Date.now() - HALF_DAY - MINUTE);
    expect((await other.call('GET', 'auth/me')).status).toBe(401);
  });

  it('ends the other sessions when the password changes', async () => {
    const other = await adminClient(server, 'auditor');
    const next = 'another long password';
    expect(
      (await ask('POST', 'auth/password', { current_password: password, password: 'short' })).status,
    ).toBe(422);
    expect((await ask('POST', 'auth/password', { current_password: password, password: next })).status).toBe(
      200,
    );
    expect((await other.call('GET', 'auth/me')).status).toBe(401);
    expect((await ask('GET', 'auth/me')).status).toBe(200);
    expect((await signIn({ email, password })).status).toBe(401);
    expect((await signIn({ email, password: next })).status).toBe(200);
    password = next;
  });

  it('logs sign-ins and changes of credentials, without secrets', async () => {
    const owner = await adminClient(server, 'owner');
    const rows = await owner.list('audit-log', { filter: { resource: 'operators' }, range: [0, 99] });
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of ['sign-in', 'change password', 'add second factor', 'remove second factor']) {
      expect(actions).toContain(action);
    }
    expect(JSON.stringify(rows)).not.toMatch(/argon2|[A-Z2-7]{32}/);
  });

  it('outside the demo an operator without a second factor can only set one up, and cannot remove it', async () => {
    await server.restart({ SEED: 'none' });
    expect((await ask('GET', 'auth/me')).body).toMatchObject({ must_enrol: true, permissions: {} });
    for (const [method, path] of [
      ['GET', 'customers'],
      ['GET', 'audit-log'],
      ['GET', 'auth/sessions'],
      ['POST', 'auth/password'],
      ['POST', 'auth/totp/remove'],
    ] as const) {
      const { status, body } = await ask(method, path, method === 'POST' ? {} : undefined);
      expect([status, body.key], path).toEqual([403, 'auth.totp_required']);
    }
    const enrol = async (
      more: object,
    ): Promise<{ secret: string; code: string; answer: Awaited<ReturnType<typeof ask>> }> => {
      const { secret } = (await ask('GET', 'auth/totp')).body;
      const code = await generate({ secret });
      const given = { secret, code, current_password: password, ...more };
      return { secret, code, answer: await ask('POST', 'auth/totp', given) };
    };
    const first = await enrol({});
    expect(first.answer.body).toMatchObject({ has_totp: true, must_enrol: false });
    expect((await ask('GET', 'audit-log')).status).toBe(200);
    const kept = await ask('POST', 'auth/totp/remove', { current_password: password });
    expect([kept.status, kept.body.key]).toEqual([409, 'auth.totp_required']);

    for (const former of [{}, { former_code: '000000' }]) {
      expect(Object.keys((await enrol(former)).answer.body.errors ?? {})).toEqual(['former_code']);
    }
    const used = await enrol({ former_code: first.code });
    expect(Object.keys(used.answer.body.errors ?? {})).toEqual(['former_code']);
    const second = await enrol({ former_code: await nextOf(first.secret) });
    expect(second.answer.status).toBe(200);
    const old = await signIn({ email, password, totp: await nextOf(first.secret) });
    expect(old.body.key).toBe('auth.totp_invalid');
    expect((await signIn({ email, password, totp: await nextOf(second.secret) })).status).toBe(200);

    // The server's environment is the recovery path.
    const way = { ADMIN_EMAIL: email, ADMIN_PASSWORD: 'a way back for owners' };
    await server.restart({ SEED: 'demo', ...way });
    expect((await signIn({ email, password: way.ADMIN_PASSWORD })).status).toBe(200);
  });

  it('locks an email address after ten failures, and ends the session at sign-out', async () => {
    expect((await ask('POST', 'auth/logout', {})).status).toBe(200);
    expect((await ask('GET', 'auth/me')).status).toBe(401);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await signIn({ email: 'auditor2@truemark.example', password: 'wrong' })).status).toBe(401);
    }
    const locked = await signIn({ email: 'auditor2@truemark.example', password });
    expect([locked.status, locked.body.key]).toEqual([429, 'auth.locked']);
  });
});
