import { Injectable } from '@nestjs/common';
import { type Exact, type FollowPreview, type FollowTraderRequest, sideNumbers } from '@truemark/contracts';
import { type LotLimits, type PastClosing, type PastOpening, previewCopies } from '@truemark/domain';
import { decimal, type Money } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { recordedRate } from '../../engine/market/tables/rate-record.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { leaderEvents } from '../../engine/products/copy-trading/tables/leader-event.table.js';
import type { AccountSnapshot } from '../../engine/protocol.js';
import { rowsIn } from '../../platform/admin/rows-in.js';
import { Reader } from '../../platform/database/reader.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Marks } from '../trading/marks.js';

/** Rows that are shown, and orders that are looked through for them: those before hold margin and places. */
const SHOWN = 20;
const LOOKED_THROUGH = 200;

type Past = (PastOpening | PastClosing) & { readonly at: number; readonly order: Order };

/** What settings would have made of what a trader did last, before anybody follows by them. */
@Injectable()
export class CopyPreview {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly marks: Marks,
    private readonly symbols: SymbolDirectory,
  ) {}

  async of(request: FollowTraderRequest, customerId: number): Promise<Exact<FollowPreview> | EdgeRefusal> {
    const { trader_id: traderId, mode, multiple, max_amount: maxAmount, max_slots: maxSlots } = request;
    const trader = await this.engine.ask({ kind: 'trader.of', customerId: traderId });
    if (trader?.since == null) return refuseCall('follow.unknown_trader');
    const [mine, events] = await Promise.all([this.account(customerId), this.pastOf(traderId)]);
    const free = balanceOf(mine, ['free']);
    const rows = previewCopies(events, { mode, multiple, maxAmount, maxSlots, free }).slice(-SHOWN);
    return {
      free,
      copied: rows.filter(({ skipped }) => skipped === null).length,
      data: rows.reverse().map(({ event, skipped, lots, margin }) => ({
        at_ms: event.at,
        leader_order_id: event.orderId,
        symbol: this.symbols.get(event.order.symbolId)?.code ?? '',
        event: event.kind,
        side: sideNumbers[event.order.side],
        leader_lots: event.lots,
        result: skipped === null ? 'copied' : 'skipped',
        reason: skipped,
        lots,
        margin,
      })),
    };
  }

  private account(customerId: number): Promise<AccountSnapshot> {
    return this.engine.ask({ kind: 'customer.account', customerId });
  }

  /**
   * What he opened and closed last, oldest first. Only of positions that have ended: whoever watched the others here would
   * trade as he does and pay no share.
   */
  private async pastOf(traderId: number): Promise<Past[]> {
    const rows = await this.reader.select(
      orders,
      `WHERE customer_id = $1 AND status = 'closed' ORDER BY id DESC LIMIT ${LOOKED_THROUGH}`,
      [traderId],
    );
    const own = rows.filter(({ terms }) => terms.copy === undefined);
    const wholes = own.filter(({ originId }) => originId === null);
    const equityOf = await this.equities(traderId, wholes);
    const past = wholes.flatMap((whole) => {
      const limits = this.limitsOf(whole);
      const parts = own.filter(({ originId }) => originId === whole.id);
      return limits ? eventsOf(whole, parts, limits, equityOf(whole.id)) : [];
    });
    return past.sort((a, b) => a.at - b.at || a.order.id - b.order.id);
  }

  private limitsOf({ symbolId }: Order): LotLimits | null {
    const symbol = this.symbols.get(symbolId);
    return symbol ? { pip: symbol.pip, minLots: symbol.minLots, maxLots: symbol.maxLots } : null;
  }

  /** His equity before each opening as it was recorded; while nobody followed none was, and the present one stands for it. */
  private async equities(traderId: number, opened: readonly Order[]): Promise<(orderId: number) => Money> {
    const ids = opened.map(({ id }) => id);
    const [recorded, account] = await Promise.all([
      rowsIn(this.reader, leaderEvents, 'orderId', ids),
      this.account(traderId),
    ]);
    const known = new Map(
      recorded.flatMap(({ orderId, details: { equity } }) => (equity ? [[orderId, decimal(equity)]] : [])),
    );
    const held = account.orders.filter(({ status }) => status === 'holding');
    const now = held.reduce(
      (sum, order) => sum + (this.marks.now(order)?.profit ?? 0n),
      balanceOf(account, ['free', 'held']),
    );
    return (orderId) => known.get(orderId) ?? now;
  }
}

const balanceOf = ({ accounts }: AccountSnapshot, parts: readonly string[]): Money =>
  accounts.reduce(
    (sum, { kind, part, balance }) => (kind === 'forex' && parts.includes(part) ? sum + balance : sum),
    0n,
  );

/** An order's opening and closings: its lots are those of all its parts together. */
function eventsOf(whole: Order, parts: readonly Order[], limits: LotLimits, equity: Money): Past[] {
  const { id: orderId, terms } = whole;
  const lots = parts.reduce((sum, part) => sum + part.lots, whole.lots);
  const opening: Past = {
    ...{ kind: 'open', orderId, at: whole.openedAt ?? whole.createdAt, order: whole, lots, limits, equity },
    price: whole.openPrice ?? 0n,
    units: decimal(terms.units),
    multiple: decimal(terms.multiple),
    marginMode: terms.marginMode,
    feeType: terms.feeType,
    feeRate: decimal(terms.feeRate),
    rate: recordedRate(terms.openRate),
  };
  const events: Past[] = [opening];
  let before = lots;
  for (const part of [...parts].sort((a, b) => a.id - b.id)) {
    events.push({
      kind: 'part',
      orderId,
      at: part.closedAt ?? 0,
      order: part,
      lots: part.lots,
      before,
      limits,
    });
    before -= part.lots;
  }
  const at = whole.closedAt ?? 0;
  return [...events, { kind: 'close', orderId, at, order: whole, lots: before, before, limits }];
}
