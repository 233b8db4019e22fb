import { isRefusal, type Leg, postEntry, type Refusal, type RefusalKey } from '@truemark/domain';
import { CHAIN_START, nextLink } from '../../platform/database/chain.js';
import type { Table } from '../../platform/database/table.js';
import type { Actor, RowWrite } from './command.js';
import { indexPosting } from './index-posting.js';
import { legsWithRoom } from './legs-with-room.js';
import type {
  Counters,
  EngineEvent,
  EntryType,
  NewEvent,
  ScheduledKind,
  SystemKind,
  WalletKind,
} from './registry.js';
import type { State } from './state.js';
import type { AnyTable, Batch } from './store/batch.js';
import { chainEnds } from './tables/chain.table.js';
import {
  type LedgerAccount,
  type LedgerAccountKind,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
} from './tables/ledger.table.js';
import type { MapLike, UndoList } from './undo.js';

/** Thrown inside a step when a decision is refused after changes were begun: the lane rolls the step back. */
export class StepRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.key);
  }
}

export interface EntryDetails {
  readonly type: EntryType;
  readonly refKind?: string;
  readonly refId?: number;
  readonly memo?: string;
  readonly reverses?: number;
  /** Whether a customer's free part may become negative: for closing a losing position. */
  readonly overdraft?: boolean;
  /** Due instant, epoch ms, if booked later than that; never after the step's instant. */
  readonly at?: number;
}

const isHouse = ({ part }: LedgerAccount): boolean => part === 'system';
const isNotHeld = ({ part }: LedgerAccount): boolean => part !== 'held';

/** One input being processed: the only way to change the state and its rows. */
export class Step {
  readonly events: EngineEvent[] = [];
  /** Watched rows that the decision used, by table: the journal keeps them with the input. */
  readonly known: Record<string, object> = {};
  /** Flat triples of operation, table and row, which avoids an object per row. */
  private readonly writes: unknown[] = [];
  /** Ids of customer accounts that moved, once per movement. */
  private readonly touchedAccounts: number[] = [];

  constructor(
    readonly state: State,
    readonly undo: UndoList,
    /** Market clock, epoch ms. */
    readonly now: number,
    readonly laneSeq: number,
    readonly actor: Actor,
    /** Replay only: the watched rows that the input used originally. */
    private readonly recordedRows: Readonly<Record<string, object>> | null = null,
  ) {}

  set<K, V>(map: MapLike<K, V>, key: K, value: V): void {
    this.undo.set(map, key, value);
  }

  delete<K, V>(map: MapLike<K, V>, key: K): void {
    this.undo.delete(map, key);
  }

  /**
   * A row of a watched table by its key, or the first that matches; undefined: none. Features write such rows and a
   * replay does not have them, so the journal keeps the found row with the input.
   */
  lookUp<R extends object>(
    { name }: Table<R>,
    which: number | string | ((row: R) => boolean),
  ): R | undefined {
    const rows = this.state.watched.get(name) as ReadonlyMap<unknown, R> | undefined;
    const inForce = typeof which === 'function' ? [...(rows?.values() ?? [])].find(which) : rows?.get(which);
    const found = this.recordedRows ? (this.recordedRows[name] as R | undefined) : inForce;
    if (found) this.known[name] = found;
    return found;
  }

  /** The next number of a counter. */
  next(counter: keyof Counters): number {
    const { counters } = this.state;
    const number = counters[counter] + 1;
    this.undo.assign(counters, counter, number);
    return number;
  }

  /** Schedules the item of that number at `at`, epoch ms; the state must confirm it (`Timed.at`). */
  schedule(kind: ScheduledKind, id: number, at: number): void {
    this.state.dues.schedule(kind, id, at);
  }

  insert<R extends object>(table: Table<R>, row: R): void {
    this.write('insert', table, row);
  }

  upsert<R extends object>(table: Table<R>, row: R): void {
    this.write('upsert', table, row);
  }

  patch<R extends object>(table: Table<R>, row: Partial<R>): void {
    this.write('patch', table, row);
  }

  remove<R extends object>(table: Table<R>, row: Partial<R>): void {
    this.write('remove', table, row);
  }

  /**
   * Writes a row that came with the command, and returns it as written: a row of a chained table gets its place in lane
   * order.
   */
  carry(table: AnyTable, { op, row }: RowWrite): object {
    const written = table.chain ? this.appendToChain(table, op, row) : row;
    this.write(op, table, written);
    return written;
  }

  emit(event: NewEvent): void {
    this.events.push(Object.assign(event, { seq: this.laneSeq }) as EngineEvent);
  }

  /** Increments the version of what `getBasicInfo`, `menu` and `trade_list` return. */
  bumpConfig(): number {
    const version = Math.max(this.state.configVersion + 1, this.now);
    this.undo.assign(this.state, 'configVersion', version);
    this.emit({ type: 'config.changed', version });
    return version;
  }

  /** The customer's account of that kind and part; created on first use. */
  wallet(customerId: number, kind: WalletKind, part: 'free' | 'held'): LedgerAccount {
    return this.findOrCreateAccount(customerId, kind, part, this.state.bookOf(customerId));
  }

  /** The house account of that kind in that book, created on first use. `number`: which one, if there are several. */
  house(kind: SystemKind, book: LedgerAccount['book'], number: number | null = null): LedgerAccount {
    return this.findOrCreateAccount(null, kind, 'system', book, number);
  }

  /** Books one entry. Refuses the whole step if a balance does not allow it. */
  enter(legs: readonly Leg[], details: EntryDetails): number {
    const { type, refKind, refId, memo, reverses, overdraft = false, at = this.now } = details;
    if (at > this.now) throw new Error(`an entry of ${at} at ${this.now}`);
    const mayBeNegative = overdraft ? isNotHeld : isHouse;
    let posted = postEntry(legs, this.state.accounts, mayBeNegative);
    if (isRefusal(posted) && posted.key === 'ledger.overflow')
      posted = postEntry(legsWithRoom(this, legs), this.state.accounts, mayBeNegative);
    if (isRefusal(posted)) throw new StepRefused(posted);
    const entryId = this.next('entries');
    this.insert(ledgerEntries, {
      id: entryId,
      laneSeq: this.laneSeq,
      type,
      refKind: refKind ?? null,
      refId: refId ?? null,
      actorKind: this.actor.kind,
      actorId: this.actor.id,
      memo: memo ?? null,
      reverses: reverses ?? null,
      at,
    });
    const filed = this.state.catalogue.movementKinds.get(type);
    if (!filed) throw new Error(`no product files entries of type ${type}`);
    let line = 0;
    for (const { accountId, side, amount, accountSeq, balanceAfter } of posted) {
      line += 1;
      const before = this.accountById(accountId);
      const { kindPostings, kind, kindSeq } = indexPosting(before, filed);
      const posting = { entryId, line, accountId, side, amount, accountSeq, balanceAfter, kind, kindSeq };
      this.insert(ledgerPostings, posting);
      this.patch(ledgerAccounts, {
        id: accountId,
        balance: balanceAfter,
        postings: accountSeq,
        kindPostings,
      });
      this.storeAccount({ ...before, balance: balanceAfter, postings: accountSeq, kindPostings });
    }
    return entryId;
  }

  /**
   * Runs a part of the step that may be refused (a savepoint). On refusal its rows, events and state changes are rolled
   * back, the refusal is returned, and the rest of the step remains. Other errors propagate and end the step.
   */
  attempt<T>(part: () => T): T | Refusal {
    const [mark, writes, events] = [this.undo.mark, this.writes.length, this.events.length];
    const touched = this.touchedAccounts.length;
    try {
      return part();
    } catch (error) {
      if (!(error instanceof StepRefused)) throw error;
      this.undo.rollback(mark);
      this.writes.length = writes;
      this.events.length = events;
      this.touchedAccounts.length = touched;
      return error.refusal;
    }
  }

  refuse(key: RefusalKey, facts?: Refusal['facts']): never {
    throw new StepRefused({ refused: true, key, ...(facts && { facts }) });
  }

  /** Refuses the step with what a pure check found; null: nothing. */
  refuseIf(refusal: Refusal | null): void {
    if (refusal) throw new StepRefused(refusal);
  }

  /** Adds the step's rows to the batch, and one event per customer whose balances moved. */
  finish(batch: Batch): void {
    const { writes } = this;
    for (let at = 0; at < writes.length; at += 3) {
      const op = writes[at] as RowWrite['op'];
      batch[op](writes[at + 1] as AnyTable, writes[at + 2] as Record<string, unknown>);
    }
    const moved = new Map<number, LedgerAccount[]>();
    for (const accountId of this.touchedAccounts) {
      const account = this.accountById(accountId);
      const customerId = account.ownerId as number;
      const accounts = moved.get(customerId);
      if (!accounts) moved.set(customerId, [account]);
      else if (!accounts.includes(account)) accounts.push(account);
    }
    for (const [customerId, accounts] of moved) this.emit({ type: 'account.changed', customerId, accounts });
  }

  private findOrCreateAccount(
    ownerId: number | null,
    kind: LedgerAccountKind,
    part: LedgerAccount['part'],
    book: LedgerAccount['book'],
    number: number | null = null,
  ): LedgerAccount {
    const { state } = this;
    const known = state.accountOf(ownerId, kind, part, book, number);
    if (known) return known;
    const currency = state.setting('currency');
    const id = this.next('accounts');
    const account: LedgerAccount = {
      ...{ id, ownerId, kind, part, book, currency },
      ...{ balance: 0n, postings: 0, kindPostings: {}, number },
    };
    this.set(state.accountIds, state.catalogue.accountKeys.of(ownerId, kind, part, book, number), id);
    this.insert(ledgerAccounts, account);
    this.storeAccount(account);
    return account;
  }

  private storeAccount(account: LedgerAccount): void {
    this.set(this.state.accounts, account.id, account);
    if (account.ownerId === null) return;
    for (const note of this.state.catalogue.ledger.onBalance) note(this, account);
    this.touchedAccounts.push(account.id);
  }

  private appendToChain({ name, chain }: AnyTable, op: RowWrite['op'], row: object): object {
    if (op !== 'insert' || !chain) throw new Error(`rows of ${name} are only ever added`);
    const { chains, rowNumbers } = this.state;
    const { id } = row as { id: number };
    // Several servers number rows by the clock, so two may pick the same number.
    const numbered = { ...row, id: Math.max(id, (rowNumbers.get(name) ?? 0) + 1) };
    const link = nextLink(chains.get(name) ?? CHAIN_START, chain, numbered);
    this.set(chains, name, link);
    this.upsert(chainEnds, { name, ...link });
    return { ...numbered, [chain.place]: link.place, [chain.hash]: link.hash };
  }

  private write<R extends object>(op: RowWrite['op'], table: Table<R>, row: Partial<R>): void {
    this.writes.push(op, table, row);
  }

  private accountById(id: number): LedgerAccount {
    const account = this.state.accounts.get(id);
    if (!account) throw new Error(`ledger account ${id} does not exist`);
    return account;
  }
}

declare module './registry.js' {
  interface HookContext {
    readonly state: State;
    readonly step: Step;
  }
}
