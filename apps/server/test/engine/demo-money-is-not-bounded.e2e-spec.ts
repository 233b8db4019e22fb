import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { withDatabases } from '../harness/with-databases.js';
import { newCustomer, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

/** Nearly as much as one account can hold. */
const MOST = '90000000000';

withDatabases((database) => {
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database);
  });
  afterEach(async () => {
    await verifyDerivedData(ground.target);
    await ground.discard();
  });

  const mints = async (): Promise<string[]> => {
    const reader = openReader(ground.target);
    try {
      const rows = await reader.query(
        `SELECT number, balance FROM ledger_accounts WHERE kind = 'demo_mint' ORDER BY number IS NOT NULL, number`,
      );
      return rows.map((row) => `${row.number ?? ''}: ${formatDecimal(BigInt(String(row.balance)))}`);
    } finally {
      await reader.close();
    }
  };

  it('more demo money is minted than one account can record, and returned, also after a restart', async () => {
    const customerId = await newCustomer(ground, MOST);
    expect(await mints()).toEqual([': -90000000000', '1: -90000000000', '2: -90000000000']);
    await ground.restart();
    const actor = { kind: 'customer', id: customerId } as const;
    await ground.engine.submit({ kind: 'settings.change', actor, values: { demo_balance: '1000' } });
    expect(await ground.engine.submit({ kind: 'demo.reset', actor, customerId })).toMatchObject({
      closed: 0,
    });
    // Money returns to the first account with room for it.
    expect(await mints()).toEqual([': 89999998000', '1: -1000', '2: -90000000000']);
    await ground.restart();
    await newCustomer(ground, '1');
    const { accounts } = await ground.account(customerId);
    expect(accounts.filter(({ part }) => part === 'free').map(({ balance }) => balance)).toEqual(
      Array(3).fill(decimal('1000')),
    );
  });

  it("a customer's own account keeps its limit", async () => {
    await expect(newCustomer(ground, '93000000000')).rejects.toThrow('ledger.overflow');
  });
});
