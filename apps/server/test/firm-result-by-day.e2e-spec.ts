import type { HouseResult } from '@truemark/contracts/admin';
import { decimal, formatDecimal, sum } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyDaySums } from '../dist/cli/verification/day-sums.js';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import type { DatabaseReader } from '../dist/platform/database/database-reader.js';
import { targetOf } from './harness/database.js';
import { ALL_DAYS, dayFromNow } from './harness/days.js';
import { demoCustomer } from './harness/demo-customer.js';
import { PAY, type PaymentsFixture, setUpPayments } from './harness/payments-fixture.js';
import { withDatabases } from './harness/with-databases.js';

type Book = 'real' | 'demo';

withDatabases((database) => {
  let desk: PaymentsFixture;

  beforeAll(async () => {
    desk = await setUpPayments(database);
  });
  afterAll(() => desk?.close());

  const ask = (query: string) => desk.operator.call<HouseResult>('GET', `house-result?${query}`);
  const over = async (range: string, book: Book = 'real'): Promise<HouseResult> => {
    const { status, body } = await ask(`book=${book}&range=${range}`);
    expect(status).toBe(200);
    return body;
  };
  const total = ({ lines }: HouseResult, is: (line: HouseResult['lines'][number]) => boolean): number =>
    Number(formatDecimal(sum(lines.filter(is).map((line) => decimal(line.sum)))));
  const paid = (answer: HouseResult, product: string): number =>
    total(answer, (line) => line.meaning === 'paid' && line.product === product);
  const earned = (answer: HouseResult): number => total(answer, ({ meaning }) => meaning === 'result');
  const registered = ({ funnel }: HouseResult): number => funnel[0]?.customers ?? 0;
  const withReader = async <T>(look: (reader: DatabaseReader) => Promise<T>): Promise<T> => {
    const reader = await openSnapshot(targetOf(desk.server));
    try {
      return await look(reader);
    } finally {
      await reader.close();
    }
  };
  /** Total balance of the broker's ledger accounts of these kinds in a book, or of all customers' accounts. */
  const held = (book: Book, kinds: readonly string[] | 'customers'): Promise<number> =>
    withReader(async (reader) => {
      const rows = await reader.query(
        'SELECT owner_id AS owner, kind, balance FROM ledger_accounts WHERE book = $1',
        [book],
      );
      const those = rows.filter(({ owner, kind }) =>
        kinds === 'customers' ? owner !== null : owner === null && kinds.includes(String(kind)),
      );
      return Number(formatDecimal(sum(those.map(({ balance }) => BigInt(String(balance))))));
    });
  const everything = new URLSearchParams(ALL_DAYS).toString();
  const own = async (query: string): Promise<HouseResult> => (await ask(query)).body;
  // Midnight may pass during the test.
  const days = new URLSearchParams({ from: dayFromNow(-1), to: dayFromNow(1) });
  const lately = (book: Book = 'real') => own(`${days}&book=${book}`);

  it.each(['real', 'demo'] as const)(
    'all days of the %s book add up to what its accounts hold',
    async (book) => {
      const answer = await own(`${everything}&book=${book}`);
      expect(answer.missing_entries).toBe(0);
      const result = [
        'house_profit',
        'house_fees',
        'loan_income',
        'loan_losses',
        'fund_pool',
        'fund_capital',
      ];
      expect(earned(answer)).toBe(await held(book, result));
      expect(earned(answer)).not.toBe(0);
      const inAndOut = total(answer, ({ meaning }) => meaning === 'paid');
      expect(inAndOut).toBe(-(await held(book, ['deposits', 'withdrawals', 'demo_mint'])));
      const owed = sum(answer.owed.map((each) => decimal(each.sum)));
      expect(Number(formatDecimal(owed))).toBe(await held(book, 'customers'));
      const byDay = answer.days.flatMap(({ results }) => results.map((each) => decimal(each.sum)));
      expect(Number(formatDecimal(sum(byDay)))).toBe(earned(answer));
    },
  );

  it('a deposit and a withdrawal are in the real book at once, demo money only in the demo book', async () => {
    const before = { real: await lately(), demo: await lately('demo') };
    await desk.next();
    await desk.paidIn(250);
    const method = await desk.usableMethod();
    const { id } = await desk.draw({ ...method, number: 100, pay_password: PAY });
    await desk.act(desk.operator, 'withdrawals', id, 'claim');
    const { status, body } = await desk.act(desk.operator, 'withdrawals', id, 'approve');
    if (status === 202) await desk.agreed(body.approval_id as number);
    const after = { real: await lately(), demo: await lately('demo') };
    expect(paid(after.real, 'deposits') - paid(before.real, 'deposits')).toBe(250);
    expect(after.demo.lines).toEqual(before.demo.lines);
    expect(registered(after.real)).toBeGreaterThan(0);
    await demoCustomer(desk.server);
    const practised = await lately('demo');
    expect(paid(practised, 'customers')).toBe(paid(before.demo, 'customers') + 300_000);
    expect((await lately()).lines).toEqual(after.real.lines);
    const { from, to, today } = await over('today');
    expect([from, to]).toEqual([today, today]);
  });

  it('the sums of the days match the ledger', async () => {
    await over('today');
    expect(await withReader(verifyDaySums)).toMatch(/^\d+ sums of days/);
  });

  it('another time zone has its own days, which are summed again', async () => {
    const whole = await own(everything);
    await desk.owner.change('settings', 'timezone', { value: 'Pacific/Kiritimati' });
    const there = await own(everything);
    expect(there.zone).toBe('Pacific/Kiritimati');
    expect(earned(there)).toBe(earned(whole));
    expect(there.days).not.toEqual(whole.days);
    await withReader(verifyDaySums);
    await desk.owner.change('settings', 'timezone', { value: 'GMT' });
    expect((await own(everything)).days).toEqual(whole.days);
  });

  it('compares with the preceding days, and refuses an invalid period', async () => {
    const week = await over('7d');
    const former = await own(`from=${week.before_from}&to=${week.before_to}`);
    const beforeOf = sum(
      week.lines.filter(({ meaning }) => meaning === 'result').map(({ before }) => decimal(before)),
    );
    expect(Number(formatDecimal(beforeOf))).toBe(earned(former));
    expect(week.days).toHaveLength(7);
    expect(week.days.at(-1)?.day).toBe(week.today);
    for (const wrong of ['', 'range=year', 'from=2026-02-02&to=2026-02-01', 'from=2020-01-01&to=2026-01-01'])
      expect((await ask(wrong)).status).toBe(422);
  });
});
