import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Exact, MicroAudit } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { type Option, options } from '../../engine/products/options/tables/option.table.js';
import { Reader } from '../../platform/database/reader.js';
import { OptionProof } from './option-proof.js';

/** So many of the latest options are looked through after a start; later ones are heard of as they end. */
const LOOKED_THROUGH = 200;
const DECIDED: readonly unknown[] = ['win', 'loss'];

/**
 * An example that visitors can recompute: the last option of a demo account that was won or lost. Nobody is named in it,
 * and no real customer's trade is shown.
 */
@Injectable()
export class PublicProof implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private heard: number | null = null;
  private stopListening: () => void = () => undefined;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly proof: OptionProof,
  ) {}

  onApplicationBootstrap(): void {
    this.stopListening = this.engine.subscribe((event) => {
      if (event.type === 'option.ended' && this.isShown(event.option)) this.heard = event.option.id;
    });
    this.engine.onRenewed(() => {
      this.heard = null;
    });
  }

  beforeApplicationShutdown(): void {
    this.stopListening();
  }

  /** Null where there has been none. */
  async last(): Promise<Exact<MicroAudit> | null> {
    const id = this.heard ?? (await this.lookUp());
    if (id === null) return null;
    const proof = await this.proof.of(id, null, 'en');
    return 'order' in proof ? proof : null;
  }

  private async lookUp(): Promise<number | null> {
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
