import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type FollowPreview,
  type FollowTraderRequest,
  sideNumbers,
} from '@truemark/contracts';
import {
  type ClosedLots,
  equityOf,
  type LotLimits,
  type PastEventOf,
  type PastPosition,
  pastEvents,
  previewCopies,
} from '@truemark/domain';
import { decimal, type Money, sum } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { recordedRate } from '../../engine/market/tables/rate-record.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { leaderEvents } from '../../engine/products/copy-trading/tables/leader-event.table.js';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Marks } from '../trading/marks.js';

/** Rows shown, and orders simulated for them: earlier orders still take margin and slots. */
const SHOWN = 20;
const LOOKED_THROUGH = 200;

interface Ended extends ClosedLots {
  readonly order: Order;
}

/** Simulates follow settings on a trader's latest orders, before anybody follows with them. */
@Injectable()
export class CopyPreview {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly marks: Marks,
    private readonly symbols: SymbolDirectory,
  ) {}

  async of(
    request: FollowTraderRequest,
    customerId: number,
  ): Promise<ExactDecimals<FollowPreview> | RequestRefusal> {
    const { trader_id: traderId, mode, multiple, max_amount: maxAmount, max_slots: maxSlots } = request;
    const trader = await this.engine.ask({ kind: 'trader.of', customerId: traderId });
    if (trader?.since == null) return refuseRequest('follow.unknown_trader');
    const [mine, events] = await Promise.all([this.fetchAccount(customerId), this.loadPastEvents(traderId)]);
    const free = balanceOf(mine, 'free');
    const rows = previewCopies(events, { mode, multiple, maxAmount, maxSlots, free }).slice(-SHOWN);
    return {
      free,
      copied: rows.filter(({ skipped }) => skipped === null).length,
      data: rows.reverse().map(({ event, skipped, lots, margin }) => ({
        at_ms: event.at,
        leader_order_id: event.orderId,
        symbol: this.symbols.get(event.of.order.symbolId)?.code ?? '',
        event: event.kind,
        side: sideNumbers[event.of.order.side],
        leader_lots: event.lots,
        result: skipped === null ? 'copied' : 'skipped',
        reason: skipped,
        lots,
        margin,
      })),
    };
  }

  private fetchAccount(customerId: number): Promise<AccountSnapshot> {
    return this.engine.ask({ kind: 'customer.account', customerId });
  }

  /**
   * Latest orders opened and closed, oldest first. Only ended positions: open ones would let viewers copy the trader
   * without paying the share.
   */
  private async loadPastEvents(traderId: number): Promise<PastEventOf<Ended>[]> {
    const rows = await this.reader.select(
      orders,
      `WHERE customer_id = $1 AND status = 'closed' ORDER BY id DESC LIMIT $2`,
      [traderId, LOOKED_THROUGH],
    );
    const own = rows.filter(({ terms }) => terms.copy === undefined);
    const wholes = own.filter(({ originId }) => originId === null);
    const equityBefore = await this.loadEquities(traderId, wholes);
    const positions = wholes.flatMap((whole): PastPosition<Ended>[] => {
      const limits = this.limitsOf(whole);
      if (!limits) return [];
      const { terms } = whole;
      return [
        {
          last: lotsOf(whole),
          parts: own.filter(({ originId }) => originId === whole.id).map(lotsOf),
          openedAt: whole.openedAt ?? whole.createdAt,
          price: whole.openPrice ?? 0n,
          units: decimal(terms.units),
          multiple: decimal(terms.multiple),
          marginMode: terms.marginMode,
          feeType: terms.feeType,
          feeRate: decimal(terms.feeRate),
          rate: recordedRate(terms.openRate),
          equity: equityBefore(whole.id),
          limits,
        },
      ];
    });
    return pastEvents(positions);
  }

  private limitsOf({ symbolId }: Order): LotLimits | null {
    const symbol = this.symbols.get(symbolId);
    return symbol ? { pip: symbol.pip, minLots: symbol.minLots, maxLots: symbol.maxLots } : null;
  }

  /**
   * Equity before each opening as recorded; none is recorded while nobody follows, so the current equity is used
   * instead.
   */
  private async loadEquities(
    traderId: number,
    opened: readonly Order[],
  ): Promise<(orderId: number) => Money> {
    const ids = opened.map(({ id }) => id);
    const [recorded, account] = await Promise.all([
      rowsIn(this.reader, leaderEvents, 'orderId', ids),
      this.fetchAccount(traderId),
    ]);
    const known = new Map(
      recorded.flatMap(({ orderId, details: { equity } }) => (equity ? [[orderId, decimal(equity)]] : [])),
    );
    const floating = sum(
      account.orders
        .filter(({ status }) => status === 'holding')
        .map((order) => this.marks.now(order)?.profit ?? 0n),
    );
    const now = equityOf(balanceOf(account, 'free'), balanceOf(account, 'held'), floating);
    return (orderId) => known.get(orderId) ?? now;
  }
}

const balanceOf = ({ accounts }: AccountSnapshot, wanted: 'free' | 'held'): Money =>
  sum(accounts.flatMap(({ kind, part, balance }) => (kind === 'forex' && part === wanted ? [balance] : [])));

const lotsOf = (order: Order): Ended => ({
  id: order.id,
  lots: order.lots,
  closedAt: order.closedAt ?? 0,
  order,
});
