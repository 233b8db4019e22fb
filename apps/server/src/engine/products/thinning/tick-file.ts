import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decimal, formatDecimal } from '@truemark/money';
import type { RowOf } from '../../../platform/database/table.js';
import { writeGzip } from '../../../platform/storage/gzip-file.js';
import type { ticks } from '../../market/tables/market.table.js';

type TickRow = RowOf<typeof ticks>;

/** Published columns of ticks (`seq,time,bid,ask`), followed by the lane sequence, which a replay needs. */
const HEADING = 'seq,time,bid,ask,lane_seq';

/**
 * File name such as `ticks-EURUSD-2026-11-01.csv.gz`; characters of the code other than letters, digits, `.` and `-`
 * become `_`.
 */
export const fileNameOf = (code: string, day: string): string =>
  `ticks-${code.replace(/[^A-Za-z0-9.-]/g, '_')}-${day}.csv.gz`;

/** Writes a symbol's ticks of a day atomically. Returns the SHA-256 of the text. */
export const writeTickFile = (folder: string, name: string, rows: AsyncIterable<TickRow>): Promise<string> =>
  writeGzip(folder, name, linesOf(rows));

async function* linesOf(rows: AsyncIterable<TickRow>): AsyncGenerator<string> {
  yield `${HEADING}\n`;
  for await (const { seq, at, bid, ask, laneSeq } of rows)
    yield `${seq},${at},${plain(bid)},${plain(ask)},${laneSeq}\n`;
}

/** Ticks of such a file; null if it is missing or does not match the hash. */
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
