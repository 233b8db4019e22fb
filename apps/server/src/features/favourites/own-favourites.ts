import { Injectable } from '@nestjs/common';
import {
  type ExactDecimals,
  type FavouriteRequest,
  favouriteNames,
  toWire,
  type Favourite as WireFavourite,
} from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import type { RowWrite } from '../../engine/protocol.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { LocalTime } from '../settings/local-time.js';
import { type Favourite, favourites } from './favourite.table.js';

/** Favourite symbols of the signed-in customer; limited only by the number of symbols. */
@Injectable()
export class OwnFavourites {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly symbols: SymbolDirectory,
    private readonly time: LocalTime,
  ) {}

  /** Enabled symbols, in the order in which they were added. */
  async of(customerId: number): Promise<ExactDecimals<WireFavourite>[]> {
    const rows = await this.reader.select(favourites, 'WHERE customer_id = $1 ORDER BY added_at, symbol_id', [
      customerId,
    ]);
    return rows
      .filter(({ symbolId }) => this.symbols.get(symbolId)?.isEnabled)
      .map(({ symbolId, addedAt }) =>
        toWire(favouriteNames, { symbolId, addedText: this.time.stamp(addedAt), addedAt }),
      );
  }

  /** Adds or removes a symbol; idempotent. Returns the resulting list. */
  async set(
    { symbolId, on }: FavouriteRequest,
    { customerId, idempotency }: SignedIn,
  ): Promise<ExactDecimals<WireFavourite>[] | RequestRefusal> {
    if (on === 1 && !this.symbols.get(symbolId)?.isEnabled) return refuseRequest('market.unknown_symbol');
    const key = [customerId, symbolId];
    const known = await this.reader.first(favourites, 'WHERE customer_id = $1 AND symbol_id = $2', key);
    if ((known !== null) !== (on === 1)) {
      const row: Favourite = { customerId, symbolId, addedAt: this.engine.view.now() };
      const write: RowWrite =
        on === 1
          ? { op: 'upsert', table: favourites.name, row }
          : { op: 'remove', table: favourites.name, row: { customerId, symbolId } };
      const actor = { kind: 'customer', id: customerId } as const;
      await this.engine.submit({ kind: 'rows.record', actor, idempotency, rows: [write] });
    }
    return this.of(customerId);
  }
}
