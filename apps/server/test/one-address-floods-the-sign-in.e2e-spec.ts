import type { SignIn } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoSignIn } from './harness/admin-client.js';
import { client } from './harness/client.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

const FLOOD = 130;

const from = (address: string) => ({ 'x-forwarded-for': address });
const FLOODER = from('192.0.2.1');

withOneDatabase((database) => {
  let server: TestServer;
  let customer: RealCustomer;

  beforeAll(async () => {
    server = await startServer({ database, env: { RATE_LIMITS: 'off', TRUST_PROXY: 'on' } });
    customer = await realCustomer(server);
  });
  afterAll(() => server?.discard());

  const operatorSignsIn = (fields: object, headers: Record<string, string>) =>
    fetch(`${server.url}/admin/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(fields),
    });
  const customerSignsIn = (account: string, password: string, headers: Record<string, string>) =>
    client(server.url).post<SignIn>(
      '/api/user/loginForU',
      { account, password, login_type: 'email' },
      { headers },
    );
  const flood = <T>(guess: (account: string) => Promise<T>): Promise<T>[] =>
    Array.from({ length: FLOOD }, (_, nth) => guess(`flood${nth}@example.com`));

  it('a flood of operator sign-ins keeps out neither operators from other addresses nor customers', async () => {
    const flooding = flood((email) => operatorSignsIn({ email, password: 'a guess' }, FLOODER));
    // A refusal shows that the queue is full.
    await Promise.any(
      flooding.map(async (answer) => {
        if ((await answer).status !== 429) throw new Error('judged');
      }),
    );
    const [operator, visitor] = await Promise.all([
      operatorSignsIn(demoSignIn(server, 'operator'), from('192.0.2.2')),
      customerSignsIn(customer.email, customer.password, FLOODER),
    ]);
    expect([operator.status, visitor.code]).toEqual([200, 1]);
    const busy = (await Promise.all(flooding)).filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.headers.get('retry-after')).toBe('1');
  });

  it('a flood of customer sign-ins keeps out neither customers from other addresses nor operators', async () => {
    const flooding = flood((account) => customerSignsIn(account, 'a guess', FLOODER));
    await Promise.any(
      flooding.map(async (answer) => {
        if ((await answer).status !== 429) throw new Error('judged');
      }),
    );
    const [operator, visitor] = await Promise.all([
      operatorSignsIn(demoSignIn(server, 'operator'), FLOODER),
      customerSignsIn(customer.email, customer.password, from('192.0.2.3')),
    ]);
    expect([operator.status, visitor.code]).toEqual([200, 1]);
    await Promise.all(flooding);
  });

  it('one address gets a limited number of operator sign-ins a minute, and is told when to retry', async () => {
    await server.restart({ RATE_LIMITS: 'on' });
    const answers = await Promise.all(
      flood((email) => operatorSignsIn({ email, password: 'a guess' }, FLOODER)),
    );
    const said = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        ...((await answer.json()) as { key: string }),
      })),
    );
    const judged = said.filter(({ status }) => status === 401);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.length).toBeLessThanOrEqual(60);
    const tooMany = said.filter(({ key }) => key === 'rate_limited');
    expect(tooMany).toHaveLength(FLOOD - 60);
    for (const answer of answers) {
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const elsewhere = await operatorSignsIn(demoSignIn(server, 'operator'), from('192.0.2.2'));
    expect(elsewhere.status).toBe(200);
  });
});
