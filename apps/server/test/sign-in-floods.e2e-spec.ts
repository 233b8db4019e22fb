import type { SignIn } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminClient } from './harness/admin-client.js';
import { type Client, client, refusalKeyOf } from './harness/client.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const FLOOD = 250;

withOneDatabase((database) => {
  let server: TestServer;
  let visitor: Client;

  beforeAll(async () => {
    server = await startServer({ database });
    visitor = client(server.url);
  });
  afterAll(() => server?.discard());

  const login = (account: string, password: string) =>
    visitor.form<SignIn>('/api/user/loginForU', { account, password, login_type: 'email' });

  it('refuses excess sign-ins without counting them as failures, and lets well-behaved users in', async () => {
    const honest = { type: 'email', account: 'honest@example.com', password: 'correct horse' };
    await visitor.take('/api/user/register', { ...honest, re_password: honest.password });
    const flood = Array.from({ length: FLOOD }, (_, at) => login(`flood${at}@example.com`, 'a guess'));
    // Twelve sign-ins of one customer: enough to lock the account if unchecked attempts counted.
    const impatient = Array.from({ length: 12 }, () => login(honest.account, honest.password));
    const answers = await Promise.all([...flood, ...impatient]);

    const busy = answers.filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThan(0);
    expect(new Set(busy.map(({ code, data }) => `${code} ${refusalKeyOf(data)}`))).toEqual(
      new Set(['0 auth.busy']),
    );
    expect(busy[0]?.headers.get('retry-after')).toBe('1');
    const judged = answers.slice(0, FLOOD).filter(({ status }) => status !== 429);
    expect(judged.length).toBeGreaterThan(0);
    expect(new Set(judged.map(({ status, data }) => `${status} ${refusalKeyOf(data)}`))).toEqual(
      new Set(['200 auth.invalid']),
    );
    expect((await login(honest.account, honest.password)).code).toBe(1);
    expect((await adminClient(server, 'owner')).role).toBe('owner');
  });
});
