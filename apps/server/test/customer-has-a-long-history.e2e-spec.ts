import { readFileSync } from 'node:fs';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Engine } from '../dist/engine/engine.js';
import { loadSecrets } from '../dist/platform/auth/secrets.js';
import { schema } from '../dist/schema.js';
import { refusalKeyOf } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

/** Transfers back and forth: nearly the maximum length of a table. */
const MANY = 19_900;
const EVER = { type: 2, startTime: '2001-01-01', endTime: '2098-12-31' };
/** Maximum memory that tables and refusals may retain, bytes. Printing all rows took about 10⁹ bytes. */
const GROWTH = 200 * 1024 * 1024;

/** Moves money between the customer's accounts directly through the engine; over HTTP it would take minutes. */
async function transferOften(server: TestServer, uid: string): Promise<void> {
  const end = (error: unknown): never => {
    throw error;
  };
  const engine = await Engine.start({
    target: targetOf(server),
    tables: schema,
    settingDefaults: SETTING_DEFAULTS,
    journalKey: loadSecrets(server.dataDir).journalKey,
    now: Date.now,
    say: () => undefined,
    onFatal: end,
    onFault: end,
  });
  const customerId = (await engine.ask({ kind: 'customer.identity', identity: `uid:${uid}` })) ?? 0;
  const there = { from: 'forex', to: 'change' } as const;
  const back = { from: 'change', to: 'forex' } as const;
  const actor = { kind: 'customer', id: customerId } as const;
  const outcomes = await Promise.all(
    Array.from({ length: MANY }, (_, at) =>
      engine.submit({
        kind: 'wallet.transfer',
        actor,
        customerId,
        amount: decimal('1'),
        ...(at % 2 === 0 ? there : back),
      }),
    ),
  );
  await engine.stop();
  expect(outcomes.filter(isRefusal)).toEqual([]);
}

const memoryOf = ({ pid }: TestServer): number => {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
};

withDatabases((database) => {
  let server: TestServer;
  let customer: DemoCustomer;

  beforeAll(async () => {
    server = await startServer({ database, seed: 'none' });
    customer = await demoCustomer(server);
    await server.stop();
    await transferOften(server, String(customer.user.uid));
    await server.restart();
  }, 600_000);
  afterAll(() => server?.discard());

  const statement = (kind: 'csv' | 'pdf', more: Record<string, string> = {}): Promise<Response> => {
    const asked = new URLSearchParams({ ...EVER, type: String(EVER.type), ...more });
    const headers = { authorization: customer.token, lang: 'en' };
    return fetch(`${server.url}/api/account/statement_${kind}?${asked}`, { headers });
  };

  it('exports the whole history as CSV, in bounded memory, while other customers are served', async () => {
    const before = memoryOf(server);
    const other = await demoCustomer(server);
    let isOver = false;
    let answered = 0;
    const asking = (async () => {
      while (!isOver) {
        await other.client.read('/v2/api/main/wallet/getBalance');
        answered++;
      }
    })();
    const tables = await Promise.all([1, 2, 3].map(async () => (await statement('csv')).text()));
    isOver = true;
    await asking;
    expect(answered).toBeGreaterThan(0);
    for (const table of tables) {
      const lines = table.trim().split('\n');
      expect(lines).toHaveLength(MANY + 2);
      expect(lines[0]).toContain('Time,What,Amount,Balance,Currency');
      expect(lines.at(-1)).toMatch(/,Transfer between accounts,1,100000,USD$/);
    }
    expect(memoryOf(server) - before).toBeLessThan(GROWTH);
  });

  it('refuses a PDF of the whole history and recommends CSV', async () => {
    const before = memoryOf(server);
    const { code, msg, data } = await customer.client.get('/api/account/statement_pdf', EVER);
    expect([code, refusalKeyOf(data)]).toEqual([0, 'wallet.statement_not_printed']);
    expect(msg).toContain('5000');
    expect(msg).toContain('CSV');
    expect(memoryOf(server) - before).toBeLessThan(GROWTH);
  });

  it('prints few statements at a time, and completes each that it accepts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => statement('pdf', { type: '3' })));
    const refused = answers.filter(({ status }) => status === 429);
    const printed = answers.filter(({ status }) => status === 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(printed.length).toBeGreaterThanOrEqual(3);
    expect(printed.length + refused.length).toBe(answers.length);
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    for (const answer of printed) expect(await answer.text()).toMatch(/^%PDF-/);
    // A finished export frees its slot for the next.
    expect((await statement('pdf', { type: '3' })).status).toBe(200);
  });
});
