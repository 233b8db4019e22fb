import type { Reader } from '../../../platform/database/reader.js';
import type { TickSpan } from '../../kernel/product.js';
import type { PriceSource } from './commands.js';

/** Ticks that the coins of payments were priced by; `sources` selects those that name the one of `$1`. */
export async function ticksOfPayments(
  reader: Reader,
  sources: string,
  { symbolId, first, last }: TickSpan,
): Promise<Iterable<number>> {
  const rows = await reader.query(sources, [`%"symbolId":${symbolId},%`]);
  const priced = rows.map(({ price_source: source }) => JSON.parse(String(source)) as PriceSource);
  return priced.flatMap((source) =>
    source.kind === 'tick' && source.seq >= first && source.seq <= last ? [source.seq] : [],
  );
}
