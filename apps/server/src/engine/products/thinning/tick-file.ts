import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createGzip, gunzipSync } from 'node:zlib';
import { decimal, formatDecimal } from '@truemark/money';
import type { RowOf } from '../../../platform/database/table.js';
import type { ticks } from '../../market/tables/market.table.js';

type TickRow = RowOf<typeof ticks>;

/** The published form of ticks (`seq,time,bid,ask`), and behind it the lane's number, which a replay needs. */
const HEADING = 'seq,time,bid,ask,lane_seq';

/** `ticks-EURUSD-2026-11-01.csv.gz`; what a code has beside letters and digits becomes a `_`. */
export const fileNameOf = (code: string, day: string): string =>
  `ticks-${code.replace(/[^A-Za-z0-9.-]/g, '_')}-${day}.csv.gz`;

/** Writes the ticks of a symbol's day down, whole or not at all. Answers the SHA-256 of the text. */
export async function writeTickFile(
  folder: string,
  name: string,
  rows: AsyncIterable<TickRow>,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const beside = join(folder, `${name}.${process.pid}`);
  const file = openSync(beside, 'w', 0o600);
  const hash = createHash('sha256');
  const zip = createGzip();
  zip.on('data', (bytes: Buffer) => writeSync(file, bytes));
  const ended = new Promise<void>((resolve, reject) => zip.on('end', resolve).on('error', reject));
  const take = (line: string): void => {
    hash.update(line);
    zip.write(line);
  };
  try {
    take(`${HEADING}\n`);
    for await (const { seq, at, bid, ask, laneSeq } of rows)
      take(`${seq},${at},${plain(bid)},${plain(ask)},${laneSeq}\n`);
    zip.end();
    await ended;
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(beside, join(folder, name));
  return hash.digest('hex');
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
