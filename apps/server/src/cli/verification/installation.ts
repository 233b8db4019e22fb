import { join } from 'node:path';
import { SETTING_DEFAULTS } from '@truemark/contracts';
import type { Environment } from '../../config/environment.js';
import { Mismatch } from '../../engine/kernel/consistency.js';
import { journalLinks } from '../../engine/kernel/tables/journal.table.js';
import { type SealRow, seals } from '../../engine/products/seals/tables/seal.table.js';
import { findSecrets } from '../../platform/auth/sealed-secrets.js';
import type { Secrets } from '../../platform/auth/secrets.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { openFiles } from '../../platform/storage/open-files.js';
import { type VerificationInputs, verifyAll } from './all.js';
import { archivedInputs, expectArchived, inputFilesSince } from './archived-inputs.js';
import { archivedTicks, thinnedSince } from './archived-ticks.js';
import type { ReplayCheckpoint } from './replay.js';
import { emptyReplay } from './replay-state.js';
import { endOf, lastSealed } from './sealed-end.js';
import { openSnapshot } from './snapshot.js';
import { formOf, replayImage } from './state-classes.js';
import type { RowCounts, VerificationStart } from './verification-start.js';
import { VerifiedDays } from './verified-days.js';

/** Scope of a verification, and ends recorded elsewhere. */
export interface VerifyOptions extends Pick<VerificationInputs, 'auditEnd' | 'journalEnd' | 'publishedSeal'> {
  /** Starts at the first row, whatever was verified before. */
  readonly all?: boolean;
  /** Starts at the last verified day before this one, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
}

/**
 * Verifies an installation's data since the last verified sealed day, or all of it, and prints findings line by line.
 * Throws `Mismatch` at the first difference, `NoDatabase` if there is none. The sealed day reached is recorded next to
 * the secrets, so that the next run continues from there.
 */
export async function verifyInstallation(
  { database, dataDir, secretKey, files }: Pick<Environment, 'database' | 'dataDir' | 'secretKey' | 'files'>,
  wanted: VerifyOptions,
  say: (line: string) => void,
): Promise<void> {
  const secrets = await findSecrets({ database, dataDir, secretKey });
  const days = secrets && new VerifiedDays(join(dataDir, 'verified'), secrets.journalKey);
  const { reader, since } = await open(database, join(dataDir, 'archive'), (first) =>
    days ? findStart(first, days, wanted) : null,
  );
  try {
    const sealed = await lastSealed(reader);
    for (const { file, why } of days?.refused ?? []) say(`skipped  ${file}: ${why}`);
    if (since) say(`continues after ${since.day}, which was verified before (--all starts at the first row)`);
    const keeping = sealed && days && (await keepOptions(reader, sealed, since));
    await verifyAll(
      reader,
      {
        ...{ secrets, since, uploads: secrets && openFiles(files, 'uploads') },
        ...{ auditEnd: wanted.auditEnd, journalEnd: wanted.journalEnd, publishedSeal: wanted.publishedSeal },
        ...(keeping && { keeping }),
      },
      (found) => say(`ok  ${found}`),
    );
    for (const reached of keeping?.kept ?? [])
      await recordVerified(reader, { days, sealed, since, reached, rows: keeping?.rows() ?? {} }, say);
    say(summary(secrets, since));
  } finally {
    await reader.close();
  }
}

/**
 * A snapshot of the database, and where to continue from. Archived ticks and inputs since then are read from their
 * files, so that everything can be derived as before.
 */
async function open(
  database: Environment['database'],
  archive: string,
  goOn: (reader: DatabaseReader) => Promise<VerificationStart | null> | null,
): Promise<{ readonly reader: DatabaseReader; readonly since: VerificationStart | null }> {
  const first = await openSnapshot(database);
  let reader = first;
  try {
    const since = await goOn(first);
    const day = since?.day ?? null;
    for (let known = 0; ; ) {
      const thinned = await thinnedSince(reader, day);
      const moved = await inputFilesSince(reader, archive, day);
      const files = thinned.length + moved.length;
      if (files === known) {
        await expectArchived(reader, { after: since?.laneSeq ?? 0, folder: archive, hasFiles: files > 0 });
        return { reader, since };
      }
      // Repeated, since a running server may have archived another day meanwhile.
      known = files;
      await reader.close();
      const inputs = archivedInputs(moved);
      reader = await openSnapshot(database, { ticks: archivedTicks(archive, thinned), inputs });
    }
  } catch (error) {
    await reader.close();
    throw error;
  }
}

function summary(secrets: Secrets | null, since: VerificationStart | null): string {
  if (secrets === null) return 'Everything that can be seen without the secrets adds up.';
  return since ? `Everything since ${since.day} adds up.` : 'Everything adds up.';
}

/** The newest verified day to continue from; null: verify everything. */
async function findStart(
  reader: DatabaseReader,
  days: VerifiedDays,
  wanted: VerifyOptions,
): Promise<VerificationStart | null> {
  // A recorded end may be before that day, so it must be searched from the first row.
  if (wanted.all || wanted.auditEnd || wanted.journalEnd) return null;
  const replay = emptyReplay(SETTING_DEFAULTS);
  const found = days.newest(formOf(replay), wanted.from);
  if (!found) return null;
  const { end, image } = found;
  const sealed = await reader.first(seals, 'WHERE day = $1', [end.day]);
  if (sealed?.hash !== end.seal)
    throw new Mismatch(
      `the seal of ${end.day} is ${sealed?.hash ?? 'missing'}, when it was verified it was ${end.seal}`,
    );
  replayImage.restore(replay, image);
  return { ...end, replay };
}

/**
 * Options for keeping an image of the replay, and the numbers of rows, at the end of the last sealed day; null: the run
 * starts there.
 */
async function keepOptions(reader: DatabaseReader, { ends }: SealRow, since: VerificationStart | null) {
  if (since && ends.lane <= since.laneSeq) return null;
  const kept: ReplayCheckpoint[] = [];
  let rows: RowCounts = {};
  const link = await reader.first(journalLinks, 'WHERE lane_seq <= $1 ORDER BY place DESC', [ends.lane]);
  return {
    ...{ kept, imageAt: ends.lane, rowsAt: link?.rows ?? 0 },
    keep: (upTo: ReplayCheckpoint) => void kept.push(upTo),
    keepRows: (counts: RowCounts) => {
      rows = counts;
    },
    rows: () => rows,
  };
}

interface ReachedDay {
  readonly days: VerifiedDays | null;
  readonly sealed: SealRow | null;
  readonly since: VerificationStart | null;
  readonly reached: ReplayCheckpoint;
  readonly rows: RowCounts;
}

async function recordVerified(
  reader: DatabaseReader,
  { days, sealed, since, reached: { image, ended }, rows }: ReachedDay,
  say: (line: string) => void,
): Promise<void> {
  if (!days || !sealed) return;
  const form = formOf(emptyReplay(SETTING_DEFAULTS));
  try {
    days.keep({ end: { ...(await endOf(reader, sealed, since)), ended, rows }, form, image });
  } catch (error) {
    say(
      `skipped  the verified state of ${sealed.day} could not be stored for the next run: ${String(error)}`,
    );
  }
}
