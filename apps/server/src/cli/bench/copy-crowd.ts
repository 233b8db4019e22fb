import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal, type Seal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import Database from 'better-sqlite3';
import { Engine } from '../../engine/engine.js';
import type { CloseOrder, OpenOrder } from '../../engine/products/contracts/commands.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { LeaderEvent } from '../../engine/products/copy-trading/tables/leader-event.table.js';
import { seals } from '../../engine/products/seals/tables/seal.table.js';
import { type Command, type Outcome, SYSTEM } from '../../engine/protocol.js';
import { newCustomer } from '../../features/customers/new-customer.js';
import { migrate } from '../../platform/database/data-source.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { JournalKey } from '../../platform/database/journal-key.js';
import { openReader } from '../../platform/database/open-reader.js';
import { firstSealKey, SealKey } from '../../platform/database/seal-key.js';
import { schema } from '../../schema.js';
import { NOON, symbolOf } from './crowd.js';

/** Concurrent commands while nothing is measured. */
const AT_ONCE = 500;
const BID = 110_000_000;
const MONEY = decimal('100000');

/**
 * An engine on an embedded database with a leader, followers with real money, and other customers who follow nobody.
 */
export class CopyCrowd {
  private readonly directory = mkdtempSync(join(tmpdir(), 'truemark-copies-'));
  engine!: Engine;
  leader = 0;
  followers: readonly number[] = [];
  others: readonly number[] = [];
  private now = NOON;
  private reader: DatabaseReader | null = null;
  private onLeaderEventDone: (event: LeaderEvent) => void = () => undefined;
  /** Follower rows reported since the last check. */
  private copyResults: { readonly customerId: number; readonly seq: number; readonly isCopied: boolean }[] =
    [];

  /** `fill` writes earlier data, including its symbol; the days of such a crowd are sealed. */
  static async open(
    followers: number,
    others: number,
    fill?: (database: Database.Database) => void,
  ): Promise<CopyCrowd> {
    const crowd = new CopyCrowd();
    const target = { dialect: 'sqlite', file: join(crowd.directory, 'copies.db') } as const;
    await migrate(target, schema);
    if (fill) {
      fillIn(target.file, fill);
      crowd.reader = openReader(target);
    }
    const onFatal = (error: unknown): never => {
      throw error;
    };
    crowd.engine = await Engine.start({
      target,
      tables: schema,
      journalKey: new JournalKey(Buffer.alloc(32)),
      settingDefaults: SETTING_DEFAULTS,
      now: () => crowd.now,
      say: () => undefined,
      onFatal,
      onFault: onFatal,
      ...(crowd.reader && { sealing: { reader: crowd.reader, key: new SealKey([firstSealKey()]) } }),
    });
    // Real money trades only on market prices.
    const symbol = { ...symbolOf(1), id: 0, feed: 'replay' } as const;
    if (!fill) await crowd.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    await crowd.submit({ kind: 'settings.change', actor: SYSTEM, values: { is_follow: '1' } });
    await crowd.tick(0);
    const all = await crowd.createCustomers(1 + followers + others);
    crowd.leader = all[0] as number;
    crowd.followers = all.slice(1, 1 + followers);
    crowd.others = all.slice(1 + followers);
    await crowd.registerLeader();
    const sizing = { mode: 1 as const, multiple: decimal('1'), maxAmount: MONEY, maxSlots: 0 };
    const terms = { ...sizing, stopLossAmount: 0n };
    const traderId = crowd.leader;
    await crowd.each(crowd.followers, (id) => ({ kind: 'follow.begin', ...own(id), traderId, terms }));
    crowd.engine.subscribe((event) => {
      if (event.type === 'leader.event.done') crowd.onLeaderEventDone(event.event);
      if (event.type !== 'follow.event') return;
      const { customerId, seq, result } = event.row;
      crowd.copyResults.push({ customerId, seq, isCopied: result === 'copied' });
    });
    return crowd;
  }

  async submit<C extends Command>(command: C): Promise<Exclude<Outcome<C['kind']>, { refused: true }>> {
    const outcome = await this.engine.submit(command);
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome as Exclude<Outcome<C['kind']>, { refused: true }>;
  }

  /** Submits one command per id, with at most `most` concurrently. */
  async each<C extends Command>(ids: readonly number[], commandOf: (id: number) => C, most = AT_ONCE) {
    const outcomes: Exclude<Outcome<C['kind']>, { refused: true }>[] = [];
    const waiting = ids.values();
    const worker = async (): Promise<void> => {
      for (const id of waiting) outcomes.push(await this.submit(commandOf(id)));
    };
    await Promise.all(Array.from({ length: most }, worker));
    return outcomes;
  }

  /** A quote so many points from the first; resolves when it and its consequences are durable. */
  async tick(points: number): Promise<void> {
    this.now += 1;
    const bid = BID + points * 1_000;
    await this.engine.take([{ symbolId: 1, time: this.now, bid, ask: bid + 10_000 }]);
  }

  /** Advances the market clock by `ms`, with a new quote. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    await this.tick(0);
  }

  openBy(id: number): Promise<{ readonly order: Order }> {
    return this.submit(opening(id));
  }

  closeBy(id: number, orderId: number): Promise<{ readonly order: Order }> {
    return this.submit(closing(id, orderId));
  }

  /** Performs an action of the leader; resolves when every follower's turn is durable, with the duration, ms. */
  async led<T>(act: () => Promise<T>): Promise<{ readonly outcome: T; readonly took: number }> {
    const done = new Promise<LeaderEvent>((resolve) => {
      this.onLeaderEventDone = resolve;
    });
    const from = performance.now();
    const [outcome, event] = await Promise.all([act(), done]);
    const took = performance.now() - from;
    this.checkCopyResults(event);
    return { outcome, took };
  }

  /** Throws unless every follower had one turn and copied the event at the leader's tick. */
  private checkCopyResults({ seq }: LeaderEvent): void {
    const turns = this.copyResults.splice(0);
    const who = new Set(turns.map(({ customerId }) => customerId));
    const isRight = turns.every((turn) => turn.isCopied && turn.seq === seq);
    if (turns.length !== this.followers.length || who.size !== turns.length || !isRight)
      throw new Error(`${turns.length} turns of ${who.size} followers, or not all at tick ${seq}`);
  }

  /** Sets the capital stop of all followers; 0: none. */
  async stops(amount: bigint): Promise<void> {
    const [traderId, terms] = [this.leader, { stopLossAmount: amount }];
    await this.each(this.followers, (id) => ({ kind: 'follow.change', ...own(id), traderId, terms }));
  }

  /** Throws unless every follower has so many open copies. */
  async checkOpen(copies: number): Promise<void> {
    const all = await this.engine.ask({ kind: 'followers.of', traderId: this.leader });
    const wrong = all.filter(({ follow }) => follow.openCopies !== copies);
    if (all.length !== this.followers.length || wrong.length > 0)
      throw new Error(`${all.length} relations, ${wrong.length} without ${copies} copies`);
  }

  /** The seal of a day; only for a crowd whose days are sealed. */
  async sealOf(day: string): Promise<Seal> {
    const row = await this.reader?.first(seals, 'WHERE day = $1', [day]);
    if (!row) throw new Error(`${day} is not sealed`);
    return JSON.parse(row.seal) as Seal;
  }

  async discard(): Promise<void> {
    await this.engine.stop();
    await this.reader?.close();
    rmSync(this.directory, { recursive: true });
  }

  private async createCustomers(count: number): Promise<number[]> {
    const ids: number[] = [];
    // A number or code drawn twice is refused, and drawn again.
    while (ids.length < count) {
      const made = Array.from({ length: Math.min(AT_ONCE, count - ids.length) }, () =>
        this.engine.submit({
          kind: 'customer.create',
          actor: SYSTEM,
          customer: newCustomer('en', { isDemo: false, demoId: null, createdAt: NOON }),
        }),
      );
      for (const outcome of await Promise.all(made)) if (!isRefusal(outcome)) ids.push(outcome.customer.id);
    }
    const sums = { account: 'forex', amount: MONEY, memo: 'to begin with', refId: 1 } as const;
    await this.each(ids, (customerId) => ({ kind: 'wallet.adjust', actor: SYSTEM, customerId, ...sums }));
    return ids;
  }

  private async registerLeader(): Promise<void> {
    const me = own(this.leader);
    await this.submit({ kind: 'nickname.set', ...me, nickname: 'Golden Bull' });
    await this.submit({ kind: 'trader.apply', ...me });
    const decided = { decision: 'approve', reason: null } as const;
    await this.submit({ kind: 'trader.decide', actor: SYSTEM, traderId: this.leader, ...decided });
  }
}

function fillIn(file: string, fill: (database: Database.Database) => void): void {
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  database.transaction(() => fill(database))();
  database.close();
}

const own = (id: number) => ({ actor: { kind: 'customer', id } as const, customerId: id });

/** An identical order for every customer. */
export const opening = (id: number): OpenOrder => ({
  ...{ kind: 'order.open', ...own(id), symbolId: 1, side: 'buy' },
  ...{ lots: decimal('0.01'), multiple: decimal('100') },
});

export const closing = (id: number, orderId: number): CloseOrder => ({
  ...{ kind: 'order.close', ...own(id), orderId },
});
