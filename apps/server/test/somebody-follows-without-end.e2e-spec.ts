import { expect, it } from 'vitest';
import { refusalKeyOf } from './harness/client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { startServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Maximum burst of changes of one customer, of any kind. */
const MOST = 20;

withOneDatabase((database) => {
  it('a customer who follows and unfollows again and again has to wait, and nobody else has', async () => {
    const server = await startServer({ database, env: { RATE_LIMITS: 'on' } });
    try {
      const [one, other] = [await demoCustomer(server), await demoCustomer(server)];
      const change = async ({ client }: typeof one, path: string): Promise<string | null> =>
        refusalKeyOf((await client.post(path, { trader_id: 1, multiple: '1', max_amount: 5 })).data);
      const answers: (string | null)[] = [];
      for (let time = 0; time < MOST; time++) {
        for (const path of ['/api/follow/follow_trader', '/api/follow/canal_follow'])
          answers.push(await change(one, path));
      }
      const waits = answers.filter((key) => key === 'rate_limited');
      expect(waits.length).toBeGreaterThan(0);
      expect(answers.slice(0, MOST)).not.toContain('rate_limited');
      expect(await change(other, '/api/follow/follow_trader')).not.toBe('rate_limited');
    } finally {
      await server.discard();
    }
  });
});
