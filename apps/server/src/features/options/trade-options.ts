import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  fromWire,
  type MicroOffer,
  type MicroOrder,
  type MicroSellRequest,
  type MicroSubmitRequest,
  microSubmitNames,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { formatDecimal, type Money, type Ratio } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type OptionSale, options } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { OptionView } from './option-view.js';
import { SaleWaiters } from './sale-waiters.js';

/** Purchase request with internal field names. */
interface Purchase {
  readonly symbolId: number;
  readonly direction: 1 | 2;
  readonly stake: Money;
  readonly seconds: number;
  readonly ratio?: Ratio;
  readonly lossLevel?: 0 | 1;
}

/** Buying options and selling them back: maps a request to an engine command and its outcome to a response. */
@Injectable()
export class TradeOptions {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly view: OptionView,
    private readonly decisions: SaleWaiters,
  ) {}

  async buy(
    request: MicroSubmitRequest,
    caller: SignedIn,
  ): Promise<ExactDecimals<MicroOrder> | RequestRefusal> {
    const { customerId, idempotency, lang } = caller;
    const { direction, ...asked }: Purchase = fromWire(microSubmitNames, request);
    const outcome = await this.engine.submit({
      kind: 'option.buy',
      actor: { kind: 'customer', id: customerId },
      idempotency,
      customerId,
      direction: direction === 1 ? 'up' : 'down',
      ...asked,
    });
    return isRefusal(outcome) ? outcome : this.view.atPurchase(outcome.option, lang);
  }

  async offer(
    optionId: number,
    { customerId }: SignedIn,
  ): Promise<ExactDecimals<MicroOffer> | RequestRefusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({ kind: 'option.offer', actor, customerId, optionId });
    if (isRefusal(outcome)) return this.endedOrUnknown(optionId, customerId, outcome);
    const { stake, price, chance, seq, at } = outcome.offer;
    return { id: optionId, price, profit: price - stake, chance, seq, time: at };
  }

  /** Responds once the first tick after the request has priced the sale, or none has arrived in time. */
  async sell(
    { id, least }: MicroSellRequest,
    { customerId, idempotency, lang }: SignedIn,
  ): Promise<ExactDecimals<MicroOrder> | RequestRefusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const asked = { customerId, optionId: id, least } as const;
    const heard = this.decisions.listen(id);
    try {
      const outcome = await this.engine.submit({ kind: 'option.sale', actor, idempotency, ...asked });
      if (isRefusal(outcome)) return this.endedOrUnknown(id, customerId, outcome);
      const sale = await this.decisions.of(outcome.sale.id, heard);
      if (sale?.status !== 'sold') return refusedSale(sale);
      const sold = await this.reader.first(options, 'WHERE id = $1', [id]);
      return sold ? this.view.of(sold, lang) : refuseRequest('micro.not_found');
    } finally {
      heard.stop();
    }
  }

  /** The engine knows running options only: this distinguishes an ended option of the customer from an unknown one. */
  private async endedOrUnknown(id: number, customerId: number, refusal: Refusal): Promise<RequestRefusal> {
    if (refusal.key !== 'micro.not_found') return refusal;
    const mine = await this.reader.first(options, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    return mine ? refuseRequest('micro.not_running') : refusal;
  }
}

/** Reason why nothing was sold; null: not decided yet. */
function refusedSale(sale: OptionSale | null): RequestRefusal {
  if (!sale?.reason) return refuseRequest('micro.sale_waiting');
  const { reason, price, least } = sale;
  if (price === null) return refuseRequest(reason);
  return refuseRequest(reason, { price: formatDecimal(price), least: formatDecimal(least) });
}
