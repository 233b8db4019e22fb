import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import type { TickSpan } from '../../kernel/product.js';
import type { PriceSource } from './commands.js';

/** Ticks that priced the coins of payments. `sources` is a query for price sources that match the pattern `$1`. */
export async function ticksOfPayments(
  reader: DatabaseReader,
  sources: string,
  { symbolId, first, last }: TickSpan,
): Promise<Iterable<number>> {
  const rows = await reader.query(sources, [`%"symbolId":${symbolId},%`]);
  const priced = rows.map(({ price_source: source }) => JSON.parse(String(source)) as PriceSource);
  return priced.flatMap((source) =>
    source.kind === 'tick' && source.seq >= first && source.seq <= last ? [source.seq] : [],
  );
}
