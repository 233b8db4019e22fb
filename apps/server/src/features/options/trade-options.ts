import { Injectable } from '@nestjs/common';
import {
  type Exact,
  fromWire,
  type MicroOffer,
  type MicroOrder,
  type MicroSellRequest,
  type MicroSubmitRequest,
  microSubmitNames,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import type { Money, Ratio } from '@truemark/money';
import { Engine } from '../../engine/engine.js';
import { options } from '../../engine/tables/option.table.js';
import { Reader } from '../../platform/database/reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { OptionView } from './option-view.js';

/** A purchase under our names. */
interface Purchase {
  readonly symbolId: number;
  readonly direction: 1 | 2;
  readonly stake: Money;
  readonly seconds: number;
  readonly ratio?: Ratio;
  readonly lossLevel?: 0 | 1;
}

/** Buying options, and selling them back: a request becomes a command of the engine, its outcome an answer. */
@Injectable()
export class TradeOptions {
  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly view: OptionView,
  ) {}

  async buy(request: MicroSubmitRequest, caller: SignedIn): Promise<Exact<MicroOrder> | EdgeRefusal> {
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

  async offer(optionId: number, { customerId }: SignedIn): Promise<Exact<MicroOffer> | EdgeRefusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit({ kind: 'option.offer', actor, customerId, optionId });
    if (isRefusal(outcome)) return this.endedOrUnknown(optionId, customerId, outcome);
    const { stake, price, chance, seq, at, validUntil } = outcome.offer;
    return { id: optionId, price, profit: price - stake, chance, seq, time: at, valid_until: validUntil };
  }

  async sell(
    { id, price }: MicroSellRequest,
    { customerId, idempotency, lang }: SignedIn,
  ): Promise<Exact<MicroOrder> | EdgeRefusal> {
    const actor = { kind: 'customer', id: customerId } as const;
    const sale = { customerId, optionId: id, price } as const;
    const outcome = await this.engine.submit({ kind: 'option.sell', actor, idempotency, ...sale });
    if (isRefusal(outcome)) return this.endedOrUnknown(id, customerId, outcome);
    return this.view.of(outcome.option, lang);
  }

  /** The engine knows running options only: an ended one of the customer's own is told from one that never was. */
  private async endedOrUnknown(id: number, customerId: number, refusal: Refusal): Promise<EdgeRefusal> {
    if (refusal.key !== 'micro.not_found') return refusal;
    const mine = await this.reader.first(options, 'WHERE id = $1 AND customer_id = $2', [id, customerId]);
    return mine ? refuseCall('micro.not_running') : refusal;
  }
}
