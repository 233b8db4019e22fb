import { Injectable } from '@nestjs/common';
import {
  type Exact,
  type ForexCloseRequest,
  type ForexOrder,
  type ForexSubmitRequest,
  forexSubmitNames,
  fromWire,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import type { Price, Quantity, Ratio } from '@truemark/money';
import { Engine } from '../../engine/engine.js';
import type { Actor } from '../../engine/protocol.js';
import { orders } from '../../engine/tables/order.table.js';
import { Reader } from '../../platform/database/reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { Marks } from './marks.js';
import { OrderView } from './order-view.js';

/** A submitted order under our names. */
interface Submission {
  readonly symbolId: number;
  readonly side: 1 | 2;
  readonly lots: Quantity;
  readonly status: 0 | 1;
  readonly targetPrice?: Price;
  readonly stopLoss?: Price;
  readonly takeProfit?: Price;
  readonly multiple: Ratio;
}

type Answer = Exact<ForexOrder> | EdgeRefusal;

/** Opening and closing contract orders: a request becomes a command of the engine, its outcome an answer. */
@Injectable()
export class PlaceOrders {
  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly marks: Marks,
    private readonly view: OrderView,
  ) {}

  async submit(request: ForexSubmitRequest, { customerId, idempotency }: SignedIn): Promise<Answer> {
    const asked: Submission = fromWire(forexSubmitNames, request);
    if (asked.status === 0) return refuseCall('order.pending_unavailable');
    if (asked.stopLoss || asked.takeProfit) return refuseCall('order.stop_price_unavailable');
    const outcome = await this.engine.submit({
      kind: 'order.open',
      actor: customer(customerId),
      idempotency,
      customerId,
      symbolId: asked.symbolId,
      side: asked.side === 1 ? 'buy' : 'sell',
      lots: asked.lots,
      multiple: asked.multiple,
    });
    if (isRefusal(outcome)) return outcome;
    return this.view.of(outcome.order, await this.marks.atOpening(outcome.order));
  }

  async close({ id, cont }: ForexCloseRequest, { customerId, idempotency }: SignedIn): Promise<Answer> {
    if (cont !== undefined && this.isPart(customerId, id, cont))
      return refuseCall('order.partial_unavailable');
    const outcome = await this.engine.submit({
      kind: 'order.close',
      actor: customer(customerId),
      idempotency,
      customerId,
      orderId: id,
    });
    if (!isRefusal(outcome)) return this.view.of(outcome.order, null);
    return outcome.key === 'order.not_found' ? this.endedOrUnknown(id, customerId, outcome) : outcome;
  }

  private isPart(customerId: number, orderId: number, lots: Quantity): boolean {
    const order = this.engine.account(customerId).orders.find(({ id }) => id === orderId);
    return order !== undefined && order.lots !== lots;
  }

  /** The engine knows open orders only: an ended one of the customer's own is told from one that never was. */
  private async endedOrUnknown(id: number, customerId: number, unknown: Refusal): Promise<EdgeRefusal> {
    const mine = await this.reader.first(orders, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    return mine ? refuseCall('order.not_open') : unknown;
  }
}

const customer = (id: number): Actor => ({ kind: 'customer', id });
