import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type ForexCloseAllRequest,
  type ForexCloseRequest,
  type ForexOrder,
  type ForexOrderRequest,
  type ForexStopsRequest,
  type ForexSubmitRequest,
  forexStopsNames,
  forexSubmitNames,
  fromWire,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import type { Price, Quantity, Ratio } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type Order, orders } from '../../engine/products/contracts/tables/order.table.js';
import type { Actor } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Marks } from './marks.js';
import { OrderView, unmarked } from './order-view.js';

/** Order request with internal field names. */
interface Submission {
  readonly symbolId: number;
  readonly side: 1 | 2;
  readonly lots: Quantity;
  readonly status: 0 | 1;
  readonly targetPrice?: Price;
  readonly stopLoss?: Price;
  readonly takeProfit?: Price;
  readonly multiple: Ratio;
  readonly trailingDistance?: Price;
  readonly expireAt?: number;
}

/** New stops with internal field names. */
interface Stops {
  readonly orderId: number;
  readonly stopLoss: Price;
  readonly takeProfit: Price;
  readonly trailingDistance?: Price;
}

type Answer = ExactDecimals<ForexOrder> | RequestRefusal;

/** Opens and closes contract orders: maps a request to an engine command and its outcome to a response. */
@Injectable()
export class PlaceOrders {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly marks: Marks,
    private readonly view: OrderView,
  ) {}

  async submit(request: ForexSubmitRequest, { customerId, idempotency }: SignedIn): Promise<Answer> {
    const submission: Submission = fromWire(forexSubmitNames, request);
    const { symbolId, lots, multiple, stopLoss, takeProfit, trailingDistance } = submission;
    const side = submission.side === 1 ? 'buy' : 'sell';
    const actor = customer(customerId);
    const stops = { stopLoss, takeProfit, trailingDistance };
    const asked = { actor, idempotency, customerId, symbolId, side, lots, multiple, ...stops } as const;
    const { targetPrice = 0n, expireAt = null } = submission;
    const outcome =
      submission.status === 1
        ? await this.engine.submit({ kind: 'order.open', ...asked })
        : await this.engine.submit({ kind: 'order.place', ...asked, targetPrice, expireAt });
    if (isRefusal(outcome)) return outcome;
    return this.view.atOpening(outcome.order, await this.marks.atOpening(outcome.order));
  }

  close({ id, lots }: ForexCloseRequest, { customerId, idempotency }: SignedIn): Promise<Answer> {
    const actor = customer(customerId);
    const part = lots === undefined ? {} : { lots };
    return this.toAnswer(
      id,
      customerId,
      this.engine.submit({ kind: 'order.close', actor, idempotency, customerId, orderId: id, ...part }),
    );
  }

  async closeAll({ symbolId }: ForexCloseAllRequest, { customerId, idempotency }: SignedIn) {
    const actor = customer(customerId);
    const which = symbolId === undefined ? {} : { symbolId };
    const outcome = await this.engine.submit({
      kind: 'order.close_all',
      actor,
      idempotency,
      customerId,
      ...which,
    });
    if (isRefusal(outcome)) return outcome;
    return { data: await this.view.all(outcome.orders.map(unmarked)), left: outcome.left };
  }

  cancel({ id }: ForexOrderRequest, { customerId, idempotency }: SignedIn): Promise<Answer> {
    const actor = customer(customerId);
    return this.toAnswer(
      id,
      customerId,
      this.engine.submit({ kind: 'order.cancel', actor, idempotency, customerId, orderId: id }),
    );
  }

  protect(request: ForexStopsRequest, { customerId, idempotency }: SignedIn): Promise<Answer> {
    const stops: Stops = fromWire(forexStopsNames, request);
    const actor = customer(customerId);
    return this.toAnswer(
      stops.orderId,
      customerId,
      this.engine.submit({ kind: 'order.protect', actor, idempotency, customerId, ...stops }),
    );
  }

  private async toAnswer(
    id: number,
    customerId: number,
    submitted: Promise<{ readonly order: Order } | Refusal>,
  ): Promise<Answer> {
    const outcome = await submitted;
    if (!isRefusal(outcome)) {
      const { order } = outcome;
      return this.view.of(order, order.status === 'holding' ? this.marks.now(order) : null);
    }
    return outcome.key === 'order.not_found' ? this.endedOrUnknown(id, customerId, outcome) : outcome;
  }

  /** The engine knows open orders only: this distinguishes an ended order of the customer from an unknown one. */
  private async endedOrUnknown(id: number, customerId: number, unknown: Refusal): Promise<RequestRefusal> {
    const mine = await this.reader.first(orders, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    return mine ? refuseRequest('order.not_open') : unknown;
  }
}

const customer = (id: number): Actor => ({ kind: 'customer', id });
