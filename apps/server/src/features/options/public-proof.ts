import { Injectable } from '@nestjs/common';
import type { Exact, MicroAudit } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { Reader } from '../../platform/database/reader.js';
import { OptionProof } from './option-proof.js';

/** So many of the latest options are looked through: on a busy house the last one is among them. */
const LOOKED_THROUGH = 200;
const DECIDED: readonly unknown[] = ['win', 'loss'];

/**
 * An example that visitors can recompute: the last option of a demo account that was won or lost. Nobody is named in it,
 * and no real customer's trade is shown.
 */
@Injectable()
export class PublicProof {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly proof: OptionProof,
  ) {}

  /** Null where there has been none. */
  async last(): Promise<Exact<MicroAudit> | null> {
    const where = "WHERE status = 'ended' ORDER BY id DESC LIMIT $1";
    const [last] = (await this.reader.select(options, where, [LOOKED_THROUGH]))
      .filter(({ customerId, outcome }) => DECIDED.includes(outcome) && this.engine.view.isDemo(customerId))
      .sort((a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0));
    if (!last) return null;
    const proof = await this.proof.of(last.id, null, 'en');
    return 'order' in proof ? proof : null;
  }
}
