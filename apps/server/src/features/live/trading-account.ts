import {
  type AccountType,
  accountTypeIds,
  accountTypeOf,
  type Mark,
  toAccountPush,
  toAccounts,
  toForexTrade,
} from '@truemark/contracts';
import { isAtOrBelowLevel, marginLevelOf } from '@truemark/domain';
import type { Money, Ratio } from '@truemark/money';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { Order } from '../../engine/products/contracts/tables/order.table.js';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { stringifyWire } from '../../platform/http/stringify-wire.js';
import type { Outgoing } from '../../platform/socket/connection.js';

interface Position {
  order: Order;
  mark: Mark | null;
}

export type MarkOf = (order: Order) => Mark | null;

/**
 * A customer's accounts and held positions with their live profit: a snapshot of the engine and what events said since.
 * A price touches only the positions that it moves; sums follow by the difference.
 */
export class TradingAccount {
  private readonly accounts = new Map<number, LedgerAccount>();
  private readonly positions = new Map<number, Position>();
  /** Symbol → positions whose profit it moves: its own, and those that convert through it. */
  private readonly moved = new Map<number, Set<number>>();
  private margin: Money = 0n;
  private profit: Money = 0n;
  /** Lane sequence of the last event that is in here. */
  seq: number;

  constructor(
    snapshot: AccountSnapshot,
    private readonly markOf: MarkOf,
  ) {
    this.seq = snapshot.seq;
    for (const account of snapshot.accounts) this.accounts.set(account.id, account);
    for (const order of snapshot.orders) if (order.status === 'holding') this.hold(order);
  }

  symbols(): Iterable<number> {
    return this.moved.keys();
  }

  hold(order: Order): void {
    this.release(order.id);
    const mark = this.markOf(order);
    this.positions.set(order.id, { order, mark });
    this.margin += order.margin;
    this.profit += mark?.profit ?? 0n;
    for (const symbolId of symbolsOf(order)) {
      const ids = this.moved.get(symbolId) ?? new Set();
      this.moved.set(symbolId, ids.add(order.id));
    }
  }

  release(orderId: number): void {
    const position = this.positions.get(orderId);
    if (!position) return;
    this.positions.delete(orderId);
    this.margin -= position.order.margin;
    this.profit -= position.mark?.profit ?? 0n;
    for (const symbolId of symbolsOf(position.order)) {
      const ids = this.moved.get(symbolId);
      ids?.delete(orderId);
      if (ids?.size === 0) this.moved.delete(symbolId);
    }
  }

  /** Takes new balances over; answers which of the accounts they belong to. */
  put(accounts: readonly LedgerAccount[]): AccountType[] {
    for (const account of accounts) this.accounts.set(account.id, account);
    const kinds = new Set(accounts.map(({ kind }) => kind));
    return ALL.filter((type) => kinds.has(type));
  }

  /** Marks the positions that a symbol's price moves anew; whether any figure changed. */
  remark(symbolId: number): boolean {
    let changed = false;
    for (const id of this.moved.get(symbolId) ?? []) {
      const position = this.positions.get(id);
      const mark = position && this.markOf(position.order);
      if (!position || !mark) continue;
      if (mark.price === position.mark?.price && mark.profit === position.mark.profit) continue;
      this.profit += mark.profit - (position.mark?.profit ?? 0n);
      position.mark = mark;
      changed = true;
    }
    return changed;
  }

  /** FOREX_TRADE with every held position, so that the latest one says everything. */
  trade(callLevel: Ratio): Outgoing {
    const balance = [...this.accounts.values()].find(({ kind, part }) => kind === 'forex' && part === 'free');
    const free = balance?.balance ?? 0n;
    const { margin, profit, seq } = this;
    const message = toForexTrade({
      marginLevel: marginLevelOf(free, margin, profit),
      margin,
      profit,
      balance: free,
      marginCall: isAtOrBelowLevel(free, margin, profit, callLevel) ? 1 : 0,
      positions: [...this.positions.values()].map(({ order, mark }) => ({
        id: order.id,
        price: mark?.price ?? order.openPrice ?? 0n,
        profit: mark?.profit ?? 0n,
      })),
      seq,
    });
    return { key: 'FOREX_TRADE', text: stringifyWire(message) };
  }

  /** ACCOUNT of those accounts. */
  balances(types: readonly AccountType[] = ALL, seq = this.seq): Outgoing[] {
    return toAccounts([...this.accounts.values()])
      .filter(({ type }) => types.includes(type))
      .map(({ accountTypeId, balance, lockBalance }) => ({
        key: `ACCOUNT.${accountTypeId}`,
        text: stringifyWire(
          toAccountPush({ typeId: accountTypeId, free: balance as Money, held: lockBalance as Money }, seq),
        ),
      }));
  }
}

const ALL = Object.values(accountTypeIds).flatMap((id) => accountTypeOf(id) ?? []);

function symbolsOf({ symbolId, terms }: Order): number[] {
  const converting = terms.openRate.symbolId;
  return converting === null || converting === symbolId ? [symbolId] : [symbolId, converting];
}
