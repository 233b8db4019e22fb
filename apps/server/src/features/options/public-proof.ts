import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ExactDecimals, MicroAudit } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { type Option, options } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { OptionProof } from './option-proof.js';

/** Latest options searched at a start; later ones arrive as events. */
const LOOKED_THROUGH = 200;
const DECIDED: readonly unknown[] = ['win', 'loss'];

/**
 * Public example for recomputing: the last won or lost option of a demo account. It names nobody and shows no real
 * customer's trade.
 */
@Injectable()
export class PublicProof implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private latestId: number | null = null;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly proof: OptionProof,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'option.ended' && this.isShown(event.option)) this.latestId = event.option.id;
    });
    this.engine.onRenewed(() => {
      this.latestId = null;
    });
  }

  beforeApplicationShutdown(): void {
    this.stopListening();
  }

  /** Null if there is none. */
  async last(): Promise<ExactDecimals<MicroAudit> | null> {
    const id = this.latestId ?? (await this.findLatestId());
    if (id === null) return null;
    const proof = await this.proof.of(id, null, 'en');
    return 'order' in proof ? proof : null;
  }

  private async findLatestId(): Promise<number | null> {
    const where = "WHERE status = 'ended' ORDER BY id DESC LIMIT $1";
    const [last] = (await this.reader.select(options, where, [LOOKED_THROUGH]))
      .filter((option) => this.isShown(option))
      .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
    return last?.id ?? null;
  }

  private isShown({ customerId, outcome }: Pick<Option, 'customerId' | 'outcome'>): boolean {
    return DECIDED.includes(outcome) && this.engine.view.isDemo(customerId);
  }
}
