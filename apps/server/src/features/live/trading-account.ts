import {
  type AccountType,
  accountMessages,
  accountTypeIds,
  accountTypeOf,
  toAccountPush,
  toForexTrade,
} from '@truemark/contracts';
import { isAtOrBelowLevel, marginLevelOf } from '@truemark/domain';
import type { Ratio } from '@truemark/money';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Outgoing } from '../../platform/socket/connection.js';
import { LivePositions, type MarkOf } from './live-positions.js';

/** A customer's accounts and held positions with their live profit: a snapshot of the engine and what events said since. */
export class TradingAccount {
  private readonly accounts = new Map<number, LedgerAccount>();
  readonly positions: LivePositions;
  /** Lane sequence of the last event that is in here. */
  seq: number;

  constructor(snapshot: AccountSnapshot, markOf: MarkOf) {
    this.positions = new LivePositions(markOf);
    this.seq = snapshot.seq;
    for (const account of snapshot.accounts) this.accounts.set(account.id, account);
    for (const order of snapshot.orders) if (order.status === 'holding') this.positions.hold(order);
  }

  /** Takes new balances over; answers which of the accounts they belong to. */
  put(accounts: readonly LedgerAccount[]): AccountType[] {
    for (const account of accounts) this.accounts.set(account.id, account);
    const kinds = new Set(accounts.map(({ kind }) => kind));
    return ALL.filter((type) => kinds.has(type));
  }

  /** FOREX_TRADE with every held position, so that the latest one says everything. */
  trade(callLevel: Ratio): Outgoing {
    const balance = [...this.accounts.values()].find(({ kind, part }) => kind === 'forex' && part === 'free');
    const free = balance?.balance ?? 0n;
    const { seq } = this;
    const { margin, profit } = this.positions;
    const message = toForexTrade({
      marginLevel: marginLevelOf(free, margin, profit),
      margin,
      profit,
      balance: free,
      marginCall: isAtOrBelowLevel(free, margin, profit, callLevel) ? 1 : 0,
      positions: this.positions.figures(),
      seq,
    });
    return { key: 'FOREX_TRADE', text: stringifyWire(message) };
  }

  /** ACCOUNT of those accounts. */
  balances(types: readonly AccountType[] = ALL, seq = this.seq): Outgoing[] {
    return accountMessages([...this.accounts.values()])
      .filter(({ type }) => types.includes(type))
      .map((account) => ({
        key: `ACCOUNT.${account.typeId}`,
        text: stringifyWire(toAccountPush(account, seq)),
      }));
  }
}

const ALL = Object.values(accountTypeIds).flatMap((id) => accountTypeOf(id) ?? []);
