import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SALE_WAIT } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type OptionSale, optionSales } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';

/** Extra waiting time beyond that of the sale, ms of the wall clock: a sale is decided half a second after its time. */
const EXTRA_WAIT = 2_500;

/** Waits for the decisions on sales of an option. */
export interface SaleListener {
  /** Next decision, or null at the end of the waiting time. */
  next(): Promise<OptionSale | null>;
  /** Whether the waiting time has ended. */
  isOver(): boolean;
  stop(): void;
}

interface Waiting {
  readonly told: OptionSale[];
  wake: () => void;
}

/** Matches sales with their callers: the lane records a sale, a later tick decides it, and the caller waits here. */
@Injectable()
export class SaleWaiters implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly waiting = new Map<number, Set<Waiting>>();
  private isStopping = false;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
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

  /** Releases all callers at shutdown: the outcome can be retrieved with the same idempotency key. */
  beforeApplicationShutdown(): void {
    this.isStopping = true;
    for (const each of this.waiting.values()) for (const { wake } of each) wake();
  }

  /** Listens before the sale is requested, so that its decision cannot be missed. */
  listen(optionId: number): SaleListener {
    const mine: Waiting = { told: [], wake: () => undefined };
    const those = this.waiting.get(optionId) ?? new Set();
    this.waiting.set(optionId, those.add(mine));
    const end = performance.now() + SALE_WAIT + EXTRA_WAIT;
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

  /** The decided sale; null if it is not decided within the waiting time. */
  async of(saleId: number, listener: SaleListener): Promise<OptionSale | null> {
    for (;;) {
      // A repeated request may refer to a sale decided long ago, and events can be missed here.
      const kept = await this.reader.first(optionSales, 'WHERE id = $1', [saleId]);
      if (kept && kept.status !== 'waiting') return kept;
      const heard = await listener.next();
      if (heard?.id === saleId) return heard;
      if (heard === null && listener.isOver()) return null;
    }
  }
}
