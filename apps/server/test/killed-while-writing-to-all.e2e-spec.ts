import type { Message, Page } from '@truemark/contracts';
import { expect, it } from 'vitest';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { targetOf } from './engine/test-engine.js';
import { adminClient } from './harness/admin-client.js';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { report, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { startServer, type TestServer } from './harness/server.js';
import { withDatabases } from './harness/with-databases.js';

const CUSTOMERS = 1_200;
/** Maximum delay of the kill, ms. A batch is 100 messages, so all of them take at least 12 times 20 ms. */
const LATEST = 300;
const MOMENTS = 4;

async function howMany(server: TestServer, message: number): Promise<{ rows: number; customers: number }> {
  const reader = await openSnapshot(targetOf(server));
  try {
    const [row] = await reader.query(
      'SELECT count(*) AS lines, count(DISTINCT customer_id) AS customers FROM messages WHERE operator_message_id = $1',
      [message],
    );
    return { rows: Number(row?.lines), customers: Number(row?.customers) };
  } finally {
    await reader.close();
  }
}

withDatabases((database) => {
  it(
    `killed while a message goes to ${CUSTOMERS} customers, at ${MOMENTS} moments (seed ${SEED}): each gets it once`,
    async () => {
      const random = seeded(SEED);
      const server = await startServer({ database });
      try {
        const made: DemoCustomer[] = [];
        while (made.length < CUSTOMERS) {
          made.push(...(await Promise.all(Array.from({ length: 50 }, () => demoCustomer(server)))));
        }
        const [first, last] = [made[0], made.at(-1)] as [DemoCustomer, DemoCustomer];
        let amid = 0;
        for (let moment = 1; moment <= MOMENTS; moment++) {
          const operator = await adminClient(server, 'owner');
          const title = `Hours of the holidays ${moment}`;
          const { count } = (
            await operator.call<{ count: number }>('GET', 'messages/recipients?filter={"to":"all"}')
          ).body;
          expect(count).toBeGreaterThanOrEqual(CUSTOMERS);
          const texts = { en: { title, content: '<p>Markets close early.</p>' } };
          const sent = await operator.call<{ id: number }>('POST', 'messages', { to: 'all', texts });
          expect(sent.status).toBe(201);
          await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * LATEST)));
          await server.kill('SIGKILL');
          const before = await howMany(server, sent.body.id);
          if (before.rows > 0 && before.rows < count) amid += 1;
          expect(before.rows).toBe(before.customers);

          await server.restart();
          const again = await adminClient(server, 'owner');
          const ended = (): Promise<unknown> =>
            again.one('messages', sent.body.id).then((row) => [row.state, row.sent]);
          await expect.poll(ended, { timeout: 60_000 }).toEqual(['sent', count]);
          expect(await howMany(server, sent.body.id)).toEqual({ rows: count, customers: count });
          for (const { client } of [first, last]) {
            const { data } = await client.read<Page<Message>>('/api/internalMessage/list');
            expect(data.filter((each) => each.title === title)).toHaveLength(1);
          }
        }
        expect(amid, 'it was killed in the middle at least once').toBeGreaterThan(0);
        report(`killed while writing to all, on ${database}`, MOMENTS);
      } finally {
        await server.discard();
      }
    },
    STORY_TIMEOUT_MS,
  );
});
