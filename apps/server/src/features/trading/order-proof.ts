import { Injectable } from '@nestjs/common';

import { decimal, formatDecimal } from '@truemark/money';
import { ticks } from '../../engine/tables/market.table.js';
import { type Order, orders, type RateRecord } from '../../engine/tables/order.table.js';
import { Reader } from '../../platform/database/reader.js';
import { refuseCall } from '../../platform/http/refusal.js';
import { OrderView } from './order-view.js';

/** Ticks that are shown on each side of the one that counted. */
const NEIGHBOURS = 5;

export interface ShownTick {
  readonly seq: number;
  readonly time: number;
  readonly bid: bigint;
  readonly ask: bigint;
}

const RULE =
  'A buy opens at the ask and closes at the bid of its tick, a sell the other way round. ' +
  'Margin and profit are rounded once, half away from zero, to 6 decimals.';

/** What a customer needs to work an order out again by himself. */
@Injectable()
export class OrderProof {
  constructor(
    private readonly reader: Reader,
    private readonly view: OrderView,
  ) {}

  async of(id: number, customerId: number) {
    const order = await this.reader.first(orders, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    if (!order) return refuseCall('order.not_found');
    const around = await this.around(order);
    const { terms } = order;
    return {
      order: this.view.of(order, null),
      open: around.find(({ seq }) => seq === order.openSeq) ?? null,
      close: around.find(({ seq }) => seq === order.closeSeq) ?? null,
      ticks: around,
      rule: RULE,
      formula: formulaOf(order),
      settings: {
        margin_mode: terms.marginMode,
        trade_fee_type: terms.feeType,
        fee_rate: decimal(terms.feeRate),
        units: decimal(terms.units),
        multiple: decimal(terms.multiple),
        open_rate: rateOf(terms.openRate),
        close_rate: terms.closeRate ? rateOf(terms.closeRate) : null,
      },
    };
  }

  /** The opening and the closing tick with their neighbours, each once, ascending. */
  private async around({ symbolId, openSeq, closeSeq }: Order): Promise<ShownTick[]> {
    const found = new Map<number, ShownTick>();
    for (const middle of [openSeq, closeSeq]) {
      if (middle === null) continue;
      const rows = await this.reader.select(
        ticks,
        'WHERE symbol_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq',
        [symbolId, middle - NEIGHBOURS, middle + NEIGHBOURS],
      );
      for (const { seq, at, bid, ask } of rows) {
        found.set(seq, { seq, time: at, bid: BigInt(bid), ask: BigInt(ask) });
      }
    }
    return [...found.values()].sort((a, b) => a.seq - b.seq);
  }
}

const rateOf = ({ symbolId, seq, bid, inverse }: RateRecord) => ({
  symbol_id: symbolId,
  seq,
  bid: decimal(bid),
  inverse: inverse ? 1 : 0,
});

/** The formulas with this order's figures in them. */
function formulaOf(order: Order): { margin: string; fee: string; profit: string } {
  const { terms, lots, openPrice, closePrice, side } = order;
  const show = (value: bigint | null): string => (value === null ? '…' : formatDecimal(value));
  const rate = ({ bid, inverse }: RateRecord): string => (inverse ? `1 / ${bid}` : bid);
  const quantity = `${show(lots)} · ${terms.units}`;
  const price = openPrice ?? order.targetPrice;
  const margin =
    terms.marginMode === 1
      ? quantity
      : `${quantity} · ${show(price)} · (${rate(terms.openRate)}) / ${terms.multiple}`;
  const fee = `${terms.feeType === 1 ? show(lots) : show(order.margin)} · ${terms.feeRate}`;
  const difference =
    side === 'buy' ? `${show(closePrice)} − ${show(openPrice)}` : `${show(openPrice)} − ${show(closePrice)}`;
  const profit = `(${difference}) · ${quantity} · (${rate(terms.closeRate ?? terms.openRate)})`;
  return {
    margin: `${margin} = ${show(order.margin)}`,
    fee: `${fee} = ${show(order.fee)}`,
    profit: `${profit} = ${order.status === 'closed' ? show(order.profit) : '…'}`,
  };
}
