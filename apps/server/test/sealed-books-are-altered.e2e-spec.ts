import type { LoanAnswer, Page, SignIn, SubscriptionAnswer } from '@truemark/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkFiles } from '../../../docs/check-proof.mjs';
import { readLending } from '../dist/cli/seed/loan-files.js';
import { readMining } from '../dist/cli/seed/mining-files.js';
import { verifySeals } from '../dist/cli/verification/seals.js';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { type SealRow, seals } from '../dist/engine/products/seals/tables/seal.table.js';
import type { DatabaseReader, SqlRow } from '../dist/platform/database/database-reader.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import { client } from './harness/client.js';
import { targetOf } from './harness/database.js';
import { type ServerBeforeMidnight, startBeforeMidnight } from './harness/server-before-midnight.js';
import { withOneDatabase } from './harness/with-databases.js';

/** Inputs that move money; the demo contains each of them by midnight. */
const INPUTS = [
  ...['order.open', 'order.close', 'option.buy', 'wallet.transfer', 'deposit.submit', 'deposit.decide'],
  ...['loan_book.fund', 'loan.form', 'loan.submit', 'loan.decide', 'loan.repay', 'loan.write_off'],
  ...['fund_pool.fund', 'fund.subscribe', 'fund.redeem', 'follow.begin', 'trader.decide', 'customer.create'],
];
const PRODUCTS = ['order', 'option', 'deposit', 'loan', 'fund'];

withOneDatabase(() => {
  let midnight: ServerBeforeMidnight;

  beforeAll(async () => {
    midnight = await startBeforeMidnight();
    await midnight.pass();
  });
  afterAll(() => midnight?.discard());

  const answered = async (path: string, token = ''): Promise<string> => {
    const headers = new Headers(token ? { authorization: token } : {});
    return (await fetch(midnight.server.url + path, { headers })).text();
  };
  const signIn = async (account: string | undefined): Promise<ReturnType<typeof client>> => {
    const [, password] = /^\s*customer \S+@\S+ (\S+)$/m.exec(midnight.server.logs()) ?? [];
    const visitor = client(midnight.server.url);
    const given = { account, password, login_type: 'email' };
    visitor.token = (await visitor.take<SignIn>('/api/user/loginForU', given)).token;
    return visitor;
  };

  it('the files that borrowers and savers keep agree with the seals, and an altered entry is reported', async () => {
    const files = new Map([
      ['key.json', await answered('/api/proof/key')],
      ['seals.json', await answered('/api/proof/seals?limit=50')],
    ]);
    for (const { email } of readLending().borrowers) {
      const borrower = await signIn(email);
      const { data: loans } = await borrower.read<Page<LoanAnswer>>('/api/loan/loan_list', { page: 1 });
      for (const { id } of loans) {
        const of = (call: string) => answered(`/api/loan/${call}?loan_id=${id}`, borrower.token ?? '');
        files.set(`audit-loan-${id}.json`, await of('audit'));
        files.set(`agreement-${id}.json`, await of('loan_agreement'));
      }
    }
    for (const { email } of readMining().savers) {
      const saver = await signIn(email);
      const { data } = await saver.read<Page<SubscriptionAnswer>>('/api/fund/subList', { limit: 50 });
      for (const { id } of data)
        files.set(`audit-fund-${id}.json`, await answered(`/api/fund/audit?sub_id=${id}`, saver.token ?? ''));
    }
    const kept = [...files].map(([name, text]) => ({ name, bytes: Buffer.from(text) }));
    const said: string[] = [];
    const say = (...line: string[]): void => void said.push(...line);
    expect(checkFiles(kept, {}, say)).toEqual([]);
    expect(said.filter((line) => line.startsWith('agrees')).length).toBeGreaterThan(kept.length);
    // An entry that pays more than agreed is reported by the file of its product.
    for (const kind of ['loan', 'fund']) {
      const altered = kept.map(({ name, bytes }) => {
        const text = bytes.toString();
        return name.startsWith(`audit-${kind}`)
          ? { name, bytes: Buffer.from(text.replace(/("entries":\[\{.*?"amount":"?)(\d)/, '$19$2')) }
          : { name, bytes };
      });
      expect(altered).not.toEqual(kept);
      expect(checkFiles(altered).join('\n'), kind).toMatch(new RegExp(`audit-${kind}-\\d+\\.json: `));
    }
  }, 240_000);

  it('the seal reveals a change of each kind of input and of ledger entry', async () => {
    await midnight.server.stop();
    const target = targetOf(midnight.server);
    const reading = async <T>(look: (reader: DatabaseReader) => Promise<T>): Promise<T> => {
      const reader = await openSnapshot(target);
      return look(reader).finally(() => reader.close());
    };
    const days = await reading((reader) => reader.select(seals, 'ORDER BY place'));
    // Uses only the records and the seals, not the hashes of rows or the links of the journal.
    const verified = (): Promise<string> => reading((reader) => verifySeals(reader, { key: null }));
    /** Verifies from the matching day on, so that the first difference found is in that day. */
    const verifiedFrom = (isIn: (day: SealRow) => boolean): Promise<string> => {
      const before = days[days.findIndex(isIn) - 1];
      const since = before ? { day: before.day, laneSeq: before.ends.lane } : null;
      return reading((reader) => verifySeals(reader, { key: null, since }));
    };
    expect(await verified()).toMatch(/sealed days are what was recorded/);
    const { lane = 0, entry = 0 } = days.at(-1)?.ends ?? {};
    const grouped = (sql: string): Promise<SqlRow[]> => reading((reader) => reader.query(sql));
    const inputs = await grouped(
      `SELECT kind, max(lane_seq) AS place FROM lane_inputs WHERE lane_seq <= ${lane} GROUP BY kind ORDER BY kind`,
    );
    const entries = await grouped(
      `SELECT type, max(id) AS id FROM ledger_entries WHERE id <= ${entry} GROUP BY type ORDER BY type`,
    );
    expect(inputs.map(({ kind }) => kind)).toEqual(expect.arrayContaining(INPUTS));
    const products = new Set(entries.map(({ type }) => String(type).split('.')[0]));
    for (const product of PRODUCTS) expect([...products]).toContain(product);

    for (const { kind, place } of inputs) {
      const set = (payload: string) =>
        writeBypassingEngine(target, `UPDATE lane_inputs SET payload = ${payload} WHERE lane_seq = ${place}`);
      await set(`payload || ' '`);
      await expect(
        verifiedFrom(({ ends }) => ends.lane >= Number(place)),
        String(kind),
      ).rejects.toThrow(/^inputs of \d{4}-\d\d-\d\d from \d+: sealed was/);
      await set('substr(payload, 1, length(payload) - 1)');
    }
    for (const { type, id } of entries) {
      const add = (sign: '+' | '-') =>
        writeBypassingEngine(
          target,
          `UPDATE ledger_postings SET amount = amount ${sign} 1 WHERE entry_id = ${id}`,
        );
      await add('+');
      await expect(
        verifiedFrom(({ ends }) => ends.entry >= Number(id)),
        String(type),
      ).rejects.toThrow(/^entries of \d{4}-\d\d-\d\d from \d+: sealed was/);
      await add('-');
    }
    expect(await verified()).toMatch(/sealed days are what was recorded/);
  }, 400_000);
});
