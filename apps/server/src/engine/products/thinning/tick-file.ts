import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decimal, formatDecimal } from '@truemark/money';
import type { RowOf } from '../../../platform/database/table.js';
import { writeGzip } from '../../../platform/storage/gzip-file.js';
import type { ticks } from '../../market/tables/market.table.js';

type TickRow = RowOf<typeof ticks>;

/** The published form of ticks (`seq,time,bid,ask`), and behind it the lane's number, which a replay needs. */
const HEADING = 'seq,time,bid,ask,lane_seq';

/** `ticks-EURUSD-2026-11-01.csv.gz`; what a code has beside letters and digits becomes a `_`. */
export const fileNameOf = (code: string, day: string): string =>
  `ticks-${code.replace(/[^A-Za-z0-9.-]/g, '_')}-${day}.csv.gz`;

/** Writes the ticks of a symbol's day down, whole or not at all. Answers the SHA-256 of the text. */
export const writeTickFile = (folder: string, name: string, rows: AsyncIterable<TickRow>): Promise<string> =>
  writeGzip(folder, name, linesOf(rows));

async function* linesOf(rows: AsyncIterable<TickRow>): AsyncGenerator<string> {
  yield `${HEADING}\n`;
  for await (const { seq, at, bid, ask, laneSeq } of rows)
    yield `${seq},${at},${plain(bid)},${plain(ask)},${laneSeq}\n`;
}

/** The ticks of such a file; null: it is not there, or not what was written. */
export function readTickFile(
  path: string,
  { symbolId, sha256 }: { readonly symbolId: number; readonly sha256: string },
): TickRow[] | null {
  try {
    const text = gunzipSync(readFileSync(path)).toString('utf8');
    if (createHash('sha256').update(text).digest('hex') !== sha256) return null;
    return text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [seq, at, bid = '', ask = '', laneSeq] = line.split(',');
        return {
          ...{ symbolId, seq: Number(seq), at: Number(at), laneSeq: Number(laneSeq) },
          ...{ bid: Number(decimal(bid)), ask: Number(decimal(ask)) },
        };
      });
  } catch {
    return null;
  }
}

const plain = (price: number): string => formatDecimal(BigInt(price));
