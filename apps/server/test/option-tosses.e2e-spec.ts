import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { type AdminClient, adminClient, type Row } from './harness/admin-client.js';
import { demoCustomer } from './harness/demo-customer.js';
import { startServer, type TestServer } from './harness/server.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Numbers that one statement of the report reads. */
const SLICE = 50_000;
const UNIT = 100_000_000n;
const TERMS = JSON.stringify({ ratio: '0.9', lossLevel: 0, staleSeconds: 10 });

interface Bet {
  readonly id: number;
  readonly customerId: number;
  readonly direction: 'up' | 'down';
  /** In whole units. */
  readonly stake: bigint;
  /** Entry tick. The exit is 10 ticks later and 1 higher. */
  readonly entry: number;
}

const YEAR = (year: number) => ({ from: Date.UTC(year), until: Date.UTC(year + 1) });

function inserted(year: number, symbolId: number, bets: readonly Bet[]): string {
  const at = Date.UTC(year, 5);
  const rows = bets.map(({ id, customerId, direction, stake, entry }) => {
    const [outcome, profit] =
      direction === 'up' ? ['win', (stake * UNIT * 9n) / 10n] : ['loss', -stake * UNIT];
    return `(${id}, ${customerId}, 1, ${symbolId}, '${direction}', 'ended', ${stake * UNIT}, 60, ${at}, ${at},
      ${at + 60_000}, ${entry}, ${at}, 100, ${entry + 10}, ${at + 60_000}, 101, '${outcome}', ${profit}, NULL,
      ${at + 60_000}, '${TERMS}')`;
  });
  return `INSERT INTO options (id, customer_id, account_id, symbol_id, direction, status, stake, seconds, start_at,
    entry_until, expires_at, entry_seq, entry_at, entry_price, exit_seq, exit_at, exit_price, outcome, profit, reason,
    ended_at, terms) VALUES ${rows.join(', ')};`;
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

withOneDatabase((database) => {
  let server: TestServer;
  let auditor: AdminClient;
  let symbolId: number;
  let [lucky, unlucky] = [0, 0];
  let first = 10_000_000;

  beforeAll(async () => {
    server = await startServer({ database });
    const visitors = [await demoCustomer(server), await demoCustomer(server)];
    const owner = await adminClient(server, 'owner');
    symbolId = Number((await owner.list('symbols'))[0]?.id);
    const found = await owner.list('customers', { filter: { is_demo: true }, range: [0, 999] });
    const idOf = (uid: string | undefined) => Number(found.find((row) => row.uid === uid)?.id);
    [lucky, unlucky] = [idOf(visitors[0]?.user.uid), idOf(visitors[1]?.user.uid)];
    auditor = await adminClient(server, 'auditor');
  });
  afterAll(() => server?.discard());

  /** Options as stored after such a year; number ranges of different years do not overlap. */
  async function played(year: number, bets: (first: number) => readonly Bet[]): Promise<void> {
    const target = server.databaseUrl
      ? ({ dialect: 'postgres', url: server.databaseUrl } as const)
      : ({ dialect: 'sqlite', file: `${server.dataDir}/truemark.db` } as const);
    await writeBypassingEngine(target, inserted(year, symbolId, bets(first)));
    first += 10 * SLICE;
  }
  const summary = async (year: number) =>
    (
      await auditor.call<{ all: Row; customers: Row & { named: Row[] } }>(
        'GET',
        `option-fairness/summary?filter=${encodeURIComponent(JSON.stringify({ is_demo: true, ...YEAR(year) }))}`,
      )
    ).body;
  const rows = (year: number, by: 'symbol' | 'duration') =>
    auditor.list('option-fairness', { filter: { is_demo: true, by, ...YEAR(year) }, range: [0, 99] });

  it('counts 500 purchases before one price move as one toss', async () => {
    await played(2001, (id) =>
      many(500, (index) => ({
        id: id + index,
        customerId: index % 2 === 0 ? lucky : unlucky,
        direction: 'up',
        stake: 10n,
        entry: 100,
      })),
    );
    const { all, customers } = await summary(2001);
    expect(all).toMatchObject({ options: 500, wins: 500, losses: 0, win_rate: 1, stakes: 5000 });
    expect(all).toMatchObject({ rises: 1, falls: 0, levels: 0, rise_rate: 1, rise_z: 1 });
    expect(all).toMatchObject({ leaning: 1, majority_wins: 1, majority_rate: 1, majority_z: 1 });
    // Wilson's interval of 1 in 1 begins at 1 ÷ (1 + 1.96²).
    expect(all.majority_low).toBeCloseTo(0.206549, 6);
    expect(customers).toMatchObject({ customers: 2, compared: 0, outside: 0 });
    for (const by of ['symbol', 'duration'] as const) {
      const counts = { options: 500, rises: 1, leaning: 1, majority_wins: 1 };
      expect(await rows(2001, by)).toEqual([expect.objectContaining(counts)]);
    }
  });

  it('counts a toss that spans two slices once, with the stakes of both', async () => {
    await played(2002, (id) => [
      ...many(28, (index) => bet(id + index, lucky, 'up', 10n, 1000 + index)),
      ...many(40, (index) => bet(id + SLICE - 20 + index, lucky, 'up', 10n, 2000)),
      ...many(20, (index) => bet(id + SLICE + 20 + index, unlucky, 'down', 100n, 2000)),
      bet(id + SLICE + 40, lucky, 'up', 10n, 3000),
    ]);
    const { all, customers } = await summary(2002);
    expect(all).toMatchObject({ options: 89, wins: 69, losses: 20, up_decided: 69, down_decided: 20 });
    expect(all).toMatchObject({ rises: 30, falls: 0, leaning: 30, majority_wins: 29 });
    expect(customers).toMatchObject({ customers: 2, compared: 1, outside: 1 });
    expect(customers.named).toMatchObject([{ customer_id: lucky, draws: 30, wins: 30 }]);
  });

  it('sums amounts that exceed 64 bits', async () => {
    const billions = 50_000_000_000n;
    await played(2003, (id) => [
      ...many(3, (index) => bet(id + index, lucky, 'up', billions, 100)),
      ...many(3, (index) => bet(id + 3 + index, unlucky, 'down', billions, 100)),
    ]);
    const { all } = await summary(2003);
    expect(all).toMatchObject({
      stakes: 300_000_000_000,
      returned: 285_000_000_000,
      house_result: 15_000_000_000,
      break_even: 0.526316,
    });
    expect(all).toMatchObject({ rises: 1, leaning: 0, majority_wins: 0, majority_rate: null });
  });
});

const bet = (
  id: number,
  customerId: number,
  direction: Bet['direction'],
  stake: bigint,
  entry: number,
): Bet => ({ id, customerId, direction, stake, entry });
