import type { CodeSent } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { type Client, client } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { codeFor, differentCode, outboxOf } from './harness/outbox.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const MINUTE = 60_000;
const DAY = 86_400_000;

withOneDatabase((database) => {
  let server: TestServer;
  let visitor: Client;
  let operator: AdminClient;

  beforeAll(async () => {
    server = await startServer({ database, env: { RATE_LIMITS: 'on' } });
    visitor = client(server.url);
    operator = await adminClient(server, 'operator');
  });
  afterAll(() => server?.discard());

  /** Backdates sent codes while nothing writes to the database. */
  const age = async (...changes: string[]): Promise<void> => {
    await server.stop();
    for (const sql of changes) await writeBypassingEngine(targetOf(server), sql);
    await server.restart();
    operator = await adminClient(server, 'operator');
  };
  const send = (to: string) => visitor.form<CodeSent>('/api/notify/send_email', { to, type: 1 });

  it('sends one address one code a minute and ten a day', async () => {
    expect((await send('limits@example.com')).code).toBe(1);
    const soon = await send('LIMITS@example.com');
    expect([soon.status, soon.code]).toEqual([429, 0]);
    const { key, retry_after: wait } = soon.data as unknown as { key: string; retry_after: number };
    expect(key).toBe('auth.code_too_soon');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(soon.headers.get('retry-after')).toBe(String(wait));
    expect((await send('somebody.else@example.com')).code).toBe(1);

    await age(`UPDATE codes SET sent_at = sent_at - ${MINUTE}`);
    expect((await send('limits@example.com')).code).toBe(1);
    const copies = Array.from(
      { length: 8 },
      (_, copy) =>
        `INSERT INTO codes (id, target, purpose, code_hash, sent_at, tries) VALUES
         (${copy + 1_000}, 'email:limits@example.com', 'register', 'x', ${Date.now() - DAY + 3_600_000}, 0)`,
    );
    await age(`UPDATE codes SET sent_at = sent_at - ${MINUTE}`, ...copies);
    const tenth = await send('limits@example.com');
    expect(tenth.status).toBe(429);
    expect(tenth.data).toMatchObject({ key: 'auth.code_too_many' });
  });

  it('accepts a code for ten minutes', async () => {
    const newPassword = { new_password: 'another horse', secondary_password: 'another horse' };
    const account = { type: 'email', account: 'late@example.com', password: 'correct horse' };
    await visitor.take('/api/user/register', { ...account, re_password: account.password });
    const forget = (auth_code: string) =>
      visitor.post('/api/user/forget_password', { ...account, ...newPassword, auth_code });
    const ask = () => visitor.take('/api/notify/send_email', { to: account.account, type: 2 });
    await ask();
    const late = await codeFor(operator, account.account);
    await age(`UPDATE codes SET sent_at = sent_at - ${10 * MINUTE}`);
    expect((await forget(late)).data).toMatchObject({ key: 'auth.code_invalid' });
    await ask();
    const inTime = await codeFor(operator, account.account);
    await age(`UPDATE codes SET sent_at = sent_at - ${9 * MINUTE}`);
    expect((await forget(differentCode(inTime))).data).toMatchObject({ key: 'auth.code_invalid' });
    expect((await forget(inTime)).code).toBe(1);
  });

  it('deletes messages and codes after a day', async () => {
    await send('old@example.com');
    expect(await outboxOf(operator, 'old@example.com')).toHaveLength(1);
    await age(`UPDATE outbox SET at = at - ${DAY}`, `UPDATE codes SET sent_at = sent_at - ${DAY}`);
    await expect.poll(() => outboxOf(operator, 'old@example.com'), { timeout: 60_000 }).toEqual([]);
  });
});
