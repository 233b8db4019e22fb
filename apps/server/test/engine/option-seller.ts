import { decimal } from '@truemark/money';
import type { OptionSale } from '../../dist/engine/products/options/tables/option.table.js';
import type { OptionOffer } from '../../src/engine/products/options/commands.js';
import type { OptionTrader } from './option-trader.js';

interface Key {
  readonly owner: number;
  readonly key: string;
  readonly hash: string;
}

/** Sells a trader's options back to the broker. */
export class OptionSeller {
  constructor(private readonly trader: OptionTrader) {}

  asks(optionId: number, customerId = this.trader.customerId) {
    const actor = { kind: 'customer', id: customerId } as const;
    return this.trader.ground.engine.submit({ kind: 'option.offer', actor, customerId, optionId });
  }

  async offer(optionId: number): Promise<OptionOffer> {
    const outcome = await this.asks(optionId);
    if (!('offer' in outcome)) throw new Error(outcome.key);
    return outcome.offer;
  }

  submit(optionId: number, least: string | bigint, idempotency?: Key) {
    const { customerId, ground } = this.trader;
    const actor = { kind: 'customer', id: customerId } as const;
    const wanted = typeof least === 'bigint' ? least : decimal(least);
    const asked = { kind: 'option.sale', actor, customerId, optionId, least: wanted } as const;
    return ground.engine.submit({ ...asked, ...(idempotency && { idempotency }) });
  }

  async ask(optionId: number, least: string | bigint): Promise<OptionSale> {
    const outcome = await this.submit(optionId, least);
    if (!('sale' in outcome)) throw new Error(outcome.key);
    return outcome.sale;
  }

  /** Outcome of the option's `count`th sale; waits up to a minute. */
  async decided(optionId: number, count = 1): Promise<OptionSale> {
    for (const until = Date.now() + 60_000; ; ) {
      const decided = this.trader.told.flatMap((event) =>
        event.type === 'option.sale' && event.sale.optionId === optionId && event.sale.status !== 'waiting'
          ? [event.sale]
          : [],
      );
      const sale = decided[count - 1];
      if (sale) return sale;
      if (Date.now() > until) throw new Error(`option ${optionId} has no sale that was decided`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
