import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { migrationNames } from '../../platform/database/data-source.js';

/** Contents of a backup; written last, so a folder without it is not a backup. */
export const MANIFEST = 'manifest.json';

const manifestSchema = z.strictObject({
  format: z.literal(1),
  /** The instant of the snapshot, epoch ms. */
  madeAt: z.number(),
  dialect: z.enum(['sqlite', 'postgres']),
  /** Migrations of its tables. */
  migrations: z.array(z.string()),
  /** Columns of each table that has a file of its own. */
  tables: z.record(z.string(), z.array(z.string())),
  /** By path within the folder. */
  files: z.record(z.string(), z.strictObject({ size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** Whether a folder has a manifest of this format; its files are not checked. */
export async function isFinishedBackup(folder: string): Promise<boolean> {
  try {
    return manifestSchema.safeParse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'))).success;
  } catch {
    return false;
  }
}

/** An error with a message for the person who started the transfer. */
export class TransferFault extends Error {}

/** Throws if a database's tables are of another version. */
export function expectThisVersion(migrations: readonly string[]): void {
  const known = new Set(migrationNames);
  if (migrations.length !== known.size || !migrations.every((name) => known.has(name)))
    throw new TransferFault('The database is of another version: start this one on it once, then try again');
}

/** Size and SHA-256 of a file. */
export async function fileDigest(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part as Buffer);
  return { size: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** The manifest of a backup, after checking every file against it. Throws `TransferFault`. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null);
  if (text === null) throw new TransferFault(`${folder} is no finished backup: it has no ${MANIFEST}`);
  const parsed = manifestSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new TransferFault(`${folder} was written by another version of backups`);
  for (const [path, { size, sha256 }] of Object.entries(parsed.data.files)) {
    if (/^\/|\.\./.test(path)) throw new TransferFault(`${path} leads out of the backup`);
    const found = await fileDigest(join(folder, path)).catch(() => null);
    if (found === null) throw new TransferFault(`${path} is missing in the backup`);
    if (found.size !== size || found.sha256 !== sha256)
      throw new TransferFault(
        `${path} is not what the backup wrote: it was altered, or the disk is at fault`,
      );
  }
  return parsed.data;
}
