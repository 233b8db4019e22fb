import type { StatementRow } from '@truemark/contracts/admin';
import { decimal, formatDecimal, sum } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { type AdminClient, adminClient } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { dayFromNow } from './harness/days.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

// Tomorrow included: midnight may pass during the test.
const [FIRST, MIDDLE, NEXT, LAST] = [dayFromNow(-20), dayFromNow(-6), dayFromNow(-5), dayFromNow(1)];

withDatabases((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
    await desk.paidIn(500);
  });
  afterAll(() => desk?.close());

  const statement = async (filter: object, by: AdminClient = desk.operator): Promise<StatementRow[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
    const { status, body } = await by.call<StatementRow[]>('GET', `statement?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const exact = (value: StatementRow['sum']): bigint => decimal(value);
  const held = async (book: string): Promise<Map<string, bigint>> => {
    const reader = await openSnapshot(targetOf(desk.server));
    try {
      const rows = await reader.query(
        `SELECT currency, kind, CASE WHEN owner_id IS NULL THEN 'house' ELSE 'customers' END AS side, balance
         FROM ledger_accounts WHERE book = $1`,
        [book],
      );
      const sums = new Map<string, bigint>();
      for (const { currency, kind, side, balance } of rows) {
        const key = `${currency} ${side} ${kind}`;
        sums.set(key, (sums.get(key) ?? 0n) + BigInt(String(balance)));
      }
      return new Map([...sums].filter(([, balance]) => balance !== 0n));
    } finally {
      await reader.close();
    }
  };

  it.each(['real', 'demo'])('the %s book closes with what its accounts hold', async (book) => {
    const rows = await statement({ book, from: FIRST, to: LAST });
    const closing = new Map(
      rows
        .filter(({ line }) => line === 'closing')
        .map((row) => [`${row.currency} ${row.side} ${row.account}`, exact(row.sum)] as const)
        .filter(([, balance]) => balance !== 0n),
    );
    expect(closing.size).toBeGreaterThan(2);
    expect([...closing].sort()).toEqual([...(await held(book))].sort());
    expect(formatDecimal(sum([...closing.values()]))).toBe('0');
    for (const { currency, side, account, line, sum: opening } of rows) {
      if (line !== 'opening') continue;
      const own = rows.filter(
        (row) => row.currency === currency && row.side === side && row.account === account,
      );
      const moved = sum(own.filter((row) => row.line === 'movement').map((row) => exact(row.sum)));
      expect(exact(opening) + moved).toBe(closing.get(`${currency} ${side} ${account}`) ?? 0n);
    }
  });

  it('a statement opens with the closing balances of the one before', async () => {
    const before = await statement({ book: 'demo', from: FIRST, to: MIDDLE });
    const after = await statement({ book: 'demo', from: NEXT, to: LAST });
    const of = (rows: readonly StatementRow[], line: string) =>
      rows
        .filter((row) => row.line === line && exact(row.sum) !== 0n)
        .map(({ currency, side, account, sum }) => ({ currency, side, account, sum }));
    expect(of(before, 'closing').length).toBeGreaterThan(0);
    expect(of(after, 'opening')).toEqual(of(before, 'closing'));
  });

  it('a statement is exported like every list, and is not for support', async () => {
    const asked = await desk.operator.call<{ id: number }>('POST', 'exports', {
      ...{ resource: 'statement', format: 'csv', filter: { book: 'real', range: 'month' } },
    });
    expect(asked.status).toBe(200);
    const state = async () =>
      (await desk.operator.call<{ state: string }>('GET', `exports/${asked.body.id}`)).body.state;
    await expect.poll(state, { timeout: 30_000 }).toBe('done');
    const file = await fetch(`${desk.server.url}/admin/api/exports/${asked.body.id}/file`, {
      headers: { authorization: `Bearer ${desk.operator.token}` },
    });
    expect(await file.text()).toMatch(/closing/);
    const support = await adminClient(desk.server, 'support');
    expect((await support.call('GET', 'statement')).status).toBe(403);
  });
});
