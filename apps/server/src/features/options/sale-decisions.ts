import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SALE_WAIT } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type OptionSale, optionSales } from '../../engine/products/options/tables/option.table.js';
import { Reader } from '../../platform/database/reader.js';

/** A caller waits so much longer than a sale does, ms of the wall clock: it is decided half a second after its time. */
const LONGER = 2_500;

/** Somebody who waits for what becomes of the sales of an option. */
export interface SaleListener {
  /** The next decision, or null when waiting has ended. */
  next(): Promise<OptionSale | null>;
  /** Whether nothing more is waited for. */
  isOver(): boolean;
  stop(): void;
}

interface Waiting {
  readonly told: OptionSale[];
  wake: () => void;
}

/** What came of sales: the lane takes them, a later tick decides them, and callers wait for that here. */
@Injectable()
export class SaleDecisions implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly waiting = new Map<number, Set<Waiting>>();
  private isStopping = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
  ) {}

  onApplicationBootstrap(): void {
    this.engine.subscribe((event) => {
      if (event.type !== 'option.sale' || event.sale.status === 'waiting') return;
      for (const waiting of this.waiting.get(event.sale.optionId) ?? []) {
        waiting.told.push(event.sale);
        waiting.wake();
      }
    });
    this.engine.onRenewed(() => {
      for (const those of this.waiting.values()) for (const { wake } of those) wake();
    });
  }

  /** Nobody is kept waiting by a server that stops: what came of the sale is found under the same key. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const each of this.waiting.values()) for (const { wake } of each) wake();
  }

  /** Listens from before the sale is asked for, so that its decision cannot be missed. */
  listen(optionId: number): SaleListener {
    const mine: Waiting = { told: [], wake: () => undefined };
    const those = this.waiting.get(optionId) ?? new Set();
    this.waiting.set(optionId, those.add(mine));
    const end = performance.now() + SALE_WAIT + LONGER;
    return {
      next: async () => {
        const left = end - performance.now();
        if (mine.told.length === 0 && left > 0 && !this.isStopping) {
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, left);
            mine.wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
        return mine.told.shift() ?? null;
      },
      isOver: () => this.isStopping || performance.now() >= end,
      stop: () => {
        those.delete(mine);
        if (those.size === 0) this.waiting.delete(optionId);
      },
    };
  }

  /** The sale once it is decided; null while it is not, after a while. */
  async of(saleId: number, listener: SaleListener): Promise<OptionSale | null> {
    for (;;) {
      // A request that is sent again may find one that was decided long ago; nor has every decision to be heard here.
      const kept = await this.reader.first(optionSales, 'WHERE id = $1', [saleId]);
      if (kept && kept.status !== 'waiting') return kept;
      const heard = await listener.next();
      if (heard?.id === saleId) return heard;
      if (heard === null && listener.isOver()) return null;
    }
  }
}
