import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { Engine } from '../../engine/engine.js';
import { SYSTEM } from '../../engine/protocol.js';
import { newCustomer } from '../../features/customers/new-customer.js';
import { migrate } from '../../platform/database/data-source.js';
import { JournalKey } from '../../platform/database/journal-key.js';
import { schema } from '../../schema.js';
import { NOON, symbolOf } from './crowd.js';
import { type Figure, interleaved, type Ratio } from './ratio.js';
import { SqlOptions } from './sql-options.js';

const ROUNDS = 5;
const OPTIONS = 10_000;
const STAKE = decimal('10');
const ENTRY = 110_000_000;
/** Duration of an option, s. */
const LASTS = 10;
/** Maximum settlement delay, ms. */
const ALLOWED = 800;
/** Options bought concurrently. */
const AT_ONCE = 500;

/** An engine on an embedded database with ten thousand customers who each buy one option. */
class OptionsBook {
  private readonly directory = mkdtempSync(join(tmpdir(), 'truemark-options-'));
  private engine!: Engine;
  private readonly customers: number[] = [];
  private readonly delays: number[] = [];

  /** `now`: the market clock, epoch ms. */
  static async open(now: () => number): Promise<OptionsBook> {
    const book = new OptionsBook();
    const target = { dialect: 'sqlite', file: join(book.directory, 'options.db') } as const;
    await migrate(target, schema);
    const onFatal = (error: unknown): never => {
      throw error;
    };
    const say = (): void => undefined;
    book.engine = await Engine.start({
      target,
      tables: schema,
      journalKey: new JournalKey(Buffer.alloc(32)),
      settingDefaults: SETTING_DEFAULTS,
      now,
      say,
      onFatal,
      onFault: onFatal,
    });
    const { engine } = book;
    await engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbolOf(1), id: 0 } });
    const terms = { ratio: decimal('0.85'), least: STAKE, most: STAKE, isEnabled: true };
    await engine.submit({
      kind: 'duration.put',
      actor: SYSTEM,
      duration: { id: 0, symbolId: null, seconds: LASTS, ...terms },
    });
    // A number or code drawn twice is refused, and drawn again.
    for (let at = 0; book.customers.length < OPTIONS; at += AT_ONCE) {
      const most = Math.min(AT_ONCE, OPTIONS - book.customers.length);
      const made = Array.from({ length: most }, (_, index) =>
        engine.submit({
          kind: 'customer.create',
          actor: SYSTEM,
          customer: newCustomer('en', {
            isDemo: true,
            demoId: `bench-customer-${at + index}`,
            createdAt: now(),
          }),
          openingBalance: decimal('100000'),
        }),
      );
      for (const outcome of await Promise.all(made))
        if (!isRefusal(outcome)) book.customers.push(outcome.customer.id);
    }
    engine.subscribe((event) => {
      if (event.type === 'option.ended') book.delays.push(now() - event.option.expiresAt);
    });
    return book;
  }

  /** Submits a quote; resolves when it and its settlements are durable. */
  async quote(bid: number): Promise<void> {
    await this.engine.take([{ symbolId: 1, time: this.engine.now(), bid, ask: bid + 10_000 }]);
  }

  async buy(from = 0, count = OPTIONS): Promise<void> {
    const bought = this.customers.slice(from, from + count).map((customerId) => {
      const direction = customerId % 2 === 0 ? 'up' : 'down';
      const asked = { customerId, symbolId: 1, direction, stake: STAKE, seconds: LASTS } as const;
      return this.engine.submit({ kind: 'option.buy', actor: SYSTEM, ...asked });
    });
    const refused = (await Promise.all(bought)).find(isRefusal);
    if (refused) throw new Error(refused.key);
  }

  async running(): Promise<number> {
    return (await this.engine.ask({ kind: 'options.running', after: 0, most: OPTIONS })).length;
  }

  /** Settlement delays, ms, ascending; clears them. */
  takeDelays(): number[] {
    return this.delays.splice(0).sort((a, b) => a - b);
  }

  /** Throws unless no option is running and every customer's balance is exact. */
  async check(rounds: number): Promise<void> {
    const running = await this.running();
    if (running > 0) throw new Error(`${running} options still run`);
    for (const customerId of this.customers) {
      const { accounts } = await this.engine.ask({ kind: 'customer.account', customerId });
      const of = (part: string) => accounts.find((a) => a.kind === 'micro' && a.part === part)?.balance;
      const won = customerId % 2 === 0 ? decimal('8.5') : -STAKE;
      const due = decimal('100000') + won * BigInt(rounds);
      if (of('free') !== due || of('held') !== 0n)
        throw new Error(`customer ${customerId} has ${of('free')}, not ${due}`);
    }
  }

  async discard(): Promise<void> {
    await this.engine.stop();
    rmSync(this.directory, { recursive: true });
  }
}

/** Ten thousand options that expire at once, and the settlement delay of ten thousand expiring within a second. */
export async function optionsBench(): Promise<(Ratio | Figure)[]> {
  return [...(await burst()), ...(await delays(250)), ...(await delays(null))];
}

async function burst(): Promise<Ratio[]> {
  let now = NOON;
  const book = await OptionsBook.open(() => now);
  const [usual, raw] = [await SqlOptions.open(OPTIONS), await SqlOptions.open(OPTIONS)];
  const toUsual: number[] = [];
  let rounds = 0;
  const ratios = await interleaved(ROUNDS, async () => {
    await book.quote(ENTRY);
    await book.buy();
    now += 1_000;
    await book.quote(ENTRY);
    usual.buy();
    raw.buy();
    now += LASTS * 1_000 - 1_500;
    await book.quote(ENTRY + 5);
    now += 501;
    const from = performance.now();
    await book.quote(ENTRY + 5);
    const ours = performance.now() - from;
    const timed = (work: () => void): number => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    };
    const atOnce = timed(() => raw.settleAtOnce(ENTRY + 5));
    toUsual.push(timed(() => usual.settleEach(ENTRY + 5)) / ours);
    rounds += 1;
    await book.check(rounds);
    usual.check();
    raw.check();
    return atOnce / ours;
  });
  await book.discard();
  usual.discard();
  raw.discard();
  const asserted = 'all have ended, every balance is exact';
  const burstOf = 'options settled a second in a burst of 10,000';
  return [
    { name: `${burstOf} ÷ the same rows raw in one transaction`, goal: 0.5, ratios, asserted },
    { name: `${burstOf} ÷ one SQL transaction each`, goal: 1, ratios: toUsual.slice(1), asserted },
  ];
}

/** Ten thousand options expiring within one second of real time; `every`: ms between ticks. */
async function delays(every: number | null): Promise<(Ratio | Figure)[]> {
  const book = await OptionsBook.open(Date.now);
  await book.quote(ENTRY);
  const begun = Date.now();
  for (let at = 0; at < OPTIONS; at += OPTIONS / 100) {
    const from = Date.now();
    await book.buy(at, OPTIONS / 100);
    if (at % (OPTIONS / 10) === 0) await book.quote(ENTRY);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 10 - (Date.now() - from))));
  }
  await book.quote(ENTRY);
  // The deciding price must arrive before the first expiry.
  const left = begun + LASTS * 1_000 - 1_000 - Date.now();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)));
  await book.quote(ENTRY + 5);
  while ((await book.running()) > 0) {
    if (every !== null) await book.quote(ENTRY + 5);
    await new Promise((resolve) => setTimeout(resolve, every ?? 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  const all = book.takeDelays();
  if (all.length !== OPTIONS) throw new Error(`${all.length} options were told to have ended`);
  await book.check(1);
  await book.discard();
  const at = (share: number): number => all[Math.floor((all.length - 1) * share)] ?? 0;
  const how = every === null ? 'without a later tick' : `with a tick every ${every} ms`;
  return [
    {
      name: `800 ms ÷ how late 99 of 100 options of one second are settled and told, ${how}`,
      goal: 1,
      ratios: [ALLOWED / at(0.99)],
      asserted: 'all 10,000 have ended, every balance is exact',
    },
    { name: 'settled and told after their expiry', text: `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms` },
  ];
}
