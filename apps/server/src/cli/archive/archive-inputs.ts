import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import type { Environment } from '../../config/environment.js';
import { archivedPayload } from '../../engine/kernel/archived-input.js';
import type { Product } from '../../engine/kernel/product.js';
import { laneInputs } from '../../engine/kernel/tables/lane.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { contentHashOf } from '../../engine/products/seals/sealing/day-inputs.js';
import { type SealRow, seals } from '../../engine/products/seals/tables/seal.table.js';
import { findSecrets } from '../../platform/auth/sealed-secrets.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { openReader } from '../../platform/database/open-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { writeGzip } from '../../platform/storage/gzip-file.js';
import { archiveOf } from '../transfer/archive.js';
import { TransferFault } from '../transfer/manifest.js';
import { inputFileOf, lineOfInput } from '../verification/archived-inputs.js';
import { emptyReplay } from '../verification/replay-state.js';
import { formOf } from '../verification/state-classes.js';
import { VerifiedDays } from '../verification/verified-days.js';
import { openStubs, type Stub } from './stubs.js';

const DAY = 86_400_000;
/** Days before the last verified one whose inputs stay in the database: a start reads a day of them. */
const DAYS_KEPT = 7;
const PAGE = 500;
const KINDS = (PRODUCTS as readonly Product[]).flatMap(({ lane }): readonly string[] => lane?.archived ?? []);

type House = Pick<Environment, 'database' | 'dataDir' | 'secretKey'>;

/**
 * Moves inputs to one file per day. The database keeps their times, kinds and keys, and the content hash that the day
 * was sealed with. Only days that are sealed and verified, and only while no server works on the data; a day is moved
 * entirely or not at all. Returns the number moved; throws `TransferFault` with the obstacle.
 */
export async function archiveInputs(
  { database, dataDir, secretKey }: House,
  { before, now }: { readonly before: string; readonly now: () => number },
  say: (line: string) => void,
): Promise<number> {
  const secrets = await findSecrets({ database, dataDir, secretKey });
  if (secrets === null) throw new TransferFault(`There are no secrets in ${dataDir}`);
  // First, because it refuses while a server runs: nothing else is open yet.
  const stubs = await openStubs(database, now);
  const reader = openReader(database);
  const folder = archiveOf(dataDir);
  try {
    const days = new VerifiedDays(join(dataDir, 'verified'), secrets.journalKey);
    await expectVerified(reader, days, before);
    let moved = 0;
    for (const seal of await reader.select(seals, 'WHERE day < $1 ORDER BY place', [before])) {
      const found = await moveDay({ reader, stubs, folder }, seal);
      if (found > 0) say(`${seal.day}: ${found} inputs moved to ${inputFileOf(seal.day)}`);
      moved += found;
    }
    return moved;
  } finally {
    await stubs.close();
    await reader.close();
  }
}

/** Throws unless all days before that one, and another week, are sealed and verified. */
async function expectVerified(reader: DatabaseReader, days: VerifiedDays, before: string): Promise<void> {
  const verified = days.newest(formOf(emptyReplay(SETTING_DEFAULTS)));
  if (!verified) throw new TransferFault('No sealed day was verified yet: npm run verify -- --all');
  const { day, seal } = verified.end;
  const row = await reader.first(seals, 'WHERE day = $1', [day]);
  if (row?.hash !== seal)
    throw new TransferFault(`The seal of ${day} is not the one that was verified: npm run verify -- --all`);
  const latest = new Date(Date.parse(day) - DAYS_KEPT * DAY).toISOString().slice(0, 10);
  if (before > latest)
    throw new TransferFault(
      `Days up to ${day} are sealed and verified: --before may be ${latest} at the latest, a week earlier`,
    );
}

interface MoveContext {
  readonly reader: DatabaseReader;
  readonly stubs: Awaited<ReturnType<typeof openStubs>>;
  readonly folder: string;
}

async function moveDay(
  { reader, stubs, folder }: MoveContext,
  { day, place, ends }: SealRow,
): Promise<number> {
  const before = await reader.first(seals, 'WHERE place = $1', [place - 1]);
  const span = [before?.ends.lane ?? 0, ends.lane];
  const [known] = await reader.query(
    `SELECT 1 FROM lane_inputs WHERE lane_seq > $1 AND lane_seq <= $2 AND payload LIKE '{"archived":"%' LIMIT 1`,
    span,
  );
  // Its inputs are in the file; any that are not were left on purpose.
  if (known && existsSync(join(folder, inputFileOf(day)))) return 0;
  if (known) throw new TransferFault(`${inputFileOf(day)} is missing: inputs of ${day} were moved to it`);
  const moved: Stub[] = [];
  await writeGzip(folder, inputFileOf(day), linesOf(reader, span, moved));
  await stubs.write(moved);
  return moved.length;
}

async function* linesOf(
  reader: DatabaseReader,
  [after = 0, to = 0]: number[],
  moved: Stub[],
): AsyncGenerator<string> {
  for (let last = after; ; ) {
    const inputs = queryBuilder(laneInputs)
      .selectFrom('lane_inputs')
      .selectAll()
      .where('kind', 'in', KINDS)
      .where('lane_seq', '>', last)
      .where('lane_seq', '<=', to)
      .orderBy('lane_seq')
      .limit(PAGE);
    const rows = await reader.rows(laneInputs, inputs);
    for (const input of rows) {
      yield lineOfInput(input);
      last = input.laneSeq;
      moved.push({ laneSeq: last, payload: archivedPayload(contentHashOf(input)) });
    }
    if (rows.length < PAGE) return;
  }
}
