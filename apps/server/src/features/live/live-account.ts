import { ACCOUNT_TYPES, type AccountType, accountMessages, toAccountPush } from '@truemark/contracts';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Outgoing } from '../../platform/socket/connection.js';
import type { FiguresTeller, LiveFigures } from '../push/shows-live.js';

/** Figures that prices move, and the latest message of them. */
interface Shown {
  readonly teller: FiguresTeller;
  readonly figures: LiveFigures;
  /** Until something changes: many connections that ask at once get one text. */
  built: { readonly basis: unknown; readonly message: Outgoing } | null;
}

/** A customer's accounts, and what prices move of them: a snapshot of the engine and what events said since. */
export class LiveAccount {
  private readonly accounts = new Map<number, LedgerAccount>();
  private readonly shown: readonly Shown[];
  /** Lane sequence of the last event that is in here. */
  private latest: number;

  constructor(snapshot: AccountSnapshot, tellers: readonly FiguresTeller[]) {
    this.latest = snapshot.seq;
    for (const account of snapshot.accounts) this.accounts.set(account.id, account);
    this.shown = tellers.map((teller) => ({ teller, figures: teller.begin(snapshot), built: null }));
  }

  get seq(): number {
    return this.latest;
  }

  /** Something of that sequence has happened: what was built is no more how it stands. */
  reach(seq: number): void {
    this.latest = Math.max(this.latest, seq);
    for (const shown of this.shown) shown.built = null;
  }

  /** Takes new balances over; answers which of the accounts they belong to. */
  put(accounts: readonly LedgerAccount[]): AccountType[] {
    for (const account of accounts) this.accounts.set(account.id, account);
    const kinds = new Set(accounts.map(({ kind }) => kind));
    return ACCOUNT_TYPES.filter((type) => kinds.has(type));
  }

  /** ACCOUNT of those accounts. */
  balances(types: readonly AccountType[] = ACCOUNT_TYPES, seq = this.latest): Outgoing[] {
    return accountMessages([...this.accounts.values()])
      .filter(({ type }) => types.includes(type))
      .map((account) => ({
        key: `ACCOUNT.${account.typeId}`,
        text: stringifyWire(toAccountPush(account, seq)),
      }));
  }

  /** Symbols whose ticks move it. */
  symbols(): number[] {
    return this.shown.flatMap(({ figures }) => [...figures.symbols()]);
  }

  /** Takes in an event that is none of balances: whether figures are to be shown for it. */
  follow(event: EngineEvent): boolean {
    let isShown = false;
    for (const { figures } of this.shown) if (figures.follow(event)) isShown = true;
    return isShown;
  }

  /** Takes a symbol's price in: whether any figure is another one now. */
  remark(symbolId: number): boolean {
    let isChanged = false;
    for (const shown of this.shown) {
      if (!shown.figures.remark(symbolId)) continue;
      shown.built = null;
      isChanged = true;
    }
    return isChanged;
  }

  /** What there is to hear of figures: by topic, made only where it is heard. */
  topics(): { readonly topic: string; readonly message: () => Outgoing }[] {
    return this.shown.map((shown) => ({ topic: shown.teller.topic, message: () => this.messageOf(shown) }));
  }

  private messageOf(shown: Shown): Outgoing {
    const basis = shown.teller.basis();
    if (shown.built && shown.built.basis === basis) return shown.built.message;
    const message = shown.figures.message(this.accounts.values(), this.latest);
    shown.built = { basis, message };
    return message;
  }
}
