import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { minuteLeaf, type Seal, tickLeaf } from '@truemark/domain';
import { ticks } from '../../engine/market/tables/market.table.js';
import { sealedMinutes } from '../../engine/products/seals/tables/sealed-minute.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { SealedDays, symbolOf } from './sealed-days.js';

/** Ticks per read. */
const PORTION = 1_000;

const TICK_COLUMNS = ['seq', 'time', 'bid', 'ask'] as const;
const MINUTE_COLUMNS = [
  ...(['time', 'count', 'first_seq', 'last_seq', 'first_bid', 'first_ask', 'last_bid', 'last_ask'] as const),
  ...(['low_bid', 'high_bid', 'low_ask', 'high_ask', 'root'] as const),
] as const;

/** CSV line of numbers, times and hashes: nothing has to be quoted. */
const line = (values: readonly (string | number)[]): string => `${values.join()}\n`;

/** Ticks of a symbol on a sealed day, as gzipped CSV, streamed. */
@Injectable()
export class SealedFiles {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly days: SealedDays,
  ) {}

  async ticks({ symbol, day }: { symbol: string; day: string }): Promise<Readable | RequestRefusal> {
    const row = await this.days.row(day);
    const symbolId = row && symbolOf(row, symbol);
    if (!row || symbolId === null) return refuseRequest('proof.not_sealed');
    const { ticks: sealed } = JSON.parse(row.seal) as Seal;
    const { first_seq: first, last_seq: last } = sealed[symbol] ?? { first_seq: 1, last_seq: 0 };
    return gzipStream(this.tickLines(symbol, symbolId, first, last));
  }

  async minutes({ symbol, day }: { symbol: string; day: string }): Promise<Readable | RequestRefusal> {
    const row = await this.days.row(day);
    const symbolId = row && symbolOf(row, symbol);
    if (!row || symbolId === null) return refuseRequest('proof.not_sealed');
    const minutes = await this.reader.select(
      sealedMinutes,
      'WHERE day = $1 AND symbol_id = $2 ORDER BY first_seq',
      [day, symbolId],
    );
    const lines = minutes.map((minute) => {
      const leaf = minuteLeaf(symbol, minute);
      return line(MINUTE_COLUMNS.map((name) => leaf[name]));
    });
    return gzipStream([line(MINUTE_COLUMNS), ...lines]);
  }

  private async *tickLines(
    symbol: string,
    symbolId: number,
    first: number,
    last: number,
  ): AsyncGenerator<string> {
    yield line(TICK_COLUMNS);
    for (let from = first; from <= last; from += PORTION) {
      const to = Math.min(last, from + PORTION - 1);
      const rows = await this.reader.select(
        ticks,
        'WHERE symbol_id = $1 AND seq >= $2 AND seq <= $3 ORDER BY seq',
        [symbolId, from, to],
      );
      yield rows
        .map(({ seq, at, bid, ask }) => {
          const leaf = tickLeaf(symbol, { seq, time: at, bid, ask });
          return line(TICK_COLUMNS.map((name) => leaf[name]));
        })
        .join('');
    }
  }
}

/**
 * An aborted download ends the whole pipeline. `compose` is not used: a stream abandoned halfway throws an uncatchable
 * error, which ends the process.
 */
function gzipStream(lines: Iterable<string> | AsyncIterable<string>): Readable {
  const zip = createGzip();
  // The error reaches the response: its stream ends with the same error.
  pipeline(Readable.from(lines), zip, () => undefined);
  return zip;
}
