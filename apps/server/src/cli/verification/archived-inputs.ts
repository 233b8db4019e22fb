import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { archivedHash } from '../../engine/kernel/archived-input.js';
import { Mismatch } from '../../engine/kernel/consistency.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { contentHashOf } from '../../engine/products/seals/sealing/day-inputs.js';
import { seals } from '../../engine/products/seals/tables/seal.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { decodeRow } from '../../platform/database/table.js';
import { hasTable } from './dialect.js';

const PAGE = 1_000;

/** The archived parts of an input. */
export interface ArchivedInput {
  readonly laneSeq: number;
  readonly payload: string;
  readonly outcome: string;
}

export const inputFileOf = (day: string): string => `inputs-${day}.jsonl.gz`;

/** A line of an archive file. */
export const lineOfInput = ({ laneSeq, payload, outcome }: ArchivedInput): string =>
  `${JSON.stringify([laneSeq, payload, outcome])}\n`;

/** Archive files of sealed days' inputs; with `day`, only of later days. */
export async function inputFilesSince(
  reader: DatabaseReader,
  folder: string,
  day: string | null,
): Promise<string[]> {
  if (!(await hasTable(reader, seals.name))) return [];
  const days = await reader.query('SELECT day FROM seals WHERE day > $1 ORDER BY day', [day ?? '']);
  return days.map((row) => join(folder, inputFileOf(String(row.day)))).filter((path) => existsSync(path));
}

/** Contents of the files, one file at a time; throws `Mismatch` if one cannot be read. */
export function* archivedInputs(paths: readonly string[]): Generator<readonly ArchivedInput[]> {
  for (const path of paths) {
    try {
      const lines = gunzipSync(readFileSync(path)).toString('utf8').split('\n').slice(0, -1);
      yield lines.map((line) => {
        const [laneSeq, payload, outcome] = JSON.parse(line) as [number, string, string];
        return { laneSeq, payload, outcome };
      });
    } catch {
      throw new Mismatch(`${path} is not the file that inputs of a sealed day were moved to`);
    }
  }
}

/**
 * Throws `Mismatch` unless every archived input after a lane step is in a file, with the content hash in the database.
 * `hasFiles`: the reader was opened with the files' contents.
 */
export async function expectArchived(
  reader: DatabaseReader,
  {
    after,
    folder,
    hasFiles,
  }: { readonly after: number; readonly folder: string; readonly hasFiles: boolean },
): Promise<void> {
  const missing = (laneSeq: number): Mismatch =>
    new Mismatch(`input ${laneSeq} was moved to a file, and none in ${folder} has it`);
  if (!hasFiles) {
    const [moved] = await reader.query(
      `SELECT lane_seq FROM lane_inputs WHERE lane_seq > $1 AND payload LIKE '{"archived":"%' ORDER BY lane_seq LIMIT 1`,
      [after],
    );
    if (moved) throw missing(Number(moved.lane_seq));
    return;
  }
  for (let last = after; ; ) {
    const rows = await reader.query(
      'SELECT * FROM moved_inputs WHERE lane_seq > $1 ORDER BY lane_seq LIMIT $2',
      [last, PAGE],
    );
    for (const row of rows) {
      last = Number(row.lane_seq);
      const stub = archivedHash(String(row.stub));
      if (row.payload === null) throw missing(last);
      if (contentHashOf(decodeRow(laneInputs, row)) !== stub)
        throw new Mismatch(`input ${last} is not in its file in ${folder} as it was moved there`);
    }
    if (rows.length < PAGE) return;
  }
}
