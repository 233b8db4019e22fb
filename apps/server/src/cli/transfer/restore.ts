import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import type { Environment } from '../../config/environment.js';
import { secretsOf, storedSecrets, storeSecrets } from '../../platform/auth/secrets.js';
import { migrateTo, migrationNames } from '../../platform/database/data-source.js';
import { syncFile, syncFolder } from '../../platform/storage/durable.js';
import { openFiles } from '../../platform/storage/open-files.js';
import { schema } from '../../schema.js';
import { ARCHIVE, archiveOf, copyArchive, refuseUnlessFree } from './archive.js';
import { checkedManifest, type Manifest, TransferFault } from './manifest.js';
import { fillTable } from './stored-tables.js';

type House = Pick<Environment, 'database' | 'dataDir' | 'files'>;

/**
 * Restores a backup to an empty place: every file is first checked against its checksum, and nothing existing is
 * overwritten. Throws `TransferFault` with the obstacle.
 */
export async function restore(house: House, from: string, say: (line: string) => void): Promise<void> {
  const manifest = await checkedManifest(from);
  say(`${Object.keys(manifest.files).length} files match the backup's manifest`);
  const { database, dataDir, files } = house;
  if (manifest.dialect !== database.dialect)
    throw new TransferFault(
      manifest.dialect === 'sqlite'
        ? 'The backup is of SQLite: restore it without a DATABASE_URL, then move it with `npm run to-postgres`'
        : 'The backup is of PostgreSQL: DATABASE_URL has to name an empty database',
    );
  const [kept, archive] = [join(from, ARCHIVE), archiveOf(dataDir)];
  // Before the database is written: a partial restore would block the second attempt.
  await refuseUnlessFree(kept, archive);
  await restoreSecrets(from, manifest, dataDir);
  if (database.dialect === 'sqlite') await placeSqlite(database.file, from);
  else await fillPostgres(database.url, from, manifest);
  const archived = await copyArchive(kept, archive);
  const pictures = openFiles(files, 'uploads');
  const names = Object.keys(manifest.files).filter((path) => dirname(path) === 'uploads');
  for (const path of names) await pictures.write(basename(path), await readFile(join(from, path)));
  const time = new Date(manifest.madeAt).toISOString();
  say(`restored the data of ${time}, with ${names.length} pictures and ${archived} files of the archive`);
}

async function restoreSecrets(from: string, manifest: Manifest, dataDir: string): Promise<void> {
  if (!('secrets.json' in manifest.files)) return;
  const text = await readFile(join(from, 'secrets.json'), 'utf8');
  const there = storedSecrets(dataDir);
  if (there !== null && secretsOf(there).journalKey.id !== secretsOf(text).journalKey.id)
    throw new TransferFault(`${dataDir} has secrets of another installation: they are not written over`);
  storeSecrets(dataDir, text);
}

async function placeSqlite(file: string, from: string): Promise<void> {
  // SQLite would write a log that another database left into this one.
  const there = ['', '-wal', '-shm', '-journal'].map((end) => file + end).find((path) => existsSync(path));
  if (there !== undefined) throw new TransferFault(`${there} is there already: it is not written over`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.part`;
  try {
    await copyFile(join(from, 'database', 'truemark.db'), half);
    syncFile(half);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  syncFolder(dirname(file));
}

async function fillPostgres(url: string, from: string, { migrations, tables }: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await refuseUnlessEmpty(client);
    const unknown = migrations.filter((name) => !migrationNames.includes(name));
    if (unknown.length > 0)
      throw new TransferFault(`The backup is of a newer version: ${unknown.join(', ')} is not known here`);
    await migrateTo({ dialect: 'postgres', url }, schema, migrations);
    await client.query('BEGIN');
    for (const [name, columns] of Object.entries(tables)) {
      const file = createReadStream(join(from, 'database', `${name}.copy.gz`));
      await fillTable(client, { name, columns }, file.pipe(createGunzip()));
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** Throws if the database has any table. */
export async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = current_schema() LIMIT 1');
  if (rows.length > 0)
    throw new TransferFault('The database that DATABASE_URL names is not empty: it is not written over');
}
