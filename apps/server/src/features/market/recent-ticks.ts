import { Injectable } from '@nestjs/common';
import type { ExactDecimals, RecentTick } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { ticks } from '../../engine/market/tables/market.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SymbolDirectory } from './symbol-directory.js';

/** Range of a new tick chart, ms. */
const KEPT_MS = 900_000;

/** Initial data of a tick chart: recorded ticks, so that it shows only prices that occurred. */
@Injectable()
export class RecentTicks {
  constructor(
    private readonly engine: EngineClient,
    private readonly symbols: SymbolDirectory,
    private readonly reader: DatabaseReader,
  ) {}

  /** Last bid of each second of the last fifteen market minutes, ascending; seconds without a tick are omitted. */
  async of(symbolId: number): Promise<ExactDecimals<RecentTick>[] | RequestRefusal> {
    if (!this.symbols.get(symbolId)?.isEnabled) return refuseRequest('market.unknown_symbol');
    const rows = await this.reader.select(
      ticks,
      `WHERE symbol_id = $1 AND seq IN
        (SELECT max(seq) FROM ticks WHERE symbol_id = $1 AND at > $2 GROUP BY at / 1000) ORDER BY seq`,
      [symbolId, this.engine.view.now() - KEPT_MS],
    );
    return rows.map(({ at, bid }) => ({ time: Math.floor(at / 1000), bid: BigInt(bid) }));
  }
}
