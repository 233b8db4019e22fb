import type { ReportRow } from '@truemark/contracts/admin';
import { decimal, formatDecimal, sum } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyReportSums } from '../dist/cli/verification/report-sums.js';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import type { DatabaseReader } from '../dist/platform/database/database-reader.js';
import { adminClient } from './harness/admin-client.js';
import { targetOf } from './harness/database.js';
import { ALL_DAYS } from './harness/days.js';
import { type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import { withDatabases } from './harness/with-databases.js';

type Money = {
  [K in keyof ReportRow]: ReportRow[K] extends ReportRow['result'] ? K : never;
}[keyof ReportRow];

const MONEY: readonly Money[] = [
  ...(['result', 'fees', 'trading', 'spread', 'other', 'paid_in', 'paid_out', 'net_paid'] as const),
];
const WAYS = ['all', 'product', 'symbol', 'country', 'inviter'] as const;

withDatabases((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  const asked = (filter: object, range = '[0,999]') => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), range });
    return desk.operator.call<ReportRow[]>('GET', `reports?${query}`);
  };
  const report = async (filter: object): Promise<ReportRow[]> => {
    const { status, body } = await asked(filter);
    expect(status).toBe(200);
    return body;
  };
  const together = (rows: readonly ReportRow[], of: Money): number =>
    Number(formatDecimal(sum(rows.map((row) => decimal(row[of] as ReportRow['result'])))));
  const withReader = async <T>(look: (reader: DatabaseReader) => Promise<T>): Promise<T> => {
    const reader = await openSnapshot(targetOf(desk.server));
    try {
      return await look(reader);
    } finally {
      await reader.close();
    }
  };
  const heldBy = (book: string, kinds: readonly string[]): Promise<number> =>
    withReader(async (reader) => {
      const rows = await reader.query(
        'SELECT kind, balance FROM ledger_accounts WHERE book = $1 AND owner_id IS NULL',
        [book],
      );
      const those = rows.filter(({ kind }) => kinds.includes(String(kind)));
      return Number(formatDecimal(sum(those.map(({ balance }) => BigInt(String(balance))))));
    });

  it.each(['real', 'demo'] as const)(
    'the %s book adds up to what its accounts hold, however it is grouped',
    async (book) => {
      for (const by of WAYS)
        for (const period of ['day', 'week', 'month', 'all'] as const) {
          const rows = await report({ book, by, period, ...ALL_DAYS });
          expect(together(rows, 'fees')).toBe(await heldBy(book, ['house_fees']));
          expect(together(rows, 'trading')).toBe(await heldBy(book, ['house_profit']));
          expect(together(rows, 'net_paid')).toBe(
            -(await heldBy(book, ['deposits', 'withdrawals', 'demo_mint'])),
          );
          expect(together(rows, 'result')).not.toBe(0);
          expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        }
      await withReader(verifyReportSums);
    },
  );

  it('each symbol has the fees of its own orders, and the spread of its closed positions', async () => {
    const rows = await report({ book: 'demo', by: 'symbol', period: 'all', ...ALL_DAYS });
    const brought = await withReader((reader) =>
      reader.query(`SELECT s.id, (SELECT coalesce(sum(o.fee), 0) FROM orders o JOIN customers c ON c.id = o.customer_id
           WHERE o.symbol_id = s.id AND o.opened_at IS NOT NULL AND c.is_demo = 1) AS fees,
         (SELECT count(*) FROM orders o JOIN customers c ON c.id = o.customer_id
           WHERE o.symbol_id = s.id AND o.status = 'closed' AND c.is_demo = 1) AS closed FROM symbols s`),
    );
    for (const { id, fees, closed } of brought) {
      const row = rows.find(({ value }) => value === String(id));
      expect(row ? Number(row.fees) : 0).toBe(Number(formatDecimal(BigInt(String(fees)))));
      expect(Number(row?.spread ?? 0) > 0).toBe(Number(closed) > 0);
      if (row) expect(row.name).not.toBe(row.value);
    }
    expect(rows.some(({ spread }) => Number(spread) > 0)).toBe(true);
  });

  it('a new customer’s deposit counts for their country and inviter, and they count as active once they act', async () => {
    const of = async (by: 'country' | 'inviter' | 'all') => report({ by, period: 'all', ...ALL_DAYS });
    const before = { all: await of('all'), country: await of('country'), inviter: await of('inviter') };
    await desk.next();
    await desk.paidIn(321);
    const after = { all: await of('all'), country: await of('country'), inviter: await of('inviter') };
    for (const by of ['all', 'country', 'inviter'] as const)
      expect(together(after[by], 'paid_in') - together(before[by], 'paid_in')).toBe(321);
    await desk.customer.client.take('/api/account/transfer', { from: 1, to: 2, balance: 40 });
    await desk.customer.client.take('/api/account/transfer', { from: 1, to: 2, balance: 1 });
    expect((await of('all'))[0]?.active).toBe((after.all[0]?.active ?? 0) + 1);
  });

  it('an inviter’s line has the figures of those they invited, and all lines add up to the total', async () => {
    const whole = (by: 'all' | 'inviter') => report({ by, period: 'all', ...ALL_DAYS });
    const [busy, other] = [await realCustomer(desk.server), await realCustomer(desk.server)];
    const invited = async ({ user }: RealCustomer, amount: number): Promise<number> => {
      const friend = await realCustomer(desk.server, 'en', { invite_code: user.invite_code });
      await desk.paidIn(amount, friend);
      // A booked action of their own: they count as active.
      await friend.client.take('/api/account/transfer', { from: 1, to: 2, balance: 10 });
      return friend.user.id;
    };
    const friends = [await invited(busy, 100), await invited(busy, 40)];
    await invited(other, 17);
    // What inviters pay in themselves is not theirs by invitation.
    await desk.paidIn(11, busy);
    const lines = await whole('inviter');
    const of = ({ user }: RealCustomer) => lines.find(({ value }) => value === String(user.id));
    expect([of(busy), of(other)]).toMatchObject([
      { paid_in: 140, entries: 2, active: 2, name: expect.stringContaining(busy.user.uid) },
      { paid_in: 17, entries: 1, active: 1, name: expect.stringContaining(other.user.uid) },
    ]);
    const [total, ...more] = await whole('all');
    expect(more).toEqual([]);
    for (const figure of MONEY) expect([figure, together(lines, figure)]).toEqual([figure, total?.[figure]]);
    for (const count of ['opened', 'active', 'entries'] as const)
      expect(lines.reduce((all, line) => all + line[count], 0)).toBe(total?.[count]);
    const listed = await desk.operator.list('customers', { filter: { invited_by: busy.user.id } });
    expect(listed.map(({ id }) => id).sort()).toEqual(friends.sort());
  });

  it('one product alone has the figures of the report by product, also by week', async () => {
    const [options] = await report({ book: 'demo', product: 'options', period: 'all', ...ALL_DAYS });
    const byProduct = await report({ book: 'demo', by: 'product', period: 'all', ...ALL_DAYS });
    const same = byProduct.find(({ value }) => value === 'options');
    expect(options?.result).toBe(same?.result);
    expect(options?.opened).toBe(same?.opened);
    expect(options?.active).toBe(same?.active);
    expect(options?.active).toBeGreaterThan(0);
    const weeks = await report({ book: 'demo', product: 'options', period: 'week', ...ALL_DAYS });
    expect(weeks.reduce((all, { opened }) => all + opened, 0)).toBe(options?.opened);
    for (const { from, to } of weeks) expect(from <= to).toBe(true);
  });

  it('a report is sorted by any figure, a page at a time, and refuses unknown filters and invalid periods', async () => {
    const rows = await report({ book: 'demo', by: 'symbol', period: 'all', ...ALL_DAYS });
    const query = new URLSearchParams({
      filter: JSON.stringify({ book: 'demo', by: 'symbol', period: 'all', ...ALL_DAYS }),
      range: '[0,1]',
      sort: '["fees","DESC"]',
    });
    const { body } = await desk.operator.call<ReportRow[]>('GET', `reports?${query}`);
    const fees = rows.map((row) => Number(row.fees)).sort((one, other) => other - one);
    expect(body.map((row) => Number(row.fees))).toEqual(fees.slice(0, 2));
    for (const wrong of [
      { by: 'mood' },
      { colour: 'red' },
      { from: '2026-02-02', to: '2026-02-01' },
      { from: '2020-01-01', to: '2026-01-01' },
    ])
      expect((await asked(wrong)).status).toBe(422);
  });

  it('reports are for auditors, not for support', async () => {
    const support = await adminClient(desk.server, 'support');
    expect((await support.call('GET', 'reports')).status).toBe(403);
    const auditor = await adminClient(desk.server, 'auditor');
    expect((await auditor.call('GET', 'reports')).status).toBe(200);
  });

  it('customers are filtered by a country’s code, and another value is refused', async () => {
    const listed = await desk.operator.list('customers', { filter: { country: 'HK' }, range: [0, 9] });
    expect(Array.isArray(listed)).toBe(true);
    const { status } = await desk.operator.call(
      'GET',
      `customers?filter=${encodeURIComponent('{"country":"Hong Kong"}')}`,
    );
    expect(status).toBe(422);
  });
});
