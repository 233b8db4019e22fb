import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ForexOrder, MicroOrder } from '@truemark/contracts';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoCustomer, demoCustomer } from './harness/demo-customer.js';
import { type RealCustomer, realCustomer } from './harness/real-customer.js';
import {
  DAY,
  type ServerBeforeMidnight,
  SYMBOL,
  startBeforeMidnight,
} from './harness/server-before-midnight.js';
import { withOneDatabase } from './harness/with-databases.js';

const SCRIPT = fileURLToPath(new URL('../../../docs/check-proof.mjs', import.meta.url));
const TICKS = `ticks-${SYMBOL}-${DAY}.csv`;
const BALANCE = `balance-${DAY}.json`;

withOneDatabase(() => {
  let midnight: ServerBeforeMidnight;
  let trader: DemoCustomer;
  let owed: RealCustomer;
  let order: ForexOrder;
  /** Proofs of every kind; `audit` is the call that returns one. */
  let others: readonly { readonly name: string; readonly audit: string; readonly id: number }[];
  const folder = mkdtempSync(join(tmpdir(), 'truemark-proof-'));

  beforeAll(async () => {
    midnight = await startBeforeMidnight();
    trader = await demoCustomer(midnight.server);
    owed = await realCustomer(midnight.server);
    await midnight.move(5);
    const list = await trader.client.read<{ Id: number; Code: string }[]>('/v2/api/forex/trade_list');
    const forex_id = list.find(({ Code }) => Code === SYMBOL)?.Id;
    const fields = { forex_id, type: 1, cont: '0.1', status: 1, multiple: 50 };
    const submit = (more: object) =>
      trader.client.take<ForexOrder>('/v2/api/forex/submit', { ...fields, ...more });
    order = await submit({});
    const split = await submit({ cont: '0.3', type: 2 });
    const waiting = await submit({ type: 2, status: 0, target_price: '1.16012' });
    const option = await trader.client.take<MicroOrder>('/v2/api/micro/submit', {
      ...{ forex_id, type: 1, number: '20', seconds: 60 },
    });
    await midnight.move(25);
    await trader.client.take('/v2/api/forex/close', { id: order.Id });
    const part = await trader.client.take<ForexOrder>('/v2/api/forex/close', { id: split.Id, cont: '0.1' });
    for (const { Id } of [split, waiting]) await trader.client.take('/v2/api/forex/close', { id: Id });
    others = [
      { name: 'a part', audit: '/v2/api/forex/audit', id: part.Id },
      { name: 'what is left', audit: '/v2/api/forex/audit', id: split.Id },
      { name: 'one that waited', audit: '/v2/api/forex/audit', id: waiting.Id },
      { name: 'an option', audit: '/v2/api/micro/audit', id: option.Id },
    ];
    await midnight.pass();
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await midnight?.discard();
  });

  const answer = async (path: string, token = ''): Promise<string> => {
    const headers = new Headers(token ? { authorization: token } : {});
    return (await fetch(`${midnight.server.url}${path}`, { headers })).text();
  };
  /** Saves the files a customer would save. */
  const save = async (): Promise<void> => {
    const { token } = trader;
    const files = {
      'key.json': await answer('/api/proof/key'),
      'seals.json': await answer('/api/proof/seals?limit=50'),
      [TICKS]: await answer(`/api/proof/ticks?symbol=${SYMBOL}&day=${DAY}`),
      [`minutes-${SYMBOL}-${DAY}.csv`]: await answer(`/api/proof/minutes?symbol=${SYMBOL}&day=${DAY}`),
      'tick.json': await answer(`/api/proof/tick?symbol=${SYMBOL}&seq=${order.OpenSeq}`),
      [BALANCE]: await answer(`/api/proof/balance?day=${DAY}`, owed.client.token ?? ''),
      'order.json': await answer(`/api/proof/order?id=${order.Id}`, token),
      'audit.json': await answer(`/v2/api/forex/audit?id=${order.Id}`, token),
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  };
  const run = () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, folder], { encoding: 'utf8' });
    return { status, said: stdout, wrong: stderr };
  };
  /** Runs the script on a folder in which one file was changed. */
  const altered = (name: string, change: (text: string) => string) => {
    const path = join(folder, name);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
    const found = run();
    writeFileSync(path, before);
    return found;
  };

  it('saves the server’s answers, and the stand-alone script confirms all of them', async () => {
    await save();
    const { status, said, wrong } = run();
    expect(wrong).toBe('');
    expect(said).toMatch(new RegExp(`agrees  ${DAY} [0-9a-f]{64}, signed`));
    expect(said).toMatch(new RegExp(`agrees  (\\d+) of \\1 ticks of ${SYMBOL} on ${DAY}`));
    expect(said).toContain(`agrees  tick ${order.OpenSeq} of ${SYMBOL} lies in ${DAY}`);
    expect(said).toMatch(new RegExp(`agrees  customer ${owed.user.id} is owed 0 USD of [\\d.]+ USD`));
    expect(said).toMatch(/agrees {2}[1-9]\d* inputs of the order/);
    expect(said).toMatch(/agrees {2}[1-9]\d* entries of the order/);
    expect(said).toMatch(/agrees {2}(\d+) of \1 ticks that the order shows are as they were sealed/);
    expect(status).toBe(0);
  });

  it('confirms orders of every kind: a part, the remainder, one that was pending, an option', async () => {
    for (const { name, audit, id } of others) {
      const type = audit.includes('micro') ? '&type=micro' : '';
      const own = {
        'order.json': await answer(`/api/proof/order?id=${id}${type}`, trader.token),
        'audit.json': await answer(`${audit}?id=${id}`, trader.token),
      };
      const before = Object.keys(own).map((file) => [file, readFileSync(join(folder, file))] as const);
      for (const [file, text] of Object.entries(own)) writeFileSync(join(folder, file), text);
      const { status, said, wrong } = run();
      for (const [file, bytes] of before) writeFileSync(join(folder, file), bytes);
      expect([name, wrong, status]).toEqual([name, '', 0]);
      expect(said, name).toMatch(/agrees {2}the order is what was instructed: #\d+/);
      expect(said, name).toContain('agrees  what was moved is what the order shows');
    }
  });

  /** Replaces the hexadecimal digit after each match with a different one. */
  const flipped = (before: RegExp) => (text: string) =>
    text.replace(before, (found) => found.slice(0, -1) + (found.endsWith('0') ? '1' : '0'));
  const changed = (pattern: RegExp, by: string) => (text: string) => text.replace(pattern, by);
  it.each([
    ['seals.json', changed(/"entries":\d+/, '"entries":7'), /the record of .* was altered/],
    ['seals.json', flipped(/"signature":"./), /the signature of .* is forged/],
    ['key.json', flipped(/"public_key":"./g), /the signature of .* is forged/],
    [TICKS, changed(/(\n\d+,\d+,)[\d.]+/, '$11.1'), /the ticks of EURUSD on .* are not the sealed ones/],
    [TICKS, changed(/\n\d+,.*/, ''), /are sealed, \d+ are here/],
    ['tick.json', flipped(/"path":\["./), /does not lead to its minute/],
    ['order.json', flipped(/"nonce":"./), /the path of input \d+ does not lead/],
    [
      'order.json',
      changed(/"payload":"/, '"payload":" '),
      /what is shown of input \d+ is not what was sealed/,
    ],
    ['order.json', changed(/"amount":"[\d.]+"/, '"amount":"7"'), /the path of entry \d+ does not lead/],
    [BALANCE, changed(/"totals":\{"USD":"0"/, '"totals":{"USD":"5"'), /is not in what .* seals as owed/],
    [BALANCE, changed(/(\{"USD":")([\d.]+"\}\]\])/, '$1-$2'), /the path holds a negative sum/],
    [BALANCE, changed(/"count":\d+/, '"count":2'), /sealed with \d+ customers, the path is one of 2/],
    ['audit.json', changed(/"FactProfits":-?[\d.]+/, '"FactProfits":99'), /profit is 99, recomputed/],
    [
      'audit.json',
      changed(/"FactProfits":-?[\d.]+/, '"FactProfits":99'),
      /the result moved \S+, the order shows 99/,
    ],
    ['audit.json', changed(/"OrderType":1/, '"OrderType":2'), /says side buy, the order shows sell/],
    ['audit.json', changed(/"multiple":50/, '"multiple":20'), /says multiple 50, the order shows 20/],
  ] as const)('reports an altered %s: %#', (name, change, said) => {
    const { status, wrong } = altered(name, change);
    expect(wrong).toMatch(said);
    expect(status).toBe(1);
  });

  it('tells a customer who was left out of the sealed sum', async () => {
    const refused = await answer(`/api/proof/balance?day=2014-05-06`, owed.client.token ?? '');
    const { status, wrong } = altered(BALANCE, () => refused);
    expect(wrong).toContain('was left out of the sum');
    expect(status).toBe(1);
  });

  it('reports a tick that was changed in the database after its day was sealed', async () => {
    const books = new Database(join(midnight.server.dataDir, 'truemark.db'));
    const change = books.prepare('UPDATE ticks SET bid = bid + ? WHERE seq = ? AND ask - bid = ?');
    books.pragma('busy_timeout = 10000');
    expect(change.run(1_000, order.OpenSeq, 10_000).changes).toBe(1);
    await save();
    const { status, wrong } = run();
    expect(wrong).toContain(`the ticks of ${SYMBOL} on ${DAY}`);
    expect(status).toBe(1);
    change.run(-1_000, order.OpenSeq, 9_000);
    books.close();
    await save();
    expect(run().wrong).toBe('');
  });
});
