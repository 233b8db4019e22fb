import { ACCOUNT_TYPES, type AccountType, accountMessages, toAccountPush } from '@truemark/contracts';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Outgoing } from '../../platform/socket/connection.js';
import type { LiveFigures, LiveFiguresPublisher } from '../push/shows-live.js';

/** Figures that prices move, and the latest message with them. */
interface CachedFigures {
  readonly teller: LiveFiguresPublisher;
  readonly figures: LiveFigures;
  /** Cached until something changes: many connections that ask at once share one text. */
  built: { readonly basis: unknown; readonly message: Outgoing } | null;
}

/** A customer's accounts and figures that prices move: an engine snapshot plus later events. */
export class LiveAccount {
  private readonly accounts = new Map<number, LedgerAccount>();
  private readonly cachedFigures: readonly CachedFigures[];
  /** Lane sequence of the last event applied. */
  private latestSeq: number;

  constructor(snapshot: AccountSnapshot, tellers: readonly LiveFiguresPublisher[]) {
    this.latestSeq = snapshot.seq;
    for (const account of snapshot.accounts) this.accounts.set(account.id, account);
    this.cachedFigures = tellers.map((teller) => ({ teller, figures: teller.begin(snapshot), built: null }));
  }

  get seq(): number {
    return this.latestSeq;
  }

  /** Advances the sequence; cached messages become stale. */
  reach(seq: number): void {
    this.latestSeq = Math.max(this.latestSeq, seq);
    for (const shown of this.cachedFigures) shown.built = null;
  }

  /** Applies new balances; returns the account types they belong to. */
  put(accounts: readonly LedgerAccount[]): AccountType[] {
    for (const account of accounts) this.accounts.set(account.id, account);
    const kinds = new Set(accounts.map(({ kind }) => kind));
    return ACCOUNT_TYPES.filter((type) => kinds.has(type));
  }

  /** ACCOUNT messages of these account types. */
  balances(types: readonly AccountType[] = ACCOUNT_TYPES, seq = this.latestSeq): Outgoing[] {
    return accountMessages([...this.accounts.values()])
      .filter(({ type }) => types.includes(type))
      .map((account) => ({
        key: `ACCOUNT.${account.typeId}`,
        text: stringifyWire(toAccountPush(account, seq)),
      }));
  }

  /** Symbols whose ticks move the account. */
  symbols(): number[] {
    return this.cachedFigures.flatMap(({ figures }) => [...figures.symbols()]);
  }

  /** Applies an event other than balances; returns whether figures must be shown for it. */
  follow(event: EngineEvent): boolean {
    let isShown = false;
    for (const { figures } of this.cachedFigures) if (figures.follow(event)) isShown = true;
    return isShown;
  }

  /** Applies a symbol's price; returns whether any figure changed. */
  remark(symbolId: number): boolean {
    let isChanged = false;
    for (const shown of this.cachedFigures) {
      if (!shown.figures.remark(symbolId)) continue;
      shown.built = null;
      isChanged = true;
    }
    return isChanged;
  }

  /** Messages with figures by topic; each is built only if somebody subscribes to it. */
  topics(): { readonly topic: string; readonly message: () => Outgoing }[] {
    return this.cachedFigures.map((shown) => ({
      topic: shown.teller.topic,
      message: () => this.messageOf(shown),
    }));
  }

  private messageOf(shown: CachedFigures): Outgoing {
    const basis = shown.teller.basis();
    if (shown.built && shown.built.basis === basis) return shown.built.message;
    const message = shown.figures.message(this.accounts.values(), this.latestSeq);
    shown.built = { basis, message };
    return message;
  }
}
