import { Injectable } from '@nestjs/common';
import type { AuditRate, CopyAudit, ExactDecimals, ForexAudit } from '@truemark/contracts';
import { closingPrice } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { RateRecord } from '../../engine/market/tables/rate-record.js';
import { bestTickQuery } from '../../engine/products/contracts/tables/best-tick-query.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { RecordedTicks } from '../market/recorded-ticks.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Marks } from './marks.js';
import { formulaOf, type Portion, RULE } from './order-formula.js';
import { OrderView } from './order-view.js';

/** Additional proof of a copy, supplied by the feature that knows its size. */
type CopyProofOf = (order: Order, parts: readonly Portion[]) => Promise<ExactDecimals<CopyAudit>>;

/**
 * Data with which a customer can recompute an order; `docs/recompute-order.mjs` does it, and `docs/check-an-order.md`
 * describes each field.
 */
@Injectable()
export class OrderProof {
  private copyProof: CopyProofOf | null = null;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly view: OrderView,
    private readonly symbols: SymbolDirectory,
    private readonly ticks: RecordedTicks,
    private readonly marks: Marks,
  ) {}

  /** Registers the additional proof of copies. */
  addToCopies(proofOf: CopyProofOf): void {
    this.copyProof = proofOf;
  }

  async of(id: number, customerId: number): Promise<ExactDecimals<ForexAudit> | RequestRefusal> {
    const order = await this.reader.first(orders, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    if (!order) return refuseRequest('order.not_found');
    const shown = await this.ticks.around(order.symbolId, [order.openSeq, order.closeSeq]);
    const { terms } = order;
    const [parts, openRate, closeRate] = await Promise.all([
      this.loadParts(order),
      this.loadRate(terms.openRate),
      terms.closeRate ? this.loadRate(terms.closeRate) : null,
    ]);
    return {
      order: await this.view.of(order, order.status === 'holding' ? this.marks.now(order) : null),
      open: shown.find(({ seq }) => seq === order.openSeq) ?? null,
      close: shown.find(({ seq }) => seq === order.closeSeq) ?? null,
      ticks: shown,
      rule: RULE,
      formula: formulaOf(order, parts),
      settings: {
        margin_mode: terms.marginMode,
        trade_fee_type: terms.feeType,
        fee_rate: decimal(terms.feeRate),
        units: decimal(terms.units),
        multiple: decimal(terms.multiple),
        open_rate: openRate,
        close_rate: closeRate,
      },
      pending: pendingOf(order),
      stops: await this.loadStops(order),
      stop_out: stopOutOf(order),
      parts,
      ...(terms.copy && this.copyProof && { copy: await this.copyProof(order, parts) }),
    };
  }

  /** Current stops, or those at the close, and the last tick that a trailing stop followed. */
  private async loadStops(order: Order) {
    if (order.openSeq === null) return null;
    const { side, symbolId, trailingDistance, trailingSince, closeSeq, terms } = order;
    const since = { symbolId, first: trailingSince ?? 0, last: closeSeq ?? Number.MAX_SAFE_INTEGER };
    const [tick] =
      trailingSince === null ? [] : await this.ticks.select(symbolId, bestTickQuery(side, since));
    return {
      since_seq: terms.stopsSeq ?? order.openSeq,
      trailing: tick
        ? { distance: trailingDistance, since_seq: trailingSince, best: closingPrice(side, tick), tick }
        : null,
    };
  }

  private async loadRate({ symbolId, seq, bid, inverse }: RateRecord): Promise<ExactDecimals<AuditRate>> {
    const tick = symbolId === null || seq === null ? null : await this.ticks.one(symbolId, seq);
    return {
      symbol_id: symbolId,
      code: symbolId === null ? null : (this.symbols.get(symbolId)?.code ?? null),
      seq,
      bid: decimal(bid),
      inverse: inverse ? 1 : 0,
      tick: tick ?? null,
    };
  }

  /** The order and all parts split from the same one, in split order: the remainder keeps its number. */
  private async loadParts({ id, originId, customerId }: Order): Promise<Portion[]> {
    const where = 'WHERE customer_id = $1 AND (id = $2 OR origin_id = $2) ORDER BY id';
    const rows = await this.reader.select(orders, where, [customerId, originId ?? id]);
    return rows.map((row) => ({ id: row.id, lots: row.lots, margin: row.margin, fee: row.fee }));
  }
}

const pendingOf = ({ pendingKind, targetPrice, terms }: Order) =>
  pendingKind === null
    ? null
    : { kind: pendingKind, target_price: targetPrice, placed_seq: terms.placedSeq ?? null };

function stopOutOf({ terms: { stopOut } }: Order) {
  if (!stopOut) return null;
  const { free, margin, profit, level } = stopOut;
  return {
    level: decimal(level),
    balance: decimal(free),
    margin: decimal(margin),
    profit: decimal(profit),
  };
}
